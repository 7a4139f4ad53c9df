import { countContentTypes } from '@populace/media-types';
import { columnsOfEveryFormat, tableOf } from '@populace/testkit/schemas';
import { describe, expect, it } from 'vitest';
import { listFormats } from '../registry/catalogue.ts';
import { describeFile } from './describe-file.ts';
import { describeTypes, listContentTypes } from './describe-types.ts';

describe('describeTypes', () => {
  it('says which format writes a type, and how it may be set', () => {
    const described = describeTypes('text/csv; charset=utf-8');

    expect(described).toMatchObject({ kind: 'type', type: { type: 'text/csv', formats: [{ id: 'csv' }] } });
    expect(described.kind === 'type' && described.type.formats[0]?.options.map(({ name }) => name)).toContain('header');
    expect(describeTypes('image/png')).toMatchObject({ kind: 'type', type: { formats: [] } });
  });

  it('says it of extensions, names of files and formats', () => {
    expect(describeTypes('jsonl')).toMatchObject({ kind: 'extension', types: [{ formats: [{ id: 'ndjson' }] }] });
    expect(describeTypes('out/people.csv.gz')).toMatchObject({ kind: 'name', formats: [{ id: 'csv' }] });
    expect(describeTypes('photos.tar.gz')).toMatchObject({ kind: 'name', formats: [] });
    expect(describeTypes('image/pgn')).toMatchObject({
      kind: 'unknown',
      nearest: expect.arrayContaining(['image/png']),
    });
  });

  it('finds every format by its type and by its id, and every type by its format', () => {
    const pages = listContentTypes();
    for (const format of listFormats()) {
      const page = pages.find(({ type }) => type === format.contentType);
      expect(
        page?.formats.map(({ id }) => id),
        format.id,
      ).toContain(format.id);
      expect(JSON.stringify(describeTypes(format.contentType)), format.id).toContain(`"id":"${format.id}"`);
      expect(describeTypes(format.id).kind, format.id).not.toBe('unknown');
    }
    for (const { type, formats } of pages) {
      for (const format of formats) expect(format.contentType).toBe(type);
    }
  });

  it('lists all of mime-db 1.54.0 and what we add, each once, in order', () => {
    const names = listContentTypes().map(({ type }) => type);

    expect(countContentTypes()).toMatchObject({ mimeDb: { types: 2522, withExtensions: 1015 } });
    expect(names.length).toBeGreaterThanOrEqual(countContentTypes().types);
    expect(names).toEqual([...new Set(names)].sort());
  });
});

describe('describeFile', () => {
  const said = (name: string, text: string): string => describeFile(name, new TextEncoder().encode(text)).verdict;

  it.each<[string, string, string]>([
    ['people.csv', 'id,name\n1,Ada\n', 'same'],
    ['people.csv', 'name\nAda\n', 'possible'],
    ['people.csv', '[{"id":1}]', 'different'],
    ['people.csv', 'PK\x03\x04 and more', 'different'],
    ['people.unf', 'PK\x03\x04 and more', 'unknown'],
    ['app.xpi', 'PK\x03\x04 and more', 'possible'],
    ['people.csv', '%PDF-1.7\n', 'different'],
    ['people.json', '{"id": 1}', 'same'],
    ['people.json', '{"id": 1', 'different'],
    ['map.geojson', '{"type": "FeatureCollection"}', 'same'],
    ['feed.rss', '<?xml version="1.0"?><rss/>', 'same'],
    ['notes.txt', 'id,name\n1,Ada\n', 'same'],
    ['notes.md', '# Notes\n\nText.', 'possible'],
    ['notes.md', 'GIF89a', 'different'],
    ['picture.png', 'GIF89a', 'different'],
    ['picture.png', 'some text', 'different'],
    ['load.sql', 'SELECT 1;', 'possible'],
    ['README', 'some text', 'unknown'],
    ['people.csv', '', 'unknown'],
  ])('%s with %j: %s', (name, text, verdict) => {
    expect(said(name, text)).toBe(verdict);
  });

  it('says of our own files what they are', async () => {
    const table = await tableOf(columnsOfEveryFormat, 20);
    for (const format of ['csv', 'tsv', 'json', 'ndjson']) expect(said(`t.${format}`, table.text(format))).toBe('same');
    for (const { id, extensions } of listFormats().filter(({ isText }) => isText)) {
      expect(said(`t.${extensions[0]}`, table.text(id)), id).not.toBe('different');
    }
  });
});

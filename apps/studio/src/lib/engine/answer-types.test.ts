import { describe, expect, it } from 'vitest';
import { infer } from './answer-infer.ts';
import { file, types } from './answer-types.ts';

const names = (query: string, take = 3) => types({ query, take }).types.map(({ type }) => type);

describe('content types and extensions', () => {
  it('finds what an extension stands for, with or without its dot', () => {
    expect(names('.pdf', 1)).toEqual(['application/pdf']);
    expect(names('csv', 1)).toEqual(['text/csv']);
    expect(names('*.webp', 1)).toEqual(['image/webp']);
  });

  it('finds a type by its name or a part of it, what is common first', () => {
    expect(names('image/', 3)).toEqual(['image/jpeg', 'image/png', 'image/gif']);
    expect(names('spreadsheetml.sheet', 1)[0]).toBe(
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    );
  });

  it('shows what people’s files are where nothing is asked, and counts all', () => {
    const { total, found, families } = types({ query: ' ', take: 0 });

    expect(found).toBe(total);
    expect(families.reduce((sum, { count }) => sum + count, 0)).toBe(total);
    expect(names('', 1)).toEqual(['application/pdf']);
  });

  it('says what a whole name means, and what is nearest to a misspelt one', () => {
    expect(types({ query: 'report.tar.gz', take: 1 }).exact).toMatchObject({
      kind: 'name',
      named: { wrapper: 'gzip' },
    });
    expect(types({ query: '.jsno', take: 1 })).toMatchObject({
      found: 0,
      exact: { kind: 'unknown', nearest: ['json', 'aso', 'hjson'] },
    });
  });
});

describe('a file', () => {
  const told = (fileName: string, text: string) => file({ file: new Blob([text]), fileName });

  it('is what its name says, where its bytes agree', async () => {
    const answer = await told('people.csv', 'id,name\n1,Ada\n');

    expect(answer).toMatchObject({ verdict: 'same', isReadable: true, type: { type: 'text/csv' } });
    expect(answer.type?.formats.map(({ id }) => id)).toEqual(['csv']);
  });

  it('is what its bytes say, where they disagree with its name', async () => {
    const answer = await told('people.csv', '%PDF-1.7\n');

    expect(answer).toMatchObject({ verdict: 'different', isReadable: false, type: { type: 'application/pdf' } });
  });

  it('is told by its bytes alone, where its name says nothing', async () => {
    expect(await told('README', 'GIF89a')).toMatchObject({ verdict: 'unknown', type: { type: 'image/gif' } });
    expect(await told('nothing', '')).toMatchObject({ sniffed: [], type: undefined, isReadable: false });
  });

  it.each([
    ['people.csv', 'id,name\n1,Ada\n'],
    ['people.tsv', 'id\tname\n1\tAda\n'],
    ['people.json', '[{"id":1,"name":"Ada"},{"id":2,"name":"Bob"}]'],
    ['people.ndjson', '{"id":1,"name":"Ada"}\n{"id":2,"name":"Bob"}\n'],
    ['people.jsonl', '{"id":1,"name":"Ada"}\n{"id":2,"name":"Bob"}\n'],
  ])('is told to be read where a schema is made of its rows: %s', async (fileName, text) => {
    const answer = await infer({ files: [{ file: new Blob([text]), fileName }], today: '2026-01-01' });

    expect(answer.tables[0]?.columns.map(({ name }) => name)).toEqual(['id', 'name']);
    expect(await told(fileName, text)).toMatchObject({ isReadable: true });
  });

  it('that is compressed is not read, and its content is told by its name', async () => {
    const answer = await told('people.csv.gz', '\u001f');

    expect(answer).toMatchObject({ isReadable: false, named: { wrapper: 'gzip', inner: { type: 'text/csv' } } });
    expect(answer.formats.map(({ id }) => id)).toEqual(['csv']);
  });
});

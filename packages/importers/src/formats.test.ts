import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { importers } from './index.gen.ts';
import { rowFormats } from './infer-files.ts';
import { samples } from './shared/samples-for-tests.ts';
import { tableName } from './shared/tables/read-header.ts';

describe('the formats of files of rows', () => {
  it('are those of all importers, each once', () => {
    expect(rowFormats().map(({ name }) => name)).toEqual(['CSV', 'TSV', 'JSON', 'NDJSON']);
    const extensions = rowFormats().flatMap((format) => format.extensions);
    expect(extensions.filter((extension, index) => extensions.indexOf(extension) < index)).toEqual([]);
  });

  it.each(rowFormats().flatMap(({ extensions }) => extensions))('give a table no name with .%s', (extension) => {
    expect(tableName(`My Customers.${extension}`)).toBe('my_customers');
    expect(tableName(`My Customers.${extension}.gz`)).toBe('my_customers');
  });

  it.each(importers)('are in the document about schemas from files: $id', ({ formats }) => {
    const text = readFileSync(new URL('../../../docs/infer.md', import.meta.url), 'utf8');

    expect(formats.some(({ name }) => text.includes(name))).toBe(true);
  });

  it.each(importers)('have samples that every importer gets: $id', ({ id }) => {
    expect(Object.keys(samples)).toContain(id);
  });
});

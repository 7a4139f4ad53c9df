import { listFormats } from '@populace/library';
import { describe, expect, it } from 'vitest';
import { formatName, groupFormats, isFormatFound } from './format-groups.ts';

const formats = listFormats();
const named = (id: string) => {
  const found = groupFormats(formats)
    .flatMap((group) => group.formats)
    .find((format) => format.id === id);
  if (found === undefined) throw new Error(`There is no format ${id}.`);
  return found;
};

describe('the formats of the export', () => {
  it('stand in one group each, whatever formats there are', () => {
    const shown = groupFormats(formats).flatMap((group) => group.formats.map(({ id }) => id));

    expect(shown.toSorted()).toEqual(formats.map(({ id }) => id).toSorted());
    expect(shown[0]).toBe('csv');
  });

  it('have a place at the end where nobody has placed them', () => {
    const groups = groupFormats([{ ...named('csv'), id: 'bars' }]);

    expect(groups).toMatchObject([{ key: 'otherGroup', formats: [{ id: 'bars', name: 'BARS' }] }]);
  });

  it('are called as people call them', () => {
    expect(['csv', 'xlsx', 'typescript', 'bars'].map(formatName)).toEqual(['CSV', 'Excel', 'TypeScript', 'BARS']);
  });

  it('are found by name, extension, content type and what they are for', () => {
    const found = (words: string) =>
      groupFormats(formats)
        .flatMap((group) => group.formats)
        .filter((format) => isFormatFound(format, 'Tables as text', words))
        .map(({ id }) => id);

    expect(found('excel')).toContain('xlsx');
    expect(found('.jsonl')).toEqual(['ndjson']);
    expect(found('openxmlformats sheet')).toEqual(['xlsx']);
    expect(found('python module')).toEqual(['python']);
    expect(isFormatFound(named('csv'), 'Tables as text', 'tables TEXT')).toBe(true);
    expect(found('nothing like that')).toEqual([]);
  });

  it('tell which hold all tables in one file, and which are packed within', () => {
    const idsOf = (fact: 'holdsTables' | 'isPacked') =>
      formats
        .filter((format) => format[fact])
        .map(({ id }) => id)
        .toSorted();

    expect(idsOf('holdsTables')).toEqual(expect.arrayContaining(['ods', 'sql', 'xlsx']));
    expect(idsOf('isPacked')).toEqual(expect.arrayContaining(['ods', 'parquet', 'xlsx']));
    expect(idsOf('holdsTables')).not.toContain('csv');
    expect(idsOf('isPacked')).not.toContain('csv');
  });
});

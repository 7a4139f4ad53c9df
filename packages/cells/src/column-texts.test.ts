import type { Column } from '@populace/core';
import { batchOf, bytesCells, codesCells, randomCells } from '@populace/testkit';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planColumnTexts } from './column-texts.ts';
import { createTextReader } from './values/text-reader.ts';

/** The texts as they are cut out of the bytes again; null where nothing stands. */
function textsOf(column: Column, n: number, gap: number): (string | null)[] {
  const read = createTextReader(column);
  const wanted = Array.from({ length: n }, (_, row) => read(row));
  const present = Uint8Array.from(wanted, (text) => (text === null ? 0 : 1));
  const texts = planColumnTexts(column, { gap, rows: n, present });
  const bytes = texts.write(n);
  return wanted.map((_, row) => {
    const begin = row === 0 ? 0 : (texts.ends[row - 1] ?? 0);
    const end = texts.ends[row] ?? 0;
    return begin === end && gap > 0 ? null : new TextDecoder().decode(bytes.subarray(begin + gap, end));
  });
}

describe('the texts of a column', () => {
  it.each([
    ['free text', bytesCells(['Zoë', null, '', 'a,"b"'])],
    ['a dictionary', codesCells(['Zoë', null, '', 'a,"b"'])],
  ])('stand one behind the other, as they are: %s', (_, cells) => {
    const [column] = batchOf({ note: cells }).columns;

    expect(column && textsOf(column, 4, 4)).toEqual(['Zoë', null, '', 'a,"b"']);
  });

  it('are those of the cells, whatever these are made of', () => {
    fc.assert(
      fc.property(
        randomCells(40, () => false),
        fc.constantFrom(1, 4),
        (cells, gap) => {
          const [column] = batchOf({ note: cells }).columns;
          if (column === undefined) return;
          const read = createTextReader(column);

          const texts = textsOf(column, cells.n ?? 1, gap);

          expect(texts).toEqual(texts.map((_, row) => read(row)));
        },
      ),
      { numRuns: 200 },
    );
  });
});

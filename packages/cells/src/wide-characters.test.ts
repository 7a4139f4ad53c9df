import {
  batchOf,
  boolCells,
  bytesCells,
  type Cells,
  codesCells,
  constantCells,
  encodeToText,
  partsCells,
} from '@populace/testkit';
import { describe, expect, it } from 'vitest';
import { defineTextEncoder } from './text-encoder.ts';

/** A format that spells out some characters beyond ASCII, refuses others and has its own words for booleans. */
const plain = defineTextEncoder({
  id: 'plain',
  summary: 'One line a row.',
  contentType: 'text/x-plain',
  extensions: ['plain'],
  options: {},
  layout: (_columns, _options, { name }) => ({
    head: `${name}\n`,
    rowClose: '\n',
    cellBetween: '|',
    cell: () => ({
      null: '-',
      escapes: { '\n': '\\n', '\u0085': '\\N', '\u2028': '\\L', '\ufeff': '(sixteen bytes)' },
      refuses: '\u0001\u0086\uffff',
      booleans: { true: 'Yes', false: 'No way' },
    }),
  }),
});

function lines(cells: Cells): string[] {
  return encodeToText(plain, batchOf({ a: cells }))
    .split('\n')
    .slice(1, -1);
}

const texts = ['\u0085', 'é\u0085\u0084 \u2028\u2029', '—\ufeff\ufeff…\ufefe', 'no 😀 such', '\u2028'.repeat(50)];
const spelled = [
  '\\N',
  'é\\N\u0084 \\L\u2029',
  '—(sixteen bytes)(sixteen bytes)…\ufefe',
  'no 😀 such',
  '\\L'.repeat(50),
];

describe('a text format', () => {
  it('knows the name of the table', () => {
    expect(encodeToText(plain, batchOf({ a: ['x'] }))).toBe('things\nx\n');
  });

  it.each(Object.entries({ 'a dictionary': codesCells(texts), 'free text': bytesCells(texts) }))(
    'spells out characters beyond ASCII in %s',
    (_, cells) => {
      expect(lines(cells)).toEqual(spelled);
      expect(lines(partsCells([cells, constantCells('\u2028'), cells]))).toEqual(
        spelled.map((text) => `${text}\\L${text}`),
      );
    },
  );

  it.each(['\u0001', 'é\u0086', '—\uffff'])('refuses %j in any kind of text', (text) => {
    for (const cells of [codesCells(['x', text]), bytesCells(['é—', 'x', text]), constantCells(text)]) {
      expect(() => lines(cells)).toThrow(
        expect.objectContaining({ code: 'format/cannot-hold', message: expect.stringMatching(/U\+(0001|0086|ffff)/) }),
      );
    }
  });

  it('takes no offence at what stands under a null', () => {
    const cells = bytesCells(['\u0001', 'x']);

    const vector = { ...cells.vector, valid: Uint8Array.of(0, 1) };

    // The same vector but for its nulls.
    expect(lines({ ...cells, vector: vector as Cells['vector'] })).toEqual(['-', 'x']);
  });

  it('writes booleans in the words of the format', () => {
    expect(lines(boolCells([true, false, null]))).toEqual(['Yes', 'No way', '-']);
  });
});

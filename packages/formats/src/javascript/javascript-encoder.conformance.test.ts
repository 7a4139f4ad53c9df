import {
  batchOf,
  codesCells,
  decimalCells,
  encodeToText,
  expectedJson,
  int32Cells,
  testEncoder,
  timestampCells,
  wideCells,
} from '@populace/testkit';
import { describe, expect, it } from 'vitest';
import { requireText } from '../shared/readers/require-text-for-tests.ts';
import { javascriptEncoder } from './javascript-encoder.ts';

/** Runs the module in Node, whose engine is not ours. */
function readRows(text: string, extension: 'cjs' | 'mjs'): unknown[][] {
  // The module exports what is asked for here, or the test fails.
  const rows = requireText(text, extension)['things'] as Record<string, unknown>[];
  return rows.map((row) => Object.values(row));
}

testEncoder(javascriptEncoder, {
  options: { module: 'commonjs' },
  readBack: (text) => readRows(text, 'cjs'),
  expected: expectedJson,
  mostRows: 100_000,
});
testEncoder(javascriptEncoder, {
  options: { bigints: 'bigint', decimals: 'text' },
  readBack: (text) => readRows(text, 'mjs'),
  expected(text, column) {
    if (text !== null && column.type.kind === 'int64') return BigInt(text);
    return column.type.kind === 'decimal' ? text : expectedJson(text, column);
  },
});

describe('javascript', () => {
  it('writes a constant of objects', () => {
    const batch = batchOf({ id: int32Cells([1, 2]), 'full name': codesCells(['Ann', null]), class: ['a', 'b'] });

    expect(
      encodeToText(javascriptEncoder, batch, { facts: { name: 'order lines' } }),
    ).toBe(`export const order_lines = [
  { id: 1, "full name": "Ann", class: "a" },
  { id: 2, "full name": null, class: "b" },
];
`);
    expect(encodeToText(javascriptEncoder, batch, { options: { module: 'commonjs', name: 'class' } })).toMatch(
      /^'use strict';\n\nconst class_ = \[\n[\s\S]*\];\n\nmodule\.exports = \{ class_ \};\n$/,
    );
  });

  it('keeps a column and a key of JSON that are called __proto__', () => {
    const json = codesCells(['{"__proto__":{"a":1}}'], { kind: 'json' });
    const text = encodeToText(javascriptEncoder, batchOf({ ['__proto__']: ['x'], json }));

    const { things } = requireText(text, 'mjs');

    expect(JSON.stringify(things)).toBe('[{"__proto__":"x","json":{"__proto__":{"a":1}}}]');
  });

  it('writes exact numbers and points in time as objects when asked', () => {
    const batch = batchOf({
      big: wideCells([2n ** 63n - 1n, null]),
      price: decimalCells([150, -5], 2),
      at: timestampCells([{ days: 1, ms: 1 }, null], 'ms', true),
      local: timestampCells([{ days: 1, ms: 1 }, null], 'ms', false),
    });

    const options = { bigints: 'bigint', decimals: 'text', instants: 'date' };
    const { things } = requireText(encodeToText(javascriptEncoder, batch, { options }), 'mjs');

    expect(things).toEqual([
      { big: 2n ** 63n - 1n, price: '1.50', at: new Date(86_400_001), local: '1970-01-02T00:00:00.001' },
      { big: null, price: '-0.05', at: null, local: null },
    ]);
  });

  it('is an empty list for a table without rows', () => {
    const text = encodeToText(javascriptEncoder, batchOf({ id: int32Cells([]) }));

    expect(requireText(text, 'mjs')['things']).toEqual([]);
  });
});

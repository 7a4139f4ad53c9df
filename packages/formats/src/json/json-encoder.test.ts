import {
  batchOf,
  codesCells,
  decimalCells,
  encodeToText,
  expectedJson,
  float64Cells,
  int32Cells,
  testEncoder,
  wideCells,
} from '@populace/testkit';
import { describe, expect, it } from 'vitest';

import { jsonEncoder } from './json-encoder.ts';

function readJson(text: string): unknown[][] {
  const rows: Record<string, unknown>[] = JSON.parse(text);
  return rows.map((row) => Object.values(row));
}

testEncoder(jsonEncoder, { readBack: readJson, expected: expectedJson });
testEncoder(jsonEncoder, { options: { pretty: true }, readBack: readJson, expected: expectedJson });

describe('json', () => {
  const batch = batchOf({ id: int32Cells([1, 2]), 'na"me': codesCells(['Ann', null]) });

  it('writes one line a row', () => {
    expect(encodeToText(jsonEncoder, batch)).toBe('[\n{"id":1,"na\\"me":"Ann"},\n{"id":2,"na\\"me":null}\n]\n');
  });

  it('writes as JSON.stringify does with two blanks when pretty', () => {
    const rows = [
      { id: 1, 'na"me': 'Ann' },
      { id: 2, 'na"me': null },
    ];

    const text = encodeToText(jsonEncoder, batch, { options: { pretty: true } });

    expect(text).toBe(`${JSON.stringify(rows, null, 2)}\n`);
  });

  it('writes an empty array for a table without rows', () => {
    expect(encodeToText(jsonEncoder, batchOf({ id: int32Cells([]) }))).toBe('[]\n');
  });

  it('writes int64 as text when asked, and other numbers as digits', () => {
    const numbers = batchOf({ big: wideCells([2n ** 63n - 1n]), small: int32Cells([5]) });

    expect(encodeToText(jsonEncoder, numbers)).toBe('[\n{"big":9223372036854775807,"small":5}\n]\n');
    expect(encodeToText(jsonEncoder, numbers, { options: { bigints: 'text' } })).toBe(
      '[\n{"big":"9223372036854775807","small":5}\n]\n',
    );
  });

  it('writes decimals as text when asked, with all their places, also within lists', () => {
    const item = (cents: number): string => JSON.stringify([cents]);
    const batch = batchOf({
      price: decimalCells([1050, -1, null], 2),
      large: wideCells([10n ** 17n, -1n, 0n], 2),
      ratio: float64Cells([0.5, 1, 2]),
      note: codesCells([item(1), item(2), item(3)], { kind: 'json' }),
    });

    const text = encodeToText(jsonEncoder, batch, { options: { decimals: 'text' } });

    expect(JSON.parse(text)).toEqual([
      { price: '10.50', large: '1000000000000000.00', ratio: 0.5, note: [1] },
      { price: '-0.01', large: '-0.01', ratio: 1, note: [2] },
      { price: null, large: '0.00', ratio: 2, note: [3] },
    ]);
    expect(encodeToText(jsonEncoder, batch)).toContain('{"price":10.50,"large":1000000000000000.00,"ratio":0.5');
  });
});

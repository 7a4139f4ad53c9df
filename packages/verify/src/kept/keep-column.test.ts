import { createTextReader } from '@populace/cells';
import { createArena, type LogicalType } from '@populace/core';
import { describe, expect, it } from 'vitest';
import { keepColumn } from './keep-column.ts';
import type { KeptColumn } from './kept-column.ts';

/** Types with three different values each, as files have them. */
const kinds: readonly (readonly [type: LogicalType, texts: readonly [string, string, string]])[] = [
  [{ kind: 'int32' }, ['-2147483648', '0', '2147483647']],
  [{ kind: 'int64' }, ['-9223372036854775808', '9007199254740993', '9007199254740992']],
  [{ kind: 'decimal', precision: 9, scale: 2 }, ['-1.50', '0.00', '1234567.89']],
  [{ kind: 'decimal', precision: 18, scale: 3 }, ['-999999999999999.999', '0.001', '999999999999999.998']],
  [{ kind: 'decimal', precision: 30, scale: 1 }, ['-12345678901234567890123456789.5', '0.0', '0.1']],
  [{ kind: 'float64' }, ['-1.5', '0.1', '1e+300']],
  [{ kind: 'date' }, ['0001-01-01', '1969-12-31', '9999-12-31']],
  [{ kind: 'time', precision: 's' }, ['00:00:00', '08:30:05', '23:59:59']],
  [{ kind: 'time', precision: 'ms' }, ['00:00:00.000', '08:30:05.007', '23:59:59.999']],
  [{ kind: 'timestamp', precision: 's' }, ['0001-01-01T00:00:00', '1969-12-31T23:59:59', '2024-02-29T12:00:00']],
  [
    { kind: 'timestamp', precision: 'us' },
    ['1969-12-31T23:59:59.999999', '2024-02-29T12:00:00.000001', '2024-02-29T12:00:00.000002'],
  ],
  [
    { kind: 'timestamptz', precision: 'ms' },
    ['1969-12-31T23:59:59.999Z', '2024-02-29T12:00:00.000Z', '2024-02-29T12:00:00.250Z'],
  ],
  [
    { kind: 'uuid' },
    [
      '00000000-0000-0000-0000-000000000001',
      'd9428888-122b-11e1-b85c-61cd3cbb3210',
      'ffffffff-ffff-ffff-ffff-ffffffffffff',
    ],
  ],
  [{ kind: 'string' }, ['', 'Zoë', '🦊 fox']],
];

function keptOf(type: LogicalType, texts: readonly string[]): KeptColumn {
  const column = keepColumn(type, texts.length);
  for (const text of texts) column.push(text);
  return column;
}

/** Returns what formulas read of rows of a column, of which there is none where the row is −1. */
function handedTexts(column: KeptColumn, rows: readonly number[]): (string | null)[] {
  const steps: ((n: number) => void)[] = [];
  const vector = column.vector({
    arena: createArena(rows.length, 4096),
    step: (step) => void steps.push(step),
    rows: Float64Array.from(rows),
  });
  for (const step of steps) step(rows.length);
  const read = createTextReader({ name: 'v', type: column.type, vector });
  return rows.map((_, i) => read(i));
}

describe.each(kinds)('kept values of %o', (type, texts) => {
  it('have the texts that were read', () => {
    const column = keptOf(type, texts);

    expect(column.size()).toBe(3);
    expect(texts.map((_, row) => column.text(row))).toEqual(texts);
  });

  it('are equal to the same values of another column, and to no others', () => {
    const [column, others] = [keptOf(type, texts), keptOf(type, texts.toReversed())];

    expect(column.form).toBe(others.form);
    expect(texts.map((_, row) => texts.findIndex((_, other) => column.equals(row, others, other)))).toEqual([2, 1, 0]);
    expect(texts.map((_, row) => column.hash(row))).toEqual(texts.map((_, row) => others.hash(2 - row)));
  });

  it('are handed to formulas as they are, and as null where there is no row or no value', () => {
    const column = keptOf(type, texts);
    column.pushNull();
    column.pushUnknown();

    expect(handedTexts(column, [2, -1, 0, 3, 1, 4])).toEqual([texts[2], null, texts[0], null, texts[1], null]);
  });
});

describe('kept booleans', () => {
  const type: LogicalType = { kind: 'boolean' };

  it('are true, false, null or not known', () => {
    const column = keptOf(type, ['true', 'false']);
    column.pushNull();
    column.pushUnknown();

    expect([0, 1, 2, 3].map((row) => column.text(row))).toEqual(['true', 'false', '', '']);
    expect([0, 1, 2, 3].map((row) => column.isNull(row))).toEqual([false, false, true, true]);
    expect([0, 1, 2, 3].map((row) => column.isUnknown(row))).toEqual([false, false, false, true]);
    expect(column.equals(0, column, 0)).toBe(true);
    expect(column.equals(0, column, 1)).toBe(false);
    expect(column.hash(0)).not.toBe(column.hash(1));
    expect(handedTexts(column, [1, 0, -1, 3])).toEqual(['false', 'true', null, null]);
  });
});

describe('kept columns', () => {
  it.each(kinds)('have room for more rows than expected, of %o', (type, texts) => {
    const column = keepColumn(type, 0);

    for (let row = 0; row < 3000; row++) column.push(texts[row % 3] ?? '');

    expect(column.size()).toBe(3000);
    expect([0, 1, 1024, 2999].map((row) => column.text(row))).toEqual([texts[0], texts[1], texts[1], texts[2]]);
  });

  it('of numbers have bounds in units of their last digit', () => {
    const column = keptOf({ kind: 'decimal', precision: 9, scale: 2 }, ['3.00', '-1.50']);
    column.pushNull();

    expect(column.bounds?.()).toEqual({ min: -150, max: 300 });
    expect(keepColumn({ kind: 'int32' }, 4).bounds?.()).toEqual({ min: 0, max: 0 });
  });

  it('of floating-point numbers take 0 and -0 for the same value', () => {
    const column = keptOf({ kind: 'float64' }, ['0', '-0']);

    expect(column.equals(0, column, 1)).toBe(true);
    expect(column.hash(0)).toBe(column.hash(1));
  });
});

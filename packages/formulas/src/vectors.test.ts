import { vectorTextReader } from '@populace/cells';
import { createArena, createDictionary, type LogicalType, type Vector, wordsOf } from '@populace/core';
import type { Step } from '@populace/recipes';
import { describe, expect, it } from 'vitest';
import { checkFormula } from './check/check-formula.ts';
import type { TableScope } from './check/table-scope.ts';
import type { Frame } from './columns/frame.ts';
import { planFormula } from './evaluate/plan-formula.ts';
import { parseFormula } from './parse/parse-formula.ts';
import type { FormulaType } from './types/formula-type.ts';
import { writeColumn } from './vectors/write-column.ts';

const ROWS = 4;

/** Computes a formula about one column `x` of four rows, given as a vector. */
function compute(
  text: string,
  x: Vector,
  type: FormulaType,
  written: LogicalType,
): { vector: Vector; texts: unknown[] } {
  const parsed = parseFormula(text);
  if ('fault' in parsed) throw new Error(parsed.fault.message);
  const scope: TableScope = {
    table: 'one',
    columns: ['x'],
    columnType: (name) => (name === 'x' ? type : undefined),
    isNullable: () => true,
    parents: new Map(),
    children: [],
    siblings: { obstacle: 'There are none.' },
  };
  const result = checkFormula(parsed.formula, scope);
  if ('faults' in result) throw new Error(result.faults[0]?.message);
  const steps: Step[] = [];
  const frame = {
    arena: createArena(ROWS, 2 ** 16),
    step: (step: Step) => steps.push(step),
    column: () => x,
    rowNumbers: () => Float64Array.from([100, 101, 102, 103]),
    where: 'one.x',
  };
  // Formulas of one table ask no more of a frame than this.
  const vector = writeColumn(
    planFormula(result.checked, frame as unknown as Frame),
    written,
    frame as unknown as Frame,
  );
  for (const step of steps) step(ROWS);
  const read = vectorTextReader(vector);
  return { vector, texts: Array.from({ length: ROWS }, (_, row) => read(row)) };
}

const int: FormulaType = { kind: 'int' };
const int64: LogicalType = { kind: 'int64' };
const wide = (values: readonly bigint[], scale = 0): Vector => ({
  kind: 'wide',
  hi: Int32Array.from(values, (value) => wordsOf(value).hi),
  lo: Int32Array.from(values, (value) => wordsOf(value).lo),
  scale,
});
const small: Vector = { kind: 'int32', values: Int32Array.of(1, -2, 3, 40), min: -2, max: 40 };

describe('vectors', () => {
  it('are handed on as they are where nothing is computed', () => {
    const x = wide([1n, 2n, 3n, 4n]);

    expect(compute('x', x, int, int64).vector).toBe(x);
    expect(compute('row["x"]', x, int, int64).vector).toBe(x);
  });

  it.each<readonly [string, string, Vector, FormulaType, LogicalType, readonly (string | null)[]]>([
    ['of 32 bits', 'x * 2', small, int, int64, ['2', '-4', '6', '80']],
    [
      'of 64 bits',
      'x + 1',
      wide([-1n, 2n ** 62n, -(2n ** 63n), 7n]),
      int,
      int64,
      ['0', '4611686018427387905', '-9223372036854775807', '8'],
    ],
    [
      'of wide decimals',
      'x * 2',
      wide([-1n, 10n ** 16n, 5n, 7n], 2),
      { kind: 'decimal', scale: 2 },
      { kind: 'decimal', precision: 18, scale: 2 },
      ['-0.02', '200000000000000.00', '0.10', '0.14'],
    ],
    ['that are the same everywhere', 'x + 1', { kind: 'constant', text: '41' }, int, int64, ['42', '42', '42', '42']],
    [
      'of codes',
      'x + 1',
      { kind: 'codes', codes: Int32Array.of(0, 1, 2, 0), dictionary: createDictionary(['5', '-6']), nullable: true },
      int,
      int64,
      ['6', '-5', null, '6'],
    ],
    [
      'with nulls',
      'x + 1',
      { ...small, valid: Uint8Array.of(1, 0, 1, 1) } as Vector,
      int,
      int64,
      ['2', null, '4', '41'],
    ],
    [
      'as narrower decimals',
      'x / 7',
      small,
      int,
      { kind: 'decimal', precision: 10, scale: 2 },
      ['0.14', '-0.29', '0.43', '5.71'],
    ],
    ['as floats', 'x / 4', small, int, { kind: 'float64' }, ['0.25', '-0.5', '0.75', '10']],
    ['as decimals', 'x + 0', small, int, { kind: 'decimal', precision: 5, scale: 1 }, ['1.0', '-2.0', '3.0', '40.0']],
    ['as conditions', 'x > 2', small, int, { kind: 'boolean' }, ['false', 'false', 'true', 'true']],
    [
      'as durations',
      'days(x) + hours(12)',
      small,
      int,
      { kind: 'string' },
      ['P1DT12H', '-P1DT12H', 'P3DT12H', 'P40DT12H'],
    ],
    [
      'of digits',
      'x + "!"',
      { kind: 'digits', chunks: [Int32Array.of(1, 2, 3, 4), Int32Array.of(7, 8, 9, 10)], widths: [2, 3] },
      { kind: 'text' },
      { kind: 'string' },
      ['01007!', '02008!', '03009!', '04010!'],
    ],
  ])('%s', (...given) => {
    const [, formula, x, type, written, expected] = given;

    expect(compute(formula, x, type, written).texts).toEqual(expected);
  });

  it('of 64 bits that are known to be small give the same', () => {
    const values = [-(2n ** 40n), 7n, 0n, 2n ** 33n];
    const small: Vector = { ...wide(values), ...{ min: -(2 ** 40), max: 2 ** 33 } };

    for (const formula of ['x * 3 - 1', 'x % 10', 'x / 7', 'x * x * x']) {
      const outcome = (x: Vector): unknown => {
        try {
          return compute(formula, x, int, int64).texts;
        } catch (error) {
          return String(error);
        }
      };

      expect(outcome(small)).toEqual(outcome(wide(values)));
    }
  });

  it('of several kinds are read row by row', () => {
    const x: Vector = {
      kind: 'mixed',
      choice: Int32Array.of(0, 1, 1, 0),
      options: [
        { vector: small },
        { vector: wide([2n ** 40n, -1n, 0n, 0n]), at: Int32Array.of(0, 1, 0, 0), filled: { n: 2 } },
      ],
    };

    expect(compute('x + 1', x, int, int64).texts).toEqual(['2', '0', '1099511627777', '41']);
  });

  it('keep the words of ids', () => {
    const words = [0x01234567, 0x89abcdef, 0x01234567, 0x89abcdef].map((word) => Int32Array.of(word, word, word, word));
    const [a, b, c, d] = words;
    if (a === undefined || b === undefined || c === undefined || d === undefined) throw new Error('There are four.');
    const x: Vector = { kind: 'uuid', words: [a, b, c, d] };

    const { texts } = compute('x == x ? x : null', x, { kind: 'uuid' }, { kind: 'uuid' });

    expect(texts[0]).toBe('01234567-89ab-cdef-0123-456789abcdef');
  });

  it('refuse what their type cannot hold, with the row', () => {
    expect(() => compute('x * 1000', small, int, { kind: 'decimal', precision: 5, scale: 1 })).toThrow(
      'one.x fails in row 103: the value does not fit the type of the column.',
    );
    expect(() => compute('x * 1000000000', small, int, { kind: 'int32' })).toThrow('row 102');
  });

  it('write the fraction of seconds that their precision has', () => {
    const days = Int32Array.of(0, 0, 0, 0);
    const x: Vector = {
      kind: 'timestamp',
      days,
      ms: Int32Array.of(0, 1, 999, 1500),
      us: Int32Array.of(1, 0, 999, 0),
      precision: 'us',
      zoned: true,
      min: 0,
      max: 0,
    };
    const type: FormulaType = { kind: 'timestamp', precision: 'us', zoned: true };

    expect(compute('x + seconds(1)', x, type, { kind: 'timestamptz', precision: 'us' }).texts).toEqual([
      '1970-01-01T00:00:01.000001Z',
      '1970-01-01T00:00:01.001000Z',
      '1970-01-01T00:00:01.999999Z',
      '1970-01-01T00:00:02.500000Z',
    ]);
    expect(compute('x + seconds(1)', x, type, { kind: 'timestamp', precision: 's' }).texts.at(-1)).toBe(
      '1970-01-01T00:00:02',
    );
  });
});

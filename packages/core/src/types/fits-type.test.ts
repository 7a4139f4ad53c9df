import { describe, expect, it } from 'vitest';
import { fitsType } from './fits-type.ts';
import type { LogicalType } from './logical-type.ts';

const money: LogicalType = { kind: 'decimal', precision: 4, scale: 2 };
const seconds = { precision: 's' } as const;

describe('a text written in a schema', () => {
  it.each<readonly [string, LogicalType]>([
    ['', { kind: 'string' }],
    ['2147483647', { kind: 'int32' }],
    ['-2147483648', { kind: 'int32' }],
    ['9223372036854775807', { kind: 'int64' }],
    ['1e-7', { kind: 'float64' }],
    ['99.99', money],
    ['-5', money],
    ['0.00', money],
    ['false', { kind: 'boolean' }],
    ['2024-02-29', { kind: 'date' }],
    ['23:59:59', { kind: 'time', ...seconds }],
    ['2024-02-29T23:59:59', { kind: 'timestamp', ...seconds }],
    ['2024-02-29T23:59:59.250Z', { kind: 'timestamptz', ...seconds }],
    ['46437f47-ec05-4753-9dab-2333868b2cf8', { kind: 'uuid' }],
    ['aGFsbG8=', { kind: 'bytes' }],
    ['{"a": [1, null]}', { kind: 'json' }],
  ])('%s is a value of %o', (text, type) => {
    expect(fitsType(text, type)).toBe(true);
  });

  it.each<readonly [string, LogicalType]>([
    ['2147483648', { kind: 'int32' }],
    ['01', { kind: 'int64' }],
    ['9223372036854775808', { kind: 'int64' }],
    ['free', { kind: 'int64' }],
    ['1e999', { kind: 'float64' }],
    ['NaN', { kind: 'float64' }],
    ['100.00', money],
    ['0.001', money],
    ['yes', { kind: 'boolean' }],
    ['2023-02-29', { kind: 'date' }],
    ['24:00:00', { kind: 'time', ...seconds }],
    ['2024-02-29', { kind: 'timestamp', ...seconds }],
    ['2024-02-29T23:59:59', { kind: 'timestamptz', ...seconds }],
    ['46437F47', { kind: 'uuid' }],
    ['a', { kind: 'bytes' }],
    ['{a: 1}', { kind: 'json' }],
  ])('%s is no value of %o', (text, type) => {
    expect(fitsType(text, type)).toBe(false);
  });
});

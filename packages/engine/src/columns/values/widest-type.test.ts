import { parseType, typeName } from '@populace/core';
import { expect, it } from 'vitest';
import { widestType } from './widest-type.ts';

function widest(...names: readonly string[]): string {
  const [first, ...more] = names.map((name) => parseType(name) ?? { kind: 'string' as const });
  return typeName(widestType(first ?? { kind: 'string' }, more));
}

it.each([
  [['decimal(6,2)', 'decimal(6,2)'], 'decimal(6,2)'],
  // Dollars, yen, dinars: three decimals, and the yen's digits before them.
  [['decimal(6,2)', 'decimal(7)', 'decimal(7,3)'], 'decimal(10,3)'],
  [['int32', 'decimal(4,2)'], 'decimal(12,2)'],
  [['int32', 'int64'], 'int64'],
  [['decimal(18)', 'decimal(4,2)'], 'string'],
  [['int64', 'decimal(4,2)'], 'string'],
  [['date', 'decimal(4,2)'], 'string'],
])('of %j is %s', (names, type) => {
  expect(widest(...names)).toBe(type);
});

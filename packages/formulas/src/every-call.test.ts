import { CodedError } from '@populace/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { check, valuesOf, type World } from './frame-for-tests.ts';
import { functions } from './functions/index.gen.ts';

const world: World = {
  orders: {
    per: 'group',
    columns: {
      id: { type: { kind: 'int32' }, values: ['1', '2', '3'] },
      group: { type: { kind: 'int32' }, values: ['1', '1', '2'] },
      price: { type: { kind: 'decimal', precision: 8, scale: 2 }, values: ['9.90', null, '-3.00'] },
      big: { type: { kind: 'int64' }, values: ['9223372036854775807', '0', null] },
      ratio: { type: { kind: 'float64' }, values: ['0.5', '-1e300', null] },
      title: { type: { kind: 'string' }, values: ['Größe', null, ''] },
      born: { type: { kind: 'date' }, values: ['2000-02-29', null, '9999-12-31'] },
      at: { type: { kind: 'timestamp', precision: 's' }, values: ['2024-01-31T10:00:00', null, '0001-01-01T00:00:00'] },
      open: { type: { kind: 'boolean' }, values: ['true', null, 'false'] },
    },
  },
  lines: {
    per: 'order_id',
    columns: {
      order_id: { type: { kind: 'int32' }, values: ['1', '1', '3'], refersTo: { table: 'orders', as: 'order' } },
      price: { type: { kind: 'decimal', precision: 8, scale: 2 }, values: ['1.00', null, '2.00'] },
    },
  },
};

// biome-ignore format: such lists read better in lines.
const values = [
  'null', 'true', '0', '-1', '3', '1.25', '2.5e0', '""', '"a,b"', '"1"', 'id', 'price', 'big', 'ratio', 'title', 'born', 'at', 'open',
  'now', 'seed', 'rowNumber', 'days(1)', 'hours(0.5)', 'time("12:00:00")', 'previous.price', 'next.at', 'lines.count()',
  'lines.map(l, l.price).sum()', 'lines.map(l, l.price).max()', 'lines.filter(l, l.price > price)', 'lines.map(l, l.price + big)', '[1, 2]',
  '[]', '[null]', '[title, "x"]', '[price, 1].filter(x, x > 1)', 'running.sum(price)', 'running.max(at)', '"[0-9]+"', '"d.M.yyyy"', '2',
];

/** A call of a function, operator or macro with any values, which may be nonsense. */
const calls = fc
  .tuple(
    fc.constantFrom(...functions),
    fc.array(fc.constantFrom(...values), { minLength: 1, maxLength: 3 }),
    fc.boolean(),
    fc.boolean(),
  )
  .map(([{ name, form }, [first = '1', ...rest], isBehind, hasBody]) => {
    if (form === 'operator') return rest.length === 0 ? `${name}(${first})` : `(${first}) ${name} (${rest[0] ?? ''})`;
    if (name.includes('.') || (!isBehind && form === 'function')) return `${name}(${[first, ...rest].join(', ')})`;
    const body = rest.length > 0 && hasBody ? 'x, ' : '';
    return `(${first}).${name}(${body}${rest.join(', ')})`;
  });

describe('every call', () => {
  it('is refused with a reason, or computed, or fails in a row', () => {
    let computed = 0;
    fc.assert(
      fc.property(calls, (formula) => {
        const result = check(formula, world, 'orders');
        if ('faults' in result) {
          expect(result.faults.length).toBeGreaterThan(0);
          return;
        }
        try {
          expect(valuesOf(formula, world, 'orders')).toHaveLength(3);
          computed++;
        } catch (error) {
          if (!(error instanceof CodedError) || error.code !== 'formula/failed') throw error;
        }
      }),
      { numRuns: 1500 },
    );
    expect(computed).toBeGreaterThan(40);
  });

  it('may stand within another', () => {
    const nested = fc.tuple(calls, calls, calls).map(([a, b, c]) => `coalesce(${a}, ${b}) == (${c})`);
    fc.assert(
      fc.property(
        fc.oneof(
          nested,
          fc.tuple(calls, calls).map(([a, b]) => `lines.map(l, if(${a} == null, 1, 2) + (${b})).sum()`),
        ),
        (formula) => {
          if ('faults' in check(formula, world, 'orders')) return;
          try {
            expect(valuesOf(formula, world, 'orders')).toHaveLength(3);
          } catch (error) {
            if (!(error instanceof CodedError) || error.code !== 'formula/failed') throw error;
          }
        },
      ),
      { numRuns: 1500 },
    );
  });
});

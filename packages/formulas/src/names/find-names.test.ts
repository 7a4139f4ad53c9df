import { expect, it } from 'vitest';
import { checkFormula } from '../check/check-formula.ts';
import type { TableScope } from '../check/table-scope.ts';
import { parseFormula } from '../parse/parse-formula.ts';
import { findNames } from './find-names.ts';

/** Orders of customers, with lines; all columns are whole numbers. */
function scopeOf(table: string): TableScope {
  const columns = { customers: ['id', 'rate'], orders: ['id', 'customer_id', 'total'], lines: ['order_id', 'price'] };
  const own = columns[table as keyof typeof columns];
  const parent = { customers: undefined, orders: 'customer', lines: 'order' }[table];
  const child = { customers: 'orders', orders: 'lines' }[table];
  const open = (name: string) => () => scopeOf(name);
  return {
    table,
    columns: own,
    columnType: (name) => (own.includes(name) ? { kind: 'int' } : undefined),
    isNullable: () => false,
    parents: new Map(
      parent === undefined
        ? []
        : [[parent, { reference: `${parent}_id`, isNullable: false, open: open(`${parent}s`) }]],
    ),
    children:
      child === undefined
        ? []
        : [
            {
              table: child,
              reference: child === 'lines' ? 'order_id' : 'customer_id',
              obstacle: undefined,
              open: open(child),
            },
          ],
    siblings: { parent: parent === undefined ? 'id' : `${parent}_id` },
  };
}

it.each([
  ['orders', 'total + customer.rate * 2'],
  ['orders', 'lines.map(l, l.price * total).sum() > 3 ? customer.orders.count() : id'],
  ['lines', 'order.customer.orders.filter(o, o.total > price).map(o, o.id).max()'],
  ['lines', '[price, order.total].map(x, x * 2).sum()'],
  ['customers', 'orders.exists(o, o.lines.exists(l, l.price > rate))'],
  ['lines', 'row["price"] + order["total"] + parent("order_id").id'],
])('finds in %s the columns that the check finds: %s', (table, text) => {
  const read = parseFormula(text);
  if ('fault' in read) throw new Error(read.fault.message);
  const verdict = checkFormula(read.formula, scopeOf(table));
  if ('faults' in verdict) throw new Error(verdict.faults[0]?.message);

  const found = findNames(read.formula.expression, scopeOf(table)).map(({ means, of }) => {
    if (means.kind === 'column') return `${of.table}.${means.column}`;
    return means.kind === 'parent' ? `${of.table}.${means.reference}` : `${means.table}.${means.reference}`;
  });

  expect([...new Set(found)].toSorted()).toEqual(
    verdict.checked.reads.map(({ table: of, column }) => `${of}.${column}`).toSorted(),
  );
});

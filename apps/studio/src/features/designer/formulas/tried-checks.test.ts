import { expect, it } from 'vitest';
import { trialOf, triedChecks } from './tried-checks.ts';

const text = `populace: 1
tables:
  orders:
    rows: 10
    columns: { paid: "integer { min: 1, max: 9 }" }
    checks: [paid > 0, paid < 5]`;
const trials = [
  { pointer: '/tables/orders/checks/0', rows: 10, held: 10 },
  { pointer: '/tables/orders/checks/1', rows: 10, held: 4 },
];

it('tells of each check in how many rows it held', () => {
  const tried = triedChecks(text, 'orders', trials);

  expect(trialOf(tried, '/tables/orders/checks/0', 'paid > 0')?.held).toBe(10);
  expect(trialOf(tried, '/tables/orders/checks/1', 'paid < 5')?.held).toBe(4);
});

it('tells nothing of a formula that was not tried, whatever stood in its place before', () => {
  const tried = triedChecks(text, 'orders', trials);

  expect(trialOf(tried, '/tables/orders/checks/0', 'paid > 5')).toBeUndefined();
});

it('tells nothing of no rows', () => {
  const tried = triedChecks(text, 'orders', [{ pointer: '/tables/orders/checks/0', rows: 0, held: 0 }]);

  expect(trialOf(tried, '/tables/orders/checks/0', 'paid > 0')).toBeUndefined();
});

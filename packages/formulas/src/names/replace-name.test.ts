import { expect, it } from 'vitest';
import { replaceName } from './replace-name.ts';

it.each([
  ['1 + prce', 'prce', 'price', '1 + price'],
  ['1 + prce', 'prce', 'unit price', '1 + row["unit price"]'],
  ['order.prce * 2', 'prce', 'price', 'order.price * 2'],
  ['order.prce * 2', 'prce', 'unit price', 'order["unit price"] * 2'],
  ['row["prce"]', '"prce"', 'unit price', 'row["unit price"]'],
  ["parent('custmer').id", "parent('custmer')", 'customer', 'parent("customer").id'],
  ['rnd(price)', 'rnd', 'round', 'round(price)'],
  ['x.size', 'size', 'size()', 'x.size()'],
])('%s: %s becomes %s', (text, wrong, name, right) => {
  expect(replaceName(text, { offset: text.indexOf(wrong), length: wrong.length }, name)).toBe(right);
});

import { testGenerator, valuesMadeBy } from '@populace/testkit';
import { describe, expect, it } from 'vitest';
import { department } from './department.ts';
import { grocery } from './grocery.ts';
import { product } from './product.ts';
import { productAdjective } from './product-adjective.ts';
import { productMaterial } from './product-material.ts';

const words = { text: ['first', 'second one', 'third'] };
const all = [
  [department, 'commerce.department'],
  [grocery, 'commerce.grocery'],
  [product, 'commerce.product'],
  [productAdjective, 'commerce.adjective'],
  [productMaterial, 'commerce.material'],
] as const;

for (const [generator, name] of all) testGenerator(generator, { tables: { [name]: words } });

describe('words of commerce', () => {
  it.each(all)('are those of the locale: %#', async (generator, name) => {
    const values = await valuesMadeBy(generator, {}, { tables: { [name]: words } });

    expect(new Set(values)).toEqual(new Set(words.text));
  });
});

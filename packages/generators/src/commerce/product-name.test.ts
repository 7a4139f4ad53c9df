import { testGenerator, valuesMadeBy } from '@populace/testkit';
import { expect, it } from 'vitest';
import { productName } from './product-name.ts';

const product = '(cup|lamp|chair|bag)';
testGenerator(productName, { matches: new RegExp(`^((red|small|sturdy) ${product}|${product} of (tin|wool|glass))$`) });

it('puts all words of the locale together', async () => {
  const values = await valuesMadeBy(productName, {}, { rows: 2000 });

  // 3 adjectives and 3 materials with 4 products.
  expect(new Set(values).size).toBe(24);
});

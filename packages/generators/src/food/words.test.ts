import { testGenerator, valuesMadeBy } from '@populace/testkit';
import { describe, expect, it } from 'vitest';
import { adjective } from './adjective.ts';
import { dish } from './dish.ts';
import { ethnicCategory } from './ethnic-category.ts';
import { fruit } from './fruit.ts';
import { ingredient } from './ingredient.ts';
import { meat } from './meat.ts';
import { spice } from './spice.ts';
import { vegetable } from './vegetable.ts';

const words = { text: ['first', 'second one', 'third'] };
const all = [
  [adjective, 'food.adjective'],
  [dish, 'food.dish'],
  [ethnicCategory, 'food.ethnicCategory'],
  [fruit, 'food.fruit'],
  [ingredient, 'food.ingredient'],
  [meat, 'food.meat'],
  [spice, 'food.spice'],
  [vegetable, 'food.vegetable'],
] as const;

for (const [generator, name] of all) testGenerator(generator, { tables: { [name]: words } });

describe('words of food', () => {
  it.each(all)('are those of the locale: %#', async (generator, name) => {
    const values = await valuesMadeBy(generator, {}, { tables: { [name]: words } });

    expect(new Set(values)).toEqual(new Set(words.text));
  });
});

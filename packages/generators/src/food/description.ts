import { concat, constant, defineGenerator, type Generator, pick } from '@populace/recipes';

/** Descriptions of dishes. */
export const description: Generator = defineGenerator({
  id: 'food.description',
  summary: 'A dish with what is in it, in the words that the locale has.',
  synonyms: { en: 'menu item, dish description' },
  options: {},
  recipe: (_options, { table }) =>
    concat(
      pick(table('food.dish')),
      constant(': '),
      pick(table('food.vegetable')),
      constant(', '),
      pick(table('food.ingredient')),
      constant(', '),
      pick(table('food.spice')),
    ),
});

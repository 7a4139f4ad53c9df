import { defineGenerator, type Generator, pick } from '@populace/recipes';

/** Vegetables. */
export const vegetable: Generator = defineGenerator({
  id: 'food.vegetable',
  summary: 'A vegetable.',
  synonyms: { de: 'Gemüse', fr: 'légume', es: 'verdura', ja: '野菜' },
  options: {},
  recipe: (_options, { table }) => pick(table('food.vegetable')),
});

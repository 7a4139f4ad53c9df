import { defineGenerator, type Generator, pick } from '@populace/recipes';

/** Dishes. */
export const dish: Generator = defineGenerator({
  id: 'food.dish',
  summary: 'The name of a dish.',
  synonyms: { en: 'meal, recipe', de: 'Gericht, Speise', fr: 'plat', es: 'plato', ja: '料理' },
  options: {},
  recipe: (_options, { table }) => pick(table('food.dish')),
});

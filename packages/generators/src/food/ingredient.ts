import { defineGenerator, type Generator, pick } from '@populace/recipes';

/** Ingredients. */
export const ingredient: Generator = defineGenerator({
  id: 'food.ingredient',
  summary: 'Something that one cooks with.',
  synonyms: { de: 'Zutat', fr: 'ingrédient', es: 'ingrediente', ja: '食材' },
  options: {},
  recipe: (_options, { table }) => pick(table('food.ingredient')),
});

import { defineGenerator, type Generator, pick } from '@populace/recipes';

/** Cuisines. */
export const ethnicCategory: Generator = defineGenerator({
  id: 'food.ethnicCategory',
  summary: 'A cuisine by its people or country.',
  aliases: ['cuisine'],
  synonyms: { en: 'kitchen style', de: 'Küche' },
  options: {},
  recipe: (_options, { table }) => pick(table('food.ethnicCategory')),
});

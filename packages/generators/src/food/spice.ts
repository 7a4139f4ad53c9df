import { defineGenerator, type Generator, pick } from '@populace/recipes';

/** Spices. */
export const spice: Generator = defineGenerator({
  id: 'food.spice',
  summary: 'A spice.',
  synonyms: { de: 'Gewürz', fr: 'épice', es: 'especia' },
  options: {},
  recipe: (_options, { table }) => pick(table('food.spice')),
});

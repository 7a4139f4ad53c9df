import { defineGenerator, type Generator, pick } from '@populace/recipes';

/** Groceries. */
export const grocery: Generator = defineGenerator({
  id: 'commerce.grocery',
  summary: 'Something that a grocer sells.',
  aliases: ['Product (Grocery)'],
  synonyms: { en: 'grocery item', de: 'Lebensmittel', fr: 'épicerie' },
  options: {},
  recipe: (_options, { table }) => pick(table('commerce.grocery')),
});

import { defineGenerator, type Generator, pick } from '@populace/recipes';

/** Formats of books. */
export const format: Generator = defineGenerator({
  id: 'book.format',
  summary: 'How a book is bound or sold.',
  synonyms: { en: 'binding', de: 'Einband' },
  options: {},
  recipe: (_options, { table }) => pick(table('book.format')),
});

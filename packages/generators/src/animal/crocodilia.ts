import { defineGenerator, type Generator, pick } from '@populace/recipes';

/** Crocodiles and alligators. */
export const crocodilia: Generator = defineGenerator({
  id: 'animal.crocodilia',
  summary: 'A kind of crocodile or alligator.',
  options: {},
  recipe: (_options, { table }) => pick(table('animal.crocodilia')),
});

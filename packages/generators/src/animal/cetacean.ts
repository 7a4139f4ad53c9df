import { defineGenerator, type Generator, pick } from '@populace/recipes';

/** Whales and dolphins. */
export const cetacean: Generator = defineGenerator({
  id: 'animal.cetacean',
  summary: 'A kind of whale or dolphin.',
  options: {},
  recipe: (_options, { table }) => pick(table('animal.cetacean')),
});

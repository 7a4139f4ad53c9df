import { defineGenerator, type Generator, pick } from '@populace/core';

/** Whales and dolphins. */
export const cetacean: Generator = defineGenerator({
  id: 'animal.cetacean',
  summary: 'A kind of whale or dolphin.',
  options: {},
  recipe: (_options, { table }) => pick(table('animal.cetacean')),
});

import { defineGenerator, type Generator, pick } from '@populace/recipes';

/** Breeds of rabbits. */
export const rabbit: Generator = defineGenerator({
  id: 'animal.rabbit',
  summary: 'A breed of rabbit.',
  options: {},
  recipe: (_options, { table }) => pick(table('animal.rabbit')),
});

import { defineGenerator, type Generator, pick } from '@populace/recipes';

/** Fishes. */
export const fish: Generator = defineGenerator({
  id: 'animal.fish',
  summary: 'A kind of fish.',
  synonyms: { de: 'Fisch', ja: '魚' },
  options: {},
  recipe: (_options, { table }) => pick(table('animal.fish')),
});

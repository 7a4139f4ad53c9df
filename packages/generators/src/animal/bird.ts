import { defineGenerator, type Generator, pick } from '@populace/recipes';

/** Birds. */
export const bird: Generator = defineGenerator({
  id: 'animal.bird',
  summary: 'A kind of bird.',
  synonyms: { de: 'Vogel', fr: 'oiseau', es: 'ave', ja: '鳥' },
  options: {},
  recipe: (_options, { table }) => pick(table('animal.bird')),
});

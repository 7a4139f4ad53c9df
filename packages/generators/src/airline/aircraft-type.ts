import { defineGenerator, type Generator, pick } from '@populace/recipes';

/** Kinds of aircraft. */
export const aircraftType: Generator = defineGenerator({
  id: 'airline.aircraftType',
  summary: 'A kind of aircraft: regional, narrowbody or widebody.',
  options: {},
  recipe: () => pick(['narrowbody', 'regional', 'widebody'], { weights: [6, 3, 2] }),
});

import { defineGenerator, type Generator, pick } from '@populace/recipes';

/** Kinds of bicycles. */
export const bicycle: Generator = defineGenerator({
  id: 'vehicle.bicycle',
  summary: 'A kind of bicycle.',
  synonyms: { en: 'bike', de: 'Fahrrad', fr: 'vélo', es: 'bicicleta', ja: '自転車' },
  options: {},
  recipe: (_options, { table }) => pick(table('vehicle.bicycle')),
});

import { defineGenerator, type Generator, pick } from '@populace/recipes';

/** Fuels. */
export const fuel: Generator = defineGenerator({
  id: 'vehicle.fuel',
  summary: 'What a vehicle runs on.',
  synonyms: { en: 'fuel type', de: 'Kraftstoff', fr: 'carburant', es: 'combustible', ja: '燃料' },
  options: {},
  recipe: (_options, { table }) => pick(table('vehicle.fuel')),
});

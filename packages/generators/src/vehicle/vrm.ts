import { concat, constant, defineGenerator, digits, type Generator, letters } from '@populace/core';

/** Marks of vehicles. */
export const vrm: Generator = defineGenerator({
  id: 'vehicle.vrm',
  summary:
    'A mark of two letters, two digits and three letters, as British plates have it; an area that none is given out for.',
  aliases: ['licensePlate', 'license plate'],
  synonyms: {
    en: 'registration mark, number plate',
    de: 'Kennzeichen, Autokennzeichen',
    fr: 'immatriculation',
    es: 'matrícula',
    ja: 'ナンバープレート',
  },
  options: {},
  validity: { valid: 'shape', safe: 'reserved' },
  recipe: () =>
    concat(constant('Q'), letters('ABCDEFGHJKLMNOPRSTUVWXY', 1), digits(2), letters('ABCDEFGHJKLMNOPRSTUVWXYZ', 3)),
});

import { defineGenerator, type Generator, view } from '@populace/recipes';

/** Numbers of houses. */
export const buildingNumber: Generator = defineGenerator({
  id: 'location.buildingNumber',
  summary: "The number of the row's house.",
  aliases: ['buildingNumber', 'Street Number'],
  synonyms: {
    en: 'house number, street number',
    de: 'Hausnummer',
    fr: 'numéro de rue',
    es: 'número de casa',
  },
  subject: 'place',
  options: {},
  recipe: () => view('place', 'number'),
});

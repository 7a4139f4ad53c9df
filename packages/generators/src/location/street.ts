import { defineGenerator, type Generator, view } from '@populace/recipes';

/** Streets. */
export const street: Generator = defineGenerator({
  id: 'location.street',
  summary: 'A street without a number; in Japan the part of the city that the postcode names.',
  aliases: ['streetName', 'location.streetName', 'Street Name', 'address.street', 'address.streetName'],
  synonyms: {
    en: 'road, lane',
    de: 'Straße, Straßenname, Str.',
    es: 'calle, vía',
    fr: 'rue, voie',
    ja: '町名, 町域',
  },
  subject: 'place',
  options: {},
  recipe: () => view('place', 'street'),
});

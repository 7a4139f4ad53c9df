import { defineGenerator, type Generator, view } from '@populace/recipes';

/** Names of countries. */
export const country: Generator = defineGenerator({
  id: 'location.country',
  summary:
    "The home country: that of the row's locale, by its name in the locale's language; location.anyCountry is any country of the world.",
  aliases: ['country', 'Country', 'address.country'],
  synonyms: {
    en: 'nation, country name, home country',
    de: 'Land, Staat',
    es: 'país',
    fr: 'pays',
    ja: '国, 国名, kuni',
  },
  subject: 'place',
  options: {},
  recipe: () => view('place', 'country'),
});

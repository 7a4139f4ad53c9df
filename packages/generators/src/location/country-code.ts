import { defineGenerator, type Generator, view } from '@populace/recipes';

/** Codes of countries. */
export const countryCode: Generator = defineGenerator({
  id: 'location.countryCode',
  summary: "The country of the row's locale, by its two letters (ISO 3166-1).",
  aliases: ['countryCode', 'Country Code', 'address.countryCode'],
  synonyms: {
    en: 'iso 3166, iso country, country iso',
    de: 'Ländercode, Länderkürzel, Landeskennzeichen',
    es: 'código de país',
    fr: 'code pays',
    ja: '国コード',
  },
  subject: 'place',
  options: {},
  recipe: () => view('place', 'countryCode'),
});

import { defineGenerator, type Generator, view } from '@populace/core';

/** Codes of countries. */
export const countryCode: Generator = defineGenerator({
  id: 'location.countryCode',
  summary: "The country of the row's locale, by its two letters (ISO 3166-1).",
  aliases: ['countryCode', 'Country Code'],
  subject: 'place',
  options: {},
  recipe: () => view('place', 'countryCode'),
});

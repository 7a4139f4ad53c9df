import { defineGenerator, type Generator, view } from '@populace/core';

/** Names of countries. */
export const country: Generator = defineGenerator({
  id: 'location.country',
  summary: "The country of the row's locale, by its name in the locale's language.",
  aliases: ['country', 'Country'],
  subject: 'place',
  options: {},
  recipe: () => view('place', 'country'),
});

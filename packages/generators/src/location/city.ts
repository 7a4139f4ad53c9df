import { defineGenerator, type Generator, view } from '@populace/core';

/** Cities. */
export const city: Generator = defineGenerator({
  id: 'location.city',
  summary: "A city of the locale's country, as likely as it has inhabitants.",
  aliases: ['city', 'town', 'City'],
  subject: 'place',
  options: {},
  recipe: () => view('place', 'city'),
});

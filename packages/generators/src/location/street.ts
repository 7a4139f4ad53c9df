import { defineGenerator, type Generator, view } from '@populace/core';

/** Streets. */
export const street: Generator = defineGenerator({
  id: 'location.street',
  summary: 'A street without a number; in Japan the part of the city that the postcode names.',
  aliases: ['streetName', 'location.streetName', 'Street Name'],
  subject: 'place',
  options: {},
  recipe: () => view('place', 'street'),
});

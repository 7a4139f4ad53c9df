import { defineGenerator, type Generator, view } from '@populace/core';

/** Postcodes. */
export const postcode: Generator = defineGenerator({
  id: 'location.postcode',
  summary: "A postcode of the row's city.",
  aliases: ['location.zipCode', 'location.zip', 'location.postalCode', 'zipCode', 'zip', 'postalCode', 'Postal Code'],
  subject: 'place',
  options: {},
  recipe: () => view('place', 'postcode'),
});

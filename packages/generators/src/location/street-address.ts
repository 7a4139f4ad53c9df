import { booleanOption, defineGenerator, type Generator, view } from '@populace/core';

/** Streets with numbers. */
export const streetAddress: Generator = defineGenerator({
  id: 'location.streetAddress',
  summary: "Street and number of the row's address, in the order of the locale.",
  aliases: ['streetAddress', 'address', 'location.address', 'Street Address'],
  subject: 'place',
  options: { full: booleanOption({ default: false, summary: 'With postcode and city, on one line.' }) },
  recipe: ({ full }) => view('place', full ? 'fullAddress' : 'streetAddress'),
});

import { booleanOption } from '@populace/core';
import { defineGenerator, type Generator, view } from '@populace/recipes';

/** Streets with numbers. */
export const streetAddress: Generator = defineGenerator({
  id: 'location.streetAddress',
  summary: "Street and number of the row's address, in the order of the locale.",
  aliases: ['StreetAddress', 'streetAddress', 'address', 'location.address', 'Street Address', 'address.streetAddress'],
  synonyms: {
    en: 'street and number, address line, address line 1, street line, home address, postal address, delivery address, billing address, shipping address',
    de: 'Anschrift, Straße und Hausnummer, Straße Nr., Lieferadresse, Rechnungsadresse',
    es: 'dirección, domicilio',
    fr: 'adresse, adresse postale',
    ja: '住所, 番地, jusho, juusho',
  },
  subject: 'place',
  options: { full: booleanOption({ default: false, summary: 'With postcode and city, on one line.' }) },
  recipe: ({ full }) => view('place', full ? 'fullAddress' : 'streetAddress'),
});

import { enumOption } from '@populace/core';
import { concat, defineGenerator, digits, type Generator, view } from '@populace/recipes';

/** Postcodes. */
export const postcode: Generator = defineGenerator({
  id: 'location.postcode',
  summary: "A postcode of the row's city.",
  aliases: [
    'PostalZip',
    'location.zipCode',
    'location.zip',
    'location.postalCode',
    'zipCode',
    'zip',
    'postalCode',
    'Postal Code',
    'address.zipCode',
  ],
  synonyms: {
    en: 'zip code, post code, postal, zip postal code',
    de: 'PLZ, Postleitzahl',
    es: 'código postal, cod postal, CP',
    fr: 'code postal',
    ja: '郵便番号, yubin bango, yuubinbangou',
  },
  subject: 'place',
  options: {
    mode: enumOption(['valid', 'invalid'], {
      default: 'valid',
      summary: "valid: one of the row's city; invalid: the same with two digits too many.",
    }),
  },
  recipe: ({ mode }) => (mode === 'valid' ? view('place', 'postcode') : concat(view('place', 'postcode'), digits(2))),
});

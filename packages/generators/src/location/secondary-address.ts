import { concat, constant, defineGenerator, type Generator, integer } from '@populace/recipes';

/** Flats. */
export const secondaryAddress: Generator = defineGenerator({
  id: 'location.secondaryAddress',
  summary: 'A flat by its number alone, as every language writes it: #12.',
  aliases: ['secondaryAddress', 'Address Line 2', 'address.secondaryAddress'],
  synonyms: {
    en: 'apartment, flat, suite, unit number',
    de: 'Adresszusatz, Wohnung',
    fr: "complément d'adresse",
    es: 'piso',
  },
  options: {},
  recipe: () => concat(constant('#'), integer(1n, 120n)),
});

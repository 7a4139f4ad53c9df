import { booleanOption } from '@populace/core';
import { defineGenerator, type Generator, letters } from '@populace/recipes';

/** Names of bookings. */
export const recordLocator: Generator = defineGenerator({
  id: 'airline.recordLocator',
  summary: 'The name of a booking: six characters without those that look alike.',
  aliases: ['recordLocator'],
  synonyms: {
    en: 'pnr, booking reference, booking code',
    de: 'Buchungscode, Buchungsnummer',
    fr: 'référence de réservation',
    es: 'localizador',
  },
  options: { digits: booleanOption({ default: false, summary: 'With digits, too.' }) },
  recipe: ({ digits }) => letters(digits ? 'ABCDEFGHJKMNPQRSTUVWXYZ23456789' : 'ABCDEFGHJKMNPQRSTUVWXYZ', 6),
});

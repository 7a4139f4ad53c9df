import { enumOption } from '@populace/core';
import { concat, defineGenerator, type Generator, integer, letters } from '@populace/recipes';

const seats = {
  regional: { rows: 20n, letters: 'ABCD' },
  narrowbody: { rows: 35n, letters: 'ABCDEF' },
  widebody: { rows: 60n, letters: 'ABCDEFGHJK' },
} as const;

/** Seats. */
export const seat: Generator = defineGenerator({
  id: 'airline.seat',
  summary: 'A seat by its row and letter.',
  synonyms: { en: 'seat number', de: 'Sitzplatz', fr: 'siège', es: 'asiento', ja: '座席' },
  options: {
    aircraft: enumOption(['regional', 'narrowbody', 'widebody'], {
      default: 'narrowbody',
      summary: 'How many rows, and how many seats in each.',
    }),
  },
  recipe({ aircraft }) {
    const { rows, letters: alphabet } = seats[aircraft];
    return concat(integer(1n, rows), letters(alphabet, 1));
  },
});

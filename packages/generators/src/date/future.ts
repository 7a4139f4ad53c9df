import type { Generator } from '@populace/recipes';
import { aroundNow } from './around-now.ts';

/** Points in time after now. */
export const future: Generator = aroundNow({
  id: 'date.future',
  summary: "Points in time (or days, with type: date) after the schema's now.",
  aliases: ['date.soon'],
  synonyms: {
    en: 'upcoming date, coming date, later',
    de: 'zukünftiges Datum',
    es: 'fecha futura',
    fr: 'date future',
    ja: '未来の日付',
  },
  back: false,
  ahead: true,
  howFar: 'How far ahead at most',
});

import type { Generator } from '@populace/recipes';
import { aroundNow } from './around-now.ts';

/** Points in time before now. */
export const past: Generator = aroundNow({
  id: 'date.past',
  summary: "Points in time (or days, with type: date) before the schema's now.",
  aliases: ['date.recent'],
  synonyms: {
    en: 'earlier date, history, ago',
    de: 'vergangenes Datum',
    es: 'fecha pasada',
    fr: 'date passée',
    ja: '過去の日付',
  },
  back: true,
  ahead: false,
  howFar: 'How far back at most',
});

import { defineGenerator, durationOption, type Generator, momentOption, timeOrderedId } from '@populace/recipes';
import { checkIdTime, everyMs, startMs } from './id-time.ts';

/** Ids of 26 characters in the order of time. */
export const ulid: Generator = defineGenerator({
  id: 'ulid',
  summary: 'Ids of 26 characters whose time rises with the row, different in every row.',
  aliases: ['string.ulid', 'ULID'],
  synonyms: {
    en: 'sortable id, time-ordered id',
  },
  options: {
    start: momentOption({ summary: "The time of the first row; the schema's now less a year if absent." }),
    every: durationOption({ summary: 'The time from row to row; a second if absent.' }),
  },
  check: checkIdTime,
  recipe: ({ start, every }, { now }) => timeOrderedId('ulid', startMs(start, now), everyMs(every)),
});

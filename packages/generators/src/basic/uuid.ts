import { enumOption } from '@populace/core';
import {
  defineGenerator,
  durationOption,
  type Generator,
  momentOption,
  timeOrderedId,
  uuid as uuidRecipe,
} from '@populace/recipes';
import { checkIdTime, everyMs, startMs } from './id-time.ts';

/** Universally unique ids. */
export const uuid: Generator = defineGenerator({
  id: 'uuid',
  summary: 'Universally unique ids (RFC 9562), different in every row.',
  aliases: ['string.uuid', 'guid', 'GUID', 'datatype.uuid'],
  synonyms: {
    en: 'unique id, universally unique id',
    de: 'eindeutige Kennung',
    es: 'identificador único',
    fr: 'identifiant unique',
    ja: '一意識別子',
  },
  options: {
    version: enumOption(['4', '7'], {
      default: '4',
      summary: 'Random (4), or beginning with a time that rises with the row (7).',
    }),
    start: momentOption({ summary: "Version 7: the time of the first row; the schema's now less a year if absent." }),
    every: durationOption({ summary: 'Version 7: the time from row to row; a second if absent.' }),
  },
  check({ version, start, every }, at) {
    checkIdTime({ start, every }, at);
    for (const name of ['start', 'every']) {
      if (version === '4' && at.has(name)) {
        at.problems.add(
          'schema/invalid-option',
          at.option(name),
          `${name} belongs to version 7; add version: 7, or drop it`,
        );
      }
    }
  },
  recipe({ version, start, every }, { now }) {
    return version === '4' ? uuidRecipe() : timeOrderedId('uuid7', startMs(start, now), everyMs(every));
  },
});

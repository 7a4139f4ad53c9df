import { textOption } from '@populace/core';
import {
  defineGenerator,
  type Generator,
  rhythm,
  rhythmCount,
  time as timeRecipe,
  timesBetween,
} from '@populace/recipes';
import { precisionOption } from './range.ts';
import { hoursOption } from './rhythms.ts';

/** Times of day. */
export const time: Generator = defineGenerator({
  id: 'date.time',
  summary: 'Times of day.',
  aliases: ['time', 'Time'],
  synonyms: {
    en: 'time of day, clock',
    de: 'Uhrzeit, Tageszeit',
    es: 'hora, hora del día',
    fr: 'heure',
    ja: '時刻, 時間, jikoku',
  },
  options: {
    min: textOption({ default: '00:00:00', summary: 'The earliest: 08:30, or 08:30:15.' }),
    max: textOption({ default: '23:59:59.999', summary: 'The latest.' }),
    precision: precisionOption,
    hours: hoursOption,
  },
  check({ min, max, precision, hours }, at) {
    for (const [name, text] of Object.entries({ min, max })) {
      if (msOfTime(text) === undefined) {
        const message = `${name} must be a time of day such as 08:30 or 17:45:30, but is ${JSON.stringify(text)}`;
        at.problems.add('schema/invalid-option', at.option(name), message);
      }
    }
    const [from, to] = [msOfTime(min), msOfTime(max)];
    if (from === undefined || to === undefined) return;
    if (from > to) {
      const message = `min (${min}) is later than max (${max}); swap them or drop one`;
      at.problems.add('schema/invalid-option', at.option('min'), message);
    } else if (timesBetween(from, to, precision) === 0) {
      const message = `there is no whole second from ${min} to ${max}; widen the range, or take precision: ms`;
      at.problems.add('schema/invalid-option', at.option('min'), message);
    } else if (rhythmCount(timeRecipe(from, to, precision), { hours }) === 0n) {
      const message = `hours leaves nothing from ${min} to ${max}; widen the range, or give a weight to an hour in it`;
      at.problems.add('schema/invalid-option', at.option('hours'), message);
    }
  },
  recipe: ({ min, max, precision, hours }) =>
    rhythm(timeRecipe(msOfTime(min) ?? 0, msOfTime(max) ?? 0, precision), { hours }),
});

/** Milliseconds after midnight of a text such as `08:30` or `08:30:15.250`, or undefined. */
function msOfTime(text: string): number | undefined {
  const [, hour = '', minute = '', second = '0', fraction = ''] =
    /^([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d)(?:\.(\d{1,3}))?)?$/.exec(text) ?? [];
  if (hour === '') return undefined;
  return ((+hour * 60 + +minute) * 60 + +second) * 1000 + Number(fraction.padEnd(3, '0'));
}

import {
  concat,
  constant,
  defineGenerator,
  type Generator,
  integer,
  oneOf,
  pick,
  type Recipe,
} from '@populace/recipes';

const minute = (): Recipe => integer(0n, 59n);
const hour = (): Recipe => integer(0n, 23n);
const line = (...fields: readonly (string | Recipe)[]): Recipe =>
  concat(
    ...fields.flatMap((field, place) => [
      ...(place === 0 ? [] : [constant(' ')]),
      typeof field === 'string' ? constant(field) : field,
    ]),
  );

/** Schedules of cron. */
export const cron: Generator = defineGenerator({
  id: 'system.cron',
  summary: 'A schedule in the five fields of cron (POSIX crontab): minute, hour, day, month, weekday.',
  aliases: ['cron'],
  synonyms: { en: 'cron expression, schedule, crontab', de: 'Zeitplan' },
  options: {},
  recipe: () =>
    oneOf([
      { weight: 3, recipe: line(minute(), hour(), '*', '*', '*') },
      { weight: 3, recipe: line(pick(['*/5', '*/10', '*/15', '*/20', '*/30']), '*', '*', '*', '*') },
      { weight: 2, recipe: line(minute(), '*', '*', '*', '*') },
      { weight: 2, recipe: line(minute(), hour(), '*', '*', pick(['1-5', '0', '1', '2', '3', '4', '5', '6'])) },
      // Every month has these days.
      { weight: 2, recipe: line(minute(), hour(), integer(1n, 28n), '*', '*') },
      { weight: 1, recipe: line(minute(), hour(), integer(1n, 28n), integer(1n, 12n), '*') },
      { weight: 1, recipe: line(minute(), pick(['*/2', '*/3', '*/4', '*/6', '*/8', '*/12']), '*', '*', '*') },
    ]),
});

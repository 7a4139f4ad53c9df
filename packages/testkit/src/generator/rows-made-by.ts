import { type Moment, parseMoment } from '@populace/calendar';
import { createTextReader } from '@populace/cells';
import { openTable } from '@populace/engine';
import type { Generator, Subject } from '@populace/recipes';
import type { LocaleSketch } from '../engine/sketched-packs.ts';
import { type WorldSettings, worldOf } from '../engine/world-of.ts';
import { generated, type OptionsSketch } from './settled-generator.ts';
import { TINY, tinyLocale, tinyWorld } from './tiny-locale.ts';

/** A generator, or one with options beside its defaults. */
export type GeneratedColumn = Generator | readonly [generator: Generator, options: OptionsSketch];

/** How rows are made: as a world is, but in the made-up locale unless there is another one. */
export interface RowSettings extends WorldSettings {
  /** 400 if absent. */
  readonly rows?: number;
  /** A date or timestamp. */
  readonly now?: string;
  /** Facts that the made-up locale has otherwise. */
  readonly facts?: { readonly [name: string]: string };
  /** Tables and patterns that the made-up locale has otherwise, or beside. */
  readonly tables?: LocaleSketch['tables'];
  readonly patterns?: LocaleSketch['patterns'];
}

/**
 * Makes the first rows of a table whose columns are generators', as texts by the columns' names.
 * @throws CodedError with the first problem, of options or of the plan.
 */
export async function rowsMadeBy<N extends string>(
  columns: { readonly [K in N]: GeneratedColumn },
  settings: RowSettings = {},
): Promise<{ readonly [K in N]: string }[]> {
  const { rows = 400, now, facts = {}, tables = {}, patterns = {}, subjects = [], ...more } = settings;
  const moment = now === undefined ? undefined : momentOf(now);
  const names = Object.keys(columns) as N[]; // The type says which keys it has.
  const sketches = names.map((name) => {
    const column: GeneratedColumn = columns[name];
    const [generator, options] = 'id' in column ? [column, {}] : column;
    return [name, generated(generator, options, moment)];
  });
  const world = await worldOf(
    { t: { rows, columns: Object.fromEntries(sketches) } },
    {
      ...tinyWorld,
      locales: {
        [TINY]: {
          ...tinyLocale,
          facts: { ...tinyLocale.facts, ...facts },
          tables: { ...tinyLocale.tables, ...tables },
          patterns: { ...tinyLocale.patterns, ...patterns },
        },
      },
      ...more,
      subjects: moment === undefined ? subjects : subjects.map((subject) => subjectAt(subject, moment)),
    },
  );
  const run = openTable(world, world.table('t'), { columns: names });
  const readers = run.batch.columns.map((column) => ({ name: column.name, read: createTextReader(column) }));
  return Array.from({ length: rows }, (_, row) => {
    if (row % run.batchRows === 0) run.fillRange(row, Math.min(run.batchRows, rows - row));
    const cells = readers.map(({ name, read }) => [name, read(row % run.batchRows) ?? '']);
    return Object.fromEntries(cells) as { [K in N]: string }; // One cell a name.
  });
}

/** The first values of one generator. */
export async function valuesMadeBy(
  generator: Generator,
  options: OptionsSketch = {},
  settings: RowSettings = {},
): Promise<string[]> {
  return (await rowsMadeBy({ v: [generator, options] }, settings)).map(({ v }) => v);
}

function momentOf(text: string): Moment {
  const moment = parseMoment(text, { days: 0, ms: 0, us: 0, hasTime: false });
  if (moment === undefined) throw new RangeError(`${text} is no moment.`);
  return moment;
}

/** A subject for which it is another time than for its world. */
function subjectAt(subject: Subject, now: Moment): Subject {
  const fields = Object.entries(subject.fields).map(([name, recipe]): [string, typeof recipe] => [
    name,
    (scope) => recipe({ ...scope, now }),
  ]);
  return { ...subject, fields: Object.fromEntries(fields) };
}

import { CodedError, type RowSet } from '@populace/core';
import { createLocaleChoice } from '../columns/planners/row-locales.ts';
import { keysOfTable } from '../columns/planning.ts';
import { openTable, type TableRun } from '../columns/rows/table-run.ts';
import type { Window } from '../columns/rows/window.ts';
import type { LocaleMix } from '../model/locale-tables.ts';
import type { PlannableWorld } from '../model/plannable-world.ts';
import type { PlannedTable } from '../model/table.ts';
import type { WorldFacts } from '../model/world-facts.ts';
import { sampleRows } from '../run/sample-rows.ts';
import { createColumnCollector } from './column-collector.ts';
import type { LocaleCount, TableProfile } from './table-profile.ts';

/** What of a table is looked at. */
export interface ProfileOptions {
  readonly window: Window;
  /** How many of its rows are looked at, at most. */
  readonly rows: number;
  /** How many bins a histogram has at most. */
  readonly bins: number;
  /** Names of columns; all that are not hidden if absent. */
  readonly columns?: readonly string[] | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** The texts of all rows that are looked at have room in so many bytes; of rows that are longer, fewer are looked at. */
const MOST_BYTES = 256 * 2 ** 20;

/** Looks at rows spread evenly over a window, or at all of them where they are few. Memory is bounded by the rows looked at. */
export function profileTable(world: PlannableWorld, table: PlannedTable, options: ProfileOptions): TableProfile {
  const { window, columns, bins, signal } = options;
  const run = openTable(world, table, { columns });
  const bytesPerRow = run.arenaBytes / run.batchRows;
  const rows = sampleRows(window, Math.max(1, Math.min(options.rows, Math.floor(MOST_BYTES / bytesPerRow))));
  const collectors = run.batch.columns.map((column) => createColumnCollector(column, { room: rows.length, bins }));
  const locales = table.mix && createLocaleCounter(world, table, table.mix, run);
  for (let at = 0; at < rows.length; at += run.batchRows) {
    if (signal?.aborted === true) throw new CodedError('run/cancelled', 'The run was cancelled.');
    const list = rows.subarray(at, at + run.batchRows);
    // Rows that follow one another are made faster as such.
    if (rows.length === window.take) run.fillRange(list[0], list.length);
    else run.fillList(list);
    for (const { collect } of collectors) collect(list.length);
    locales?.collect();
  }
  return {
    table: table.name,
    sample: { rows: rows.length, of: window.take, isWhole: rows.length === window.take },
    locales: locales?.counts(),
    columns: collectors.map(({ profile }) => profile()),
  };
}

interface LocaleCounter {
  collect(): void;
  counts(): readonly LocaleCount[];
}

function createLocaleCounter(world: WorldFacts, { name }: PlannedTable, mix: LocaleMix, run: TableRun): LocaleCounter {
  const rows: RowSet = run.batch.rows;
  const choose = createLocaleChoice(mix, keysOfTable(world, name));
  const words = new Int32Array(rows.lo.length);
  const choice = new Int32Array(rows.lo.length);
  const counts = mix.locales.map(() => 0);
  const sum = mix.weights.reduce((all, weight) => all + weight, 0);
  return {
    collect() {
      choose(rows, words, choice);
      for (let i = 0; i < rows.n; i++) counts[choice[i]]++;
    },
    counts: () => mix.locales.map(({ id }, place) => ({ id, rows: counts[place], asked: mix.weights[place] / sum })),
  };
}

import { createRowSet, type RowSet } from '@populace/core';
import type { LocaleMix } from '../../model/locale-tables.ts';
import type { TablePlanner } from '../../model/plannable-world.ts';
import type { PlanningParts } from '../planning.ts';
import { createLocalePlanner } from './locale-planner.ts';
import type { LocalePlanner, TableContext } from './locale-rows.ts';
import { createLocaleChoice } from './row-locales.ts';

/** Rows divided among the locales of a mix: each row has one, whoever asks. */
export interface Partition {
  /** By row, its locale's place in the mix. */
  readonly choice: Int32Array;
  /** By row, its place among the rows of its locale. */
  readonly at: Int32Array;
  /** One a locale. */
  readonly parts: readonly { readonly rows: RowSet; readonly planner: LocalePlanner }[];
}

/**
 * Plans the division of `rows`. The rows of each locale are planned as a list of rows of that locale alone, so a row of a mix
 * has the values that it has where its locale is the only one.
 */
export function planPartition(
  mix: LocaleMix,
  parts: PlanningParts,
  context: TableContext & { readonly rows: RowSet },
): Partition {
  const { arena, step } = parts;
  const { rows, table, keyOf } = context;
  const choose = createLocaleChoice(mix, keyOf);
  const words = arena.int32();
  const choice = arena.int32();
  const at = arena.int32();
  const sets = mix.locales.map(() => createRowSet(arena.rows));
  step(() => {
    choose(rows, words, choice);
    divide(rows, choice, sets, at);
  });
  return {
    choice,
    at,
    parts: mix.locales.map((locale, place) => {
      const own = sets[place] as RowSet; // One was made for each locale.
      const ofLocale: PlanningParts = {
        ...parts,
        step(fill) {
          step(() => {
            if (own.n > 0) fill(own.n);
          });
        },
      };
      let others: TablePlanner | undefined;
      const ownPlanner = (): TablePlanner => {
        others ??= context.parentPlanner(ofLocale, table, own);
        return others;
      };
      return { rows: own, planner: createLocalePlanner(ofLocale, { ...context, locale, rows: own, own: ownPlanner }) };
    }),
  };
}

/** Lists the rows of each choice, in order; `at` gets each row's place in its list. */
function divide(rows: RowSet, choice: Int32Array, sets: readonly RowSet[], at: Int32Array): void {
  for (const set of sets) set.n = 0;
  for (let i = 0; i < rows.n; i++) {
    const set = sets[choice[i]];
    at[i] = set.n;
    set.lo[set.n] = rows.lo[i];
    set.hi[set.n] = rows.hi[i];
    set.n++;
  }
}

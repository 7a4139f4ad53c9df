import { createRowSet, type RowSet, setRange, words32 } from '@populace/core';
import { createAliasTable } from '@populace/recipes';
import type { LocaleMix } from '../../model/locale-tables.ts';
import type { PlannedTable } from '../../model/table.ts';
import type { WorldFacts } from '../../model/world-facts.ts';
import { type KeyOf, keysOfTable } from '../planning.ts';

/** The stream of a row's locale: one for all that looks at it. */
export const LOCALE_PATH = 's:locale';

/** Writes, for each of the rows, the place of its locale in the mix. `words` is room of the same length. */
export type LocaleChoice = (rows: RowSet, words: Int32Array, choice: Int32Array) => void;

/** Creates what chooses the locale of each row of a table. */
export function createLocaleChoice(mix: LocaleMix, keyOf: KeyOf): LocaleChoice {
  const key = keyOf(LOCALE_PATH, '');
  const alias = createAliasTable(mix.weights);
  return (rows, words, choice) => {
    words32(key, rows, words);
    alias.fill(rows.n, words, choice);
  };
}

/** Rows looked at together. */
const ROOM = 512;

/** Returns what tells, for the contiguous rows from `from` on, the place of each one's locale in the mix. */
export function createLocaleReader(
  world: WorldFacts,
  { name }: PlannedTable,
  mix: LocaleMix,
): (from: number, n: number) => Int32Array {
  const choose = createLocaleChoice(mix, keysOfTable(world, name));
  const rows = createRowSet(ROOM);
  const words = new Int32Array(rows.lo.length);
  const choice = new Int32Array(rows.lo.length);
  return (from, n) => {
    const places = new Int32Array(n);
    if (mix.locales.length === 1) return places;
    for (let done = 0; done < n; done += ROOM) {
      setRange(rows, from + done, Math.min(ROOM, n - done));
      choose(rows, words, choice);
      places.set(choice.subarray(0, rows.n), done);
    }
    return places;
  };
}

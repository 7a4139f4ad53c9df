import type { ReadObject } from '../shared/tables/read-table.ts';
import type { FlatRow } from './flat-row.ts';

/** With fewer columns there is nothing to be missing together. */
const FEWEST_COLUMNS = 2;

/** Finds the objects that only some rows have, with the columns of their fields; outer ones first. */
export function findObjects(rows: readonly FlatRow[], columns: readonly string[]): readonly ReadObject[] {
  const counts = new Map<string, number>();
  const homes = new Map<string, string | undefined>();
  for (const row of rows) {
    for (const name of row.objects.keys()) counts.set(name, (counts.get(name) ?? 0) + 1);
    for (const [name, home] of row.homes) if (!homes.has(name)) homes.set(name, home);
  }
  const countOf = (name: string | undefined): number => (name === undefined ? rows.length : (counts.get(name) ?? 0));
  /** The nearest object round a field or an object that not all rows have which have the one round it. */
  const sometimes = (name: string): string | undefined => {
    for (let home = homes.get(name); home !== undefined; home = homes.get(home)) {
      if (countOf(home) < countOf(homes.get(home))) return home;
    }
    return undefined;
  };
  const isWithin = (name: string, object: string): boolean => {
    for (let home = homes.get(name); home !== undefined; home = homes.get(home)) if (home === object) return true;
    return false;
  };
  return [...counts.keys()]
    .filter((name) => countOf(name) < countOf(homes.get(name)))
    .filter((name) => columns.filter((column) => isWithin(column, name)).length >= FEWEST_COLUMNS)
    .map((name) => ({
      name,
      within: sometimes(name),
      rows: countOf(name),
      columns: columns.flatMap((column, at) => (sometimes(column) === name ? [at] : [])),
    }));
}

import type { JsonRow } from './split-rows.ts';

/** An object's fields by the names of their columns, as cells of a CSV file would have them. */
export interface FlatRow {
  readonly cells: ReadonlyMap<string, string>;
  /** Fields that are lists. */
  readonly lists: ReadonlySet<string>;
  /** Objects within it, each with the one that it is within, outer ones first. */
  readonly objects: ReadonlyMap<string, string | undefined>;
  /** The objects that the fields are within. */
  readonly homes: ReadonlyMap<string, string | undefined>;
}

const DEEPEST = 8;

/** Makes cells of the fields of an object, and of those of objects within it: `address.city` is `address_city`. */
export function flatRow(row: JsonRow): FlatRow {
  const cells = new Map<string, string>();
  const lists = new Set<string>();
  const objects = new Map<string, string | undefined>();
  const homes = new Map<string, string | undefined>();
  const fill = (object: JsonRow, home: string | undefined, depth: number): void => {
    for (const [key, value] of Object.entries(object)) {
      const name = home === undefined ? key : `${home}_${key}`;
      homes.set(name, home);
      if (Array.isArray(value)) lists.add(name);
      else if (isObject(value)) {
        objects.set(name, home);
        if (depth < DEEPEST) fill(value, name, depth + 1);
      } else cells.set(name, value === null ? '' : String(value));
    }
  };
  fill(row, undefined, 0);
  return { cells, lists, objects, homes };
}

function isObject(value: unknown): value is JsonRow {
  return typeof value === 'object' && value !== null;
}

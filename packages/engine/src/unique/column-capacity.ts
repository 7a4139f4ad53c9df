import type { PlannedColumn } from '../model/column.ts';
import type { PlannableWorld } from '../model/plannable-world.ts';
import type { PlannedTable } from '../model/table.ts';
import { leastCapacity, uniqueVariant } from './unique-variant.ts';
import { isUniqueByRow, whyNotUnique } from './why-not-unique.ts';

/** How many different values a column has room for. */
export interface ColumnCapacity {
  /** How many it can take; undefined where that is not known, is without end, or is of several locales, which may share some. */
  readonly values: bigint | undefined;
  /** What would be if it were unique, or is. */
  readonly unique: UniqueRoom;
}

/** Whether a column can be unique, and for how many rows. */
export type UniqueRoom =
  | { readonly kind: 'counted'; readonly rows: bigint }
  /** Every row has another value. */
  | { readonly kind: 'unbounded' }
  /** A sentence with the way out. */
  | { readonly kind: 'impossible'; readonly why: string };

/** Counts the values of a column, whether it is unique or not. */
export function columnCapacity(world: PlannableWorld, table: PlannedTable, column: PlannedColumn): ColumnCapacity {
  const [{ recipe, scope }, ...more] = column.variants;
  const values = more.length === 0 && column.made ? scope.capacity(recipe) : undefined;
  return { values: typeof values === 'bigint' ? values : undefined, unique: roomOf(world, table, asUnique(column)) };
}

function roomOf(world: PlannableWorld, table: PlannedTable, column: PlannedColumn): UniqueRoom {
  const why = whyNotUnique(world, table, column);
  if (why !== undefined) return { kind: 'impossible', why };
  if (column.made && column.capacity > 0n) return { kind: 'counted', rows: column.capacity };
  if (column.made && isUniqueByRow(column)) return { kind: 'unbounded' };
  return { kind: 'counted', rows: BigInt(new Set(column.given.map(({ text }) => text)).size) };
}

/** The column that there would be if it were unique. */
function asUnique(column: PlannedColumn): PlannedColumn {
  if (column.unique) return column;
  const [first, ...more] = column.variants;
  const unique = (): typeof column => column;
  const variants = [uniqueVariant(first, unique), ...more.map((variant) => uniqueVariant(variant, unique))] as const;
  return { ...column, variants, unique: true, different: true, capacity: leastCapacity(variants, column) };
}

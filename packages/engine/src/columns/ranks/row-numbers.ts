import { type RowSet, rowNumber } from '@populace/core';
import type { Family } from '../../model/family.ts';
import { isNumbered, type PlannedUnique } from '../../model/planned-unique.ts';
import type { CountPort } from '../../model/sum-port.ts';
import type { PlannedTable } from '../../model/table.ts';
import type { PlanningParts } from '../planning.ts';

/** Writes a number for the first n rows: those that are to differ have different ones, below the size of the unique. */
export type RowNumbers = (n: number, numbers: Float64Array) => void;

/** The numbers of rows that differ together: their own, or, where only some are to differ, those among these. */
export function createRowNumbers(
  unique: PlannedUnique,
  { world, table, rows }: { readonly world: CountPort; readonly table: PlannedTable; readonly rows: RowSet },
): RowNumbers {
  const { where, size } = unique;
  if (where === undefined || !isNumbered(unique, table)) {
    return (n, numbers) => {
      for (let i = 0; i < n; i++) numbers[i] = rowNumber(rows, i);
    };
  }
  const sum = world.rowsWhere(where);
  return (n, numbers) => {
    const index = sum.index();
    for (let i = 0; i < n; i++) {
      const row = rowNumber(rows, i);
      const before = index.before(row);
      // A row that is free may have any value.
      numbers[i] = index.before(row + 1) > before ? before : row % size;
    }
  };
}

/** What the children of parents are numbered with. */
interface FamilyPlanning extends Pick<PlanningParts, 'arena' | 'step'> {
  readonly world: CountPort;
  readonly table: PlannedTable;
  family(): Family;
}

/**
 * The parents of rows, and numbers that tell the children of each apart: their places among them, or, where only some are to differ, those
 * among these.
 */
export function numberedFamily(unique: PlannedUnique, { world, table, arena, step, family }: FamilyPlanning): Family {
  const { parents, places } = family();
  const { where, size } = unique;
  const { relation } = table;
  if (where === undefined || relation === undefined || !isNumbered(unique, table)) return { parents, places };
  const numbers = arena.float64();
  const sum = world.childrenWhere(where);
  step((n) => {
    const index = sum.index();
    for (let i = 0; i < n; i++) {
      const { first } = relation.childrenOf(rowNumber(parents, i));
      const before = index.before(first + places[i]);
      // A row that is free may have any value.
      const isTaken = index.before(first + places[i] + 1) > before;
      numbers[i] = isTaken ? before - index.before(first) : places[i] % size;
    }
  });
  return { parents, places: numbers };
}

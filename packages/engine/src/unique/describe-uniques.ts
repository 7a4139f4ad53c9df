import type { PlannedColumn } from '../model/column.ts';
import type { PlannedUnique } from '../model/planned-unique.ts';
import type { PlannedTable } from '../model/table.ts';

/** What is asked to be unique, how many values it has room for, and how many are used. */
export interface UniqueSummary {
  readonly columns: readonly string[];
  /** How many values, or combinations of values, there are; undefined where each row has one of its own by nature. */
  readonly capacity: string | undefined;
  /** How many rows need one: those of the table, or the most that a parent has. */
  readonly used: number;
  /** The part of the capacity that is used, from 0 to 1; 0 where that is without end. */
  readonly share: number;
  /** The parent table within whose rows the columns are unique. */
  readonly within: string | undefined;
}

/** Describes the uniques of a table that are asked for: of columns, then of several together. */
export function describeUniques(table: PlannedTable): readonly UniqueSummary[] {
  const columns = table.columns.filter(({ unique, made }) => unique && made);
  return [
    ...columns.map((column) => describeColumn(column, table)),
    ...table.uniques.map((unique) => describeUnique(unique, table)),
  ];
}

function describeColumn({ name, capacity }: PlannedColumn, { rowCount }: PlannedTable): UniqueSummary {
  // Those whose every row differs by nature have no count, but where their numbers end.
  const isCounted = capacity > 0n;
  return {
    columns: [name],
    capacity: isCounted ? `${capacity}` : undefined,
    used: rowCount,
    share: isCounted ? rowCount / Number(capacity) : 0,
    within: undefined,
  };
}

function describeUnique({ columns, capacity, within }: PlannedUnique, table: PlannedTable): UniqueSummary {
  const { relation, rowCount } = table;
  const used = within && relation !== undefined ? relation.greatest : rowCount;
  return {
    columns,
    capacity: `${capacity}`,
    used,
    share: capacity === 0n ? 0 : used / Number(capacity),
    within: within ? relation?.table : undefined,
  };
}

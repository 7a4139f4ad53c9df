import type { PlannedColumn } from '../model/column.ts';
import type { UniqueSummary } from '../model/feature-summaries.ts';
import type { PlannedUnique } from '../model/planned-unique.ts';
import type { PlannedTable } from '../model/table.ts';

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

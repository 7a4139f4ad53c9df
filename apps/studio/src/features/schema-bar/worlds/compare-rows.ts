/** Rows of a table in two worlds, column by column, as previews give them. */
export interface WorldRows {
  readonly columns: readonly { readonly name: string }[];
  readonly cells: readonly (readonly (string | null)[])[];
}

/** What differs between the rows of two worlds that stand at the same places. */
export interface Difference {
  /** By row and column; true where both have the cell and it differs. */
  readonly changed: readonly (readonly boolean[])[];
  /** Rows with at least one cell that differs, and rows that only one world has. */
  readonly rowsChanged: number;
  readonly rows: number;
  /** Cells that differ, of those that both have: from 0 to 1. */
  readonly share: number;
}

/** Compares the rows of one table in two worlds, place by place. */
export function compareRows(one: WorldRows, other: WorldRows): Difference {
  const [mine, theirs] = [rowCountOf(one), rowCountOf(other)];
  const both = Math.min(mine, theirs);
  const changed = Array.from({ length: both }, (_, row) =>
    one.cells.map((cells, column) => cells[row] !== other.cells[column]?.[row]),
  );
  const cellsChanged = changed.flat().filter(Boolean).length;
  const differing = changed.filter((row) => row.includes(true)).length;
  const rows = Math.max(mine, theirs);
  return {
    changed,
    rowsChanged: differing + rows - both,
    rows,
    share: cellsChanged / Math.max(1, both * one.columns.length),
  };
}

function rowCountOf({ cells }: WorldRows): number {
  return cells[0]?.length ?? 0;
}

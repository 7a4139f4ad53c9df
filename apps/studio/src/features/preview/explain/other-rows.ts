import type { CellExplanation, PartExplanation } from '@populace/library';

/** Whose numbers of rows a cell depends on, besides its seed and its own row. */
export interface OtherRows {
  /** The tables that its value comes from; none where it is made of its own row alone. */
  readonly tables: readonly string[];
  /** Whether its row belongs to a parent, so that the rows of each parent count. */
  readonly isChild: boolean;
}

/** Returns whose numbers of rows a cell depends on, through all that it is made of. */
export function otherRowsOf(cell: CellExplanation): OtherRows {
  if (cell.nulls?.isNull === true) return { tables: [], isChild: false };
  const parts = partsBelow(cell);
  const tables = parts.flatMap(({ cells }) => cells.map(({ table }) => table)).filter((name) => name !== cell.table);
  const isChild = parts.some(({ kind, how }) => kind === 'reference' && how.includes(FOLLOWED));
  return { tables: [...new Set(tables)], isChild };
}

/** What the engine says of a reference that leads to the row's own parent. */
const FOLLOWED = 'the parent that the row belongs to';

/** The parts of a cell, and of the cells that these come from. */
function partsBelow({ made }: CellExplanation): readonly PartExplanation[] {
  return made === undefined ? [] : withParts(made);
}

function withParts(part: PartExplanation): readonly PartExplanation[] {
  return [part, ...part.parts.flatMap(withParts), ...part.cells.flatMap(partsBelow)];
}

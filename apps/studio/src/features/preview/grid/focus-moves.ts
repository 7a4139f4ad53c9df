/** A place in the grid: a head, a row that stays on top, or a row. Column 0 is the number of the row. */
export interface GridPlace {
  readonly area: 'head' | 'pinned' | 'rows';
  /** The number of the row; 0 for the head. */
  readonly row: number;
  readonly column: number;
}

/** What moves depend on. */
export interface GridShape {
  readonly rowCount: number;
  /** With the number of the row. */
  readonly columnCount: number;
  readonly pinned: readonly number[];
  /** The first row that is seen whole, and how many are. */
  readonly firstRow: number;
  readonly pageRows: number;
  readonly isRtl: boolean;
}

/** Returns where a key leads to; undefined for keys that move nothing. */
export function moveFocus(at: GridPlace, key: { key: string; ctrl: boolean }, shape: GridShape): GridPlace | undefined {
  const { rowCount, columnCount, pageRows, isRtl } = shape;
  const last = columnCount - 1;
  const toColumn = (column: number): GridPlace => ({ ...at, column: clamp(column, last) });
  const toRow = (row: number, column = at.column): GridPlace =>
    rowCount === 0 ? { ...at, column } : { area: 'rows', row: clamp(row, rowCount - 1), column };
  switch (key.key) {
    case 'ArrowRight':
      return toColumn(at.column + (isRtl ? -1 : 1));
    case 'ArrowLeft':
      return toColumn(at.column + (isRtl ? 1 : -1));
    case 'ArrowDown':
      return key.ctrl ? toRow(rowCount - 1) : down(at, shape);
    case 'ArrowUp':
      return key.ctrl ? toRow(0) : up(at, shape);
    case 'Home':
      return key.ctrl ? toRow(0, 0) : toColumn(0);
    case 'End':
      return key.ctrl ? toRow(rowCount - 1, last) : toColumn(last);
    case 'PageDown':
      return toRow(rowOf(at, shape) + pageRows);
    case 'PageUp':
      return toRow(rowOf(at, shape) - pageRows);
    default:
      return undefined;
  }
}

function down(at: GridPlace, { pinned, rowCount, firstRow }: GridShape): GridPlace {
  if (at.area === 'rows') return { ...at, row: clamp(at.row + 1, rowCount - 1) };
  const next = pinned[at.area === 'head' ? 0 : pinned.indexOf(at.row) + 1];
  if (next !== undefined) return { ...at, area: 'pinned', row: next };
  return rowCount === 0 ? at : { ...at, area: 'rows', row: firstRow };
}

function up(at: GridPlace, { pinned }: GridShape): GridPlace {
  if (at.area === 'head') return at;
  if (at.area === 'rows' && at.row > 0) return { ...at, row: at.row - 1 };
  const next = at.area === 'rows' ? pinned.at(-1) : pinned[pinned.indexOf(at.row) - 1];
  return next === undefined ? { ...at, area: 'head', row: 0 } : { ...at, area: 'pinned', row: next };
}

/** Where a page begins from: what is seen, while the focus is on top. */
function rowOf(at: GridPlace, { firstRow }: GridShape): number {
  return at.area === 'rows' ? at.row : firstRow;
}

function clamp(value: number, most: number): number {
  return Math.min(Math.max(0, value), Math.max(0, most));
}

import { type Column, type EncoderRun, planText, type RowSet, type TextLayout } from '@populace/core';
import { identifiers } from './identifiers.ts';
import { copyCell, literalCell, sqlColumn } from './sql-cells.ts';
import type { SqlSettings } from './sql-options.ts';

/** Where rows go, and which of their columns stay null for the time being. */
export interface RowTarget {
  /** The table as it is written. */
  readonly table: string;
  /** Columns that are null in all rows. */
  readonly nulls?: readonly string[];
  /** What stands before the first and after the last row. */
  readonly opening?: string;
  readonly closing?: string;
}

/** Plans the rows of a table as statements. */
export function planSqlRows(
  columns: readonly Column[],
  rows: RowSet,
  target: RowTarget,
  settings: SqlSettings,
): EncoderRun {
  const { nulls = [], opening = '', closing = '' } = target;
  const { dialect } = settings;
  const into = `${target.table} (${identifiers(
    columns.map(({ name }) => name),
    dialect,
  )})`;
  const layout = settings.statements === 'copy' ? copyLayout(into) : insertLayout(into, settings);
  const cellOf = settings.statements === 'copy' ? copyCell : literalCell;
  const { head = '', tail = '', emptyTail = '' } = layout;
  return planText(
    columns.map((column) => (nulls.includes(column.name) ? nullColumn(column, rows) : sqlColumn(column, dialect))),
    {
      ...layout,
      head: opening + head,
      tail: tail + closing,
      emptyTail: emptyTail + closing,
      cell: (column) => cellOf(column, dialect),
    },
    rows,
  );
}

type RowsLayout = Omit<TextLayout, 'cell'>;

function insertLayout(into: string, { rowsPerInsert }: SqlSettings): RowsLayout {
  return {
    groups: { rows: rowsPerInsert, open: `INSERT INTO ${into} VALUES\n`, between: ',\n', close: ';\n' },
    rowOpen: '(',
    cellBetween: ', ',
    rowClose: ')',
    tail: ';\n',
  };
}

function copyLayout(into: string): RowsLayout {
  const end = '\\.\n';
  return { head: `COPY ${into} FROM stdin;\n`, cellBetween: '\t', rowClose: '\n', tail: end, emptyTail: end };
}

function nullColumn(column: Column, { lo }: RowSet): Column {
  return { ...column, vector: { kind: 'constant', text: '', valid: new Uint8Array(lo.length) } };
}

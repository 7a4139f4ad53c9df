import { type EncoderRun, planText, type TextLayout } from '@populace/cells';
import type { Column, LogicalType, RowSet } from '@populace/core';
import type { RowStatement } from '../shared/sql/dialects/dialect.ts';
import { identifiers, quoted } from '../shared/sql/identifiers.ts';
import { nativeType } from '../shared/sql/native-cells.ts';
import type { SqlSettings } from '../shared/sql/sql-options.ts';
import { rowsPerStatement } from './rows-per-statement.ts';
import { copyCell, literalCell, sqlColumn } from './sql-cells.ts';

/** Where rows go, and which of their columns stay null for the time being. */
export interface RowTarget {
  /** The table as it is written. */
  readonly table: string;
  /** The names of the columns that tell whether a row is there already. */
  readonly key?: readonly string[];
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
  const { statements } = settings;
  const names = columns.map(({ name }) => name);
  const sized = { ...settings, rowsPerInsert: rowsPerStatement(columns, settings) };
  const layout = statements === 'copy' ? copyLayout(names, target, settings) : insertLayout(columns, target, sized);
  const cellOf = statements === 'copy' ? copyCell : literalCell;
  const { head = '', tail = '', emptyTail = '' } = layout;
  return planText(
    columns.map((column) => (nulls.includes(column.name) ? nullColumn(column, rows) : sqlColumn(column, settings))),
    {
      ...layout,
      head: opening + head,
      tail: tail + closing,
      emptyTail: emptyTail + closing,
      cell: (column) => cellOf(column, settings),
    },
    rows,
  );
}

type RowsLayout = Omit<TextLayout, 'cell'>;

function insertLayout(columns: readonly Column[], target: RowTarget, settings: SqlSettings): RowsLayout {
  const { open, close } = statementOf(columns, target, settings);
  return {
    groups: { rows: settings.rowsPerInsert, open, between: ',\n', close },
    rowOpen: '(',
    cellBetween: ', ',
    rowClose: ')',
    tail: close,
  };
}

/** A row that is there already keeps what is filled later until it is. */
function statementOf(columns: readonly Column[], target: RowTarget, settings: SqlSettings): RowStatement {
  const { table, key = [], nulls = [] } = target;
  const { dialect, conflict } = settings;
  const names = columns.map(({ name }) => name);
  const texts = columns.filter(({ type }) => isText(type) && nativeType(type, settings) === undefined);
  const updated = names.filter((name) => !key.includes(name) && !nulls.includes(name));
  return dialect.insert({
    table,
    columns: quoted(names, dialect),
    conflict,
    overriding: settings.identity === 'always',
    keys: quoted(key, dialect),
    updated: quoted(updated, dialect),
    texts: quoted(
      texts.map(({ name }) => name),
      dialect,
    ),
  });
}

/** Whether values of a type are written as texts that mean more than a number, a date or the like. */
function isText({ kind }: LogicalType): boolean {
  return kind === 'string' || kind === 'json' || kind === 'array' || kind === 'object';
}

function copyLayout(names: readonly string[], { table }: RowTarget, { dialect }: SqlSettings): RowsLayout {
  const end = '\\.\n';
  const head = `COPY ${table} (${identifiers(names, dialect)}) FROM stdin;\n`;
  return { head, cellBetween: '\t', rowClose: '\n', tail: end, emptyTail: end };
}

function nullColumn(column: Column, { lo }: RowSet): Column {
  return { ...column, vector: { kind: 'constant', text: '', valid: new Uint8Array(lo.length) } };
}

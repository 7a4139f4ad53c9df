import type { CellLayout } from '@populace/cells';
import type { Column } from '@populace/core';
import { checkBare, isBare } from '../shared/bare-values/check-bare.ts';
import { quotedCells } from '../shared/delimited/quoted-cells.ts';
import { jsonCell } from '../shared/json-text/json-cell.ts';

/** How the text of a hole is written, by the name of the filter. */
export type FilterName = 'none' | 'xml' | 'json' | 'csv' | 'sql';

type Filter = (column: Column, nullText: string) => CellLayout;

const COMMAS = {
  delimiter: ',',
  quote: 'needed',
  quoteCharacter: '"',
  escape: 'double',
  spreadsheetSafe: 'off',
} as const;

/** Ways to write the cells of a column so that they fit what stands around them. */
export const filters: Readonly<Record<FilterName, Filter>> = {
  none: (_column, nullText) => ({ null: nullText }),
  /** Inside elements and attributes of XML and HTML. */
  xml: (_column, nullText) => ({
    null: nullText,
    escapes: { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' },
  }),
  /** A whole JSON value. */
  json: (column) => jsonCell(column, { before: '', bigints: 'digits' }),
  /** A cell between commas. */
  csv: (column, nullText) => quotedCells({ ...COMMAS, nullText }).of(column),
  /** A literal of standard SQL. */
  sql: (column) => {
    if (!isBare(column.type)) return { open: "'", close: "'", null: 'NULL', escapes: { "'": "''" } };
    checkBare(column, 'SQL');
    return { null: 'NULL' };
  },
};

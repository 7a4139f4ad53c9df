import { type CellLayout, type EncoderRun, jsonEscapes, planText, type TableFacts } from '@populace/cells';
import type { Column, RowSet } from '@populace/core';
import { type JsonObjectStyle, jsonObjects } from '../shared/json-text/json-objects.ts';
import { keyColumn } from './key-column.ts';

/** The options of `json`. */
export interface JsonSettings extends Omit<JsonObjectStyle, 'depth'> {
  readonly pretty: boolean;
  readonly shape: 'array' | 'object';
  readonly by: string | undefined;
}

/** What rows are written with. */
export interface JsonRows {
  readonly options: JsonSettings;
  readonly facts: TableFacts;
  readonly rows: RowSet;
}

/** Where the rows stand in their file: what is before them and after them, and how deep they are. */
export interface JsonFrame {
  readonly before: string;
  readonly after: string;
  readonly depth: number;
}

const WHOLE: JsonFrame = { before: '', after: '\n', depth: 0 };

/**
 * Plans the rows of a table as an array, or as an object in which they stand under their keys.
 * @throws CodedError `format/cannot-hold`, `format/invalid-option`.
 */
export function planJsonRows(
  columns: readonly Column[],
  { options, facts, rows }: JsonRows,
  { before, after, depth }: JsonFrame = WHOLE,
): EncoderRun {
  const { shape, pretty } = options;
  const key = keyColumn(columns, facts, options);
  const objects = jsonObjects(columns, { ...options, depth: pretty ? depth + 1 : undefined });
  const [open, close] = shape === 'array' ? '[]' : '{}';
  const lineAt = (level: number): string => (pretty ? `\n${'  '.repeat(level)}` : '\n');
  const layout = {
    head: before + open,
    tail: lineAt(depth) + close + after,
    emptyTail: close + after,
    rowBetween: ',',
    rowOpen: lineAt(depth + 1),
    rowClose: objects.close,
  };
  if (key === undefined) return planText(objects.columns, { ...layout, cell: objects.cell }, rows);
  const keyCell = { open: '"', close: pretty ? '": ' : '":', null: 'null', escapes: jsonEscapes() };
  const cell = (column: Column): CellLayout => (column === key ? keyCell : objects.cell(column));
  return planText([key, ...objects.columns], { ...layout, cell }, rows);
}

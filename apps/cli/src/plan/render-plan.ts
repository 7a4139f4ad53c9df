import type { ColumnSummary, PlanSummary, TableSummary } from '@populace/library';
import { alignColumns } from '../text/column-layout.ts';
import { byteWords, capacityWords, counted, countWords } from '../text/number-words.ts';
import { visibleText } from '../text/visible-text.ts';

/** Renders a plan: each table with its columns, where they come from, and what they will do. */
export function renderPlan({ name, seed, values, now, tables }: PlanSummary): string {
  const title = name === '' ? 'Plan' : `Plan of ${visibleText(name)}`;
  const head = `${title}: seed ${visibleText(seed)}, values ${values}, now ${now}`;
  return `${[head, ...tables.map(renderTable)].join('\n\n')}\n`;
}

const TITLES = ['  column', 'from', 'type', 'values', 'unique', 'nulls', 'held as', 'how'];

function renderTable(table: TableSummary): string {
  const head = `${visibleText(table.name)}: ${counted(table.rows, 'row')}, ${countWords(table.batchRows)} at a time in ${counted(table.steps, 'step')}, ${byteWords(table.arenaBytes)} of memory`;
  return [head, ...alignColumns([TITLES, ...table.columns.map(columnCells)])].join('\n');
}

function columnCells(column: ColumnSummary): readonly string[] {
  return [
    `  ${visibleText(column.name)}${column.hidden ? ' (hidden)' : ''}`,
    visibleText(column.origin),
    column.type,
    column.capacity === undefined ? '–' : capacityWords(column.capacity),
    column.unique ? 'yes' : '–',
    column.nulls === 0 ? '–' : `${Number((column.nulls * 100).toPrecision(12))} %`,
    column.vector,
    visibleText(column.how),
  ];
}

import { type ProblemList, quote } from '@populace/core';
import type { GivenCell, TableModel, UniqueModel } from '@populace/schema';
import { foldingOf, foldText } from '@populace/unicode';
import { spelt } from '../columns/values/spelt.ts';
import type { PlannedTable } from '../model/table.ts';

/** Adds rows that are given the same values in columns that are unique together. Nulls differ, unless they count as equal. */
export function checkGivenTogether(
  table: PlannedTable,
  { given }: TableModel,
  unique: UniqueModel,
  problems: ProblemList,
): void {
  // Which rows are to differ is not known before they are made.
  if (unique.where !== undefined) return;
  const folding = foldingOf(unique);
  const rows = new Map<string, number>();
  for (const [row, cells] of cellsByRow(given, unique.columns)) {
    const texts = unique.columns.map((name) => textOf(table, name, cells));
    if (texts.some((text) => text === undefined || (text === null && !unique.nullsEqual))) continue;
    const key = JSON.stringify(texts.map((text) => (typeof text === 'string' ? foldText(text, folding) : text)));
    const other = rows.get(key);
    rows.set(key, row);
    const [cell] = cells.values();
    if (other === undefined || cell === undefined) continue;
    const names = unique.columns.map(quote).join(' and ');
    const message = `${names} are unique together, but row ${row} is given what row ${other} has; give another value`;
    problems.add('schema/unique-impossible', cell.place, message);
  }
}

/** The given cells of these columns, by row and column. */
function cellsByRow(
  given: readonly GivenCell[],
  columns: readonly string[],
): ReadonlyMap<number, ReadonlyMap<string, GivenCell>> {
  const rows = new Map<number, Map<string, GivenCell>>();
  for (const cell of given) {
    if (!columns.includes(cell.column)) continue;
    const row = rows.get(cell.row) ?? new Map<string, GivenCell>();
    rows.set(cell.row, row.set(cell.column, cell));
  }
  return rows;
}

/** What a row is given in a column; null where it is given nothing and nothing is made, undefined where it is made. */
function textOf(table: PlannedTable, name: string, cells: ReadonlyMap<string, GivenCell>): string | null | undefined {
  const cell = cells.get(name);
  const { made, type } = table.column(name);
  if (cell === undefined) return made ? undefined : null;
  return cell.text === null ? null : spelt(cell.text, type);
}

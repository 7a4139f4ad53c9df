import { quote } from '@populace/core';
import { countWords } from '@populace/recipes';
import type { FormulaSource } from '@populace/schema';
import { type Folding, foldingOf, foldText } from '@populace/unicode';
import { allWritten, type ExpectedTable } from '../expected/expected.ts';
import type { TableNotes } from '../findings/notebook.ts';
import { shownText } from '../findings/shown-text.ts';
import { rowsThatHold } from '../formulas/condition-check.ts';
import { columnsOfFormulas } from '../formulas/formula-check.ts';
import type { KeptColumn } from '../kept/kept-column.ts';
import { createRowIndex, type Likeness } from '../kept/row-index.ts';
import { type Checker, defineChecker } from '../loading/define-checker.ts';
import { keptOf } from '../loading/load-world.ts';
import type { LoadedTable, LoadedWorld } from '../loading/loaded.ts';

/** What comes once only: the values of a column, or those of several together. */
interface AskedUnique {
  readonly columns: readonly string[];
  readonly likeness: Likeness;
  readonly nullsEqual: boolean;
  /** Values that are there already, so that none of them comes. */
  readonly except?: readonly string[] | undefined;
  /** In which rows; in all if absent. */
  readonly where?: FormulaSource | undefined;
  /** As the report calls it: `unique`, `key`. */
  readonly word: string;
}

/** No value of a unique column comes twice, and no values of columns that are unique together. */
export const uniques: Checker = defineChecker({
  id: 'uniques',
  keeps: (table, expected) =>
    uniquesOf(table)
      .filter(({ columns }) => allWritten(table, columns))
      .flatMap(({ columns, where }) => [
        ...columns.map((column) => ({ table: table.name, column })),
        ...columnsOfFormulas(where === undefined ? [] : [where], table, expected),
      ]),
  conclude(table, world, notes) {
    for (const unique of uniquesOf(table.expected)) checkUnique(unique, table, world, notes);
  },
});

function uniquesOf({ columns, model }: ExpectedTable): readonly AskedUnique[] {
  const single = columns
    .filter(({ different }) => different)
    .map(({ name, model: asked }): AskedUnique => {
      const word = `${asked.unique ? 'unique' : 'all different'}${howOf(asked)}`;
      const except = asked.except.map(({ text }) => text);
      return { columns: [name], likeness: foldingOf(asked) ?? 'value', nullsEqual: false, except, word };
    });
  const together = model.uniques.map((asked): AskedUnique => {
    const { columns: names, nullsEqual, where } = asked;
    const word = where === undefined ? 'unique together' : `unique where ${where.formula.text}`;
    return { columns: names, likeness: foldingOf(asked) ?? 'value', nullsEqual, where, word: `${word}${howOf(asked)}` };
  });
  const keys = model.keys
    .filter(({ way }) => way.kind === 'oneToOne')
    .map(
      ({ columns: names }): AskedUnique => ({
        columns: names,
        likeness: 'value',
        nullsEqual: false,
        word: 'one to one',
      }),
    );
  return [...single, ...together, ...keys];
}

const HOW: Readonly<Record<Folding, string>> = {
  case: ', in any case',
  accents: ', without accents',
  caseAndAccents: ', in any case and without accents',
};

function howOf(asked: Parameters<typeof foldingOf>[0]): string {
  const folding = foldingOf(asked);
  return folding === undefined ? '' : HOW[folding];
}

/** The rows for which the condition of a unique holds, all if there is none; `unknown` where it cannot be computed. */
function rowsTaken(
  { columns, where }: AskedUnique,
  table: LoadedTable,
  world: LoadedWorld,
  notes: TableNotes,
): Uint8Array | undefined | 'unknown' {
  if (where === undefined) return undefined;
  const condition = { what: columns.join(', '), source: where, where: `the unique of ${table.expected.name}` };
  return rowsThatHold(condition, table, world, notes) ?? 'unknown';
}

function checkUnique(unique: AskedUnique, table: LoadedTable, world: LoadedWorld, notes: TableNotes): void {
  const { columns, likeness, nullsEqual, word } = unique;
  const what = columns.join(', ');
  const kept = keptOf(table, columns);
  if (kept === undefined) {
    notes.skip(what, 'one of the columns is hidden or missing');
    return;
  }
  const taken = rowsTaken(unique, table, world, notes);
  if (taken === 'unknown') return;
  const { repeated, repeatedCount } = createRowIndex(kept, likeness, { count: table.rowCount, nullsEqual, taken });
  for (let at = 0; at < repeatedCount; at++) {
    const { row, first } = repeated[at] ?? { row: -1, first: -1 };
    const values = (): string =>
      kept.map((column) => (column.isNull(row) ? 'null' : shownText(column.text(row)))).join(', ');
    const before = table.spot(first);
    const message = (): string =>
      `${columns.map(quote).join(', ')} = ${values()} is in row ${countWords(before.row ?? 0)}, too (line ${before.line})`;
    notes.add('verify/duplicate', what, () => table.spot(row), message);
  }
  const found = repeatedCount === 0 ? 'no value twice' : `${countWords(repeatedCount)} come again`;
  notes.compare({ checker: 'uniques', what, asked: word, found, isMet: repeatedCount === 0 });
  checkExcept(unique, kept, table, notes);
}

/** No value is one of those that are there already. */
function checkExcept(
  { columns, likeness, except = [] }: AskedUnique,
  [kept]: readonly KeptColumn[],
  table: LoadedTable,
  notes: TableNotes,
): void {
  if (except.length === 0 || kept === undefined) return;
  const what = columns.join(', ');
  const compared = (text: string): string =>
    likeness === 'value' || likeness === 'text' ? text : foldText(text, likeness);
  const left = new Set(except.map(compared));
  let count = 0;
  for (let row = 0; row < table.rowCount; row++) {
    if (kept.isNull(row) || !left.has(compared(kept.text(row)))) continue;
    count++;
    const message = (): string => `${quote(what)} = ${shownText(kept.text(row))} is there already, by except`;
    notes.add('verify/duplicate', what, () => table.spot(row), message);
  }
  const found = count === 0 ? 'none of them' : `${countWords(count)} of them`;
  const asked = `but for ${countWords(left.size)}`;
  notes.compare({ checker: 'uniques', what, asked, found, isMet: count === 0 });
}

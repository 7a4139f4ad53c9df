import { countWords, quote } from '@populace/core';
import { allWritten, type ExpectedTable } from '../expected/expected.ts';
import type { TableNotes } from '../findings/notebook.ts';
import { shownText } from '../findings/shown-text.ts';
import { keptOf } from '../loading/load-world.ts';
import type { LoadedTable } from '../loading/loaded.ts';
import { createRowIndex, type Likeness } from '../relations/row-index.ts';
import { type Checker, defineChecker } from './define-checker.ts';

/** What comes once only: the values of a column, or those of several together. */
interface AskedUnique {
  readonly columns: readonly string[];
  readonly likeness: Likeness;
  readonly nullsEqual: boolean;
  /** As the report calls it: `unique`, `key`. */
  readonly word: string;
}

/** No value of a unique column comes twice, and no values of columns that are unique together. */
export const uniques: Checker = defineChecker({
  id: 'uniques',
  keeps: (table) =>
    uniquesOf(table)
      .filter(({ columns }) => allWritten(table, columns))
      .flatMap(({ columns }) => columns.map((column) => ({ table: table.name, column }))),
  conclude(table, _, notes) {
    for (const unique of uniquesOf(table.expected)) checkUnique(table, unique, notes);
  },
});

function uniquesOf({ columns, model }: ExpectedTable): readonly AskedUnique[] {
  const single = columns
    .filter(({ different }) => different)
    .map(({ name, model: { unique, ignoreCase } }): AskedUnique => {
      const word = unique ? 'unique' : 'all different';
      return { columns: [name], likeness: ignoreCase ? 'folded' : 'value', nullsEqual: false, word };
    });
  const together = model.uniques.map(
    ({ columns: names, nullsEqual }): AskedUnique => ({
      columns: names,
      likeness: 'value',
      nullsEqual,
      word: 'unique together',
    }),
  );
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

function checkUnique(
  table: LoadedTable,
  { columns, likeness, nullsEqual, word }: AskedUnique,
  notes: TableNotes,
): void {
  const what = columns.join(', ');
  const kept = keptOf(table, columns);
  if (kept === undefined) {
    notes.skip(what, 'one of the columns is hidden or missing');
    return;
  }
  const { repeated, repeatedCount } = createRowIndex(kept, likeness, { count: table.rowCount, nullsEqual });
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
}

import { quote } from '@populace/core';
import { countWords } from '@populace/recipes';
import type { FormulaSource } from '@populace/schema';
import type { TableNotes } from '../findings/notebook.ts';
import { rowsThatHold } from '../formulas/condition-check.ts';
import { columnsOfFormulas } from '../formulas/formula-check.ts';
import { type Checker, defineChecker } from '../loading/define-checker.ts';
import type { LoadedTable, LoadedWorld } from '../loading/loaded.ts';
import { areEndsWritten, ledRows, type TermedReference, termedReferences } from '../relations/led-rows.ts';

/** References lead only to rows for which their `where` holds, and to another row than the reference that `otherThan` names. */
export const referenceTargets: Checker = defineChecker({
  id: 'reference-targets',
  keeps: (table, expected) =>
    termedReferences(table).flatMap((reference) => {
      if (!areEndsWritten(table, reference, expected)) return [];
      const { columns, targets, table: to, where, otherThan } = reference;
      const target = expected.tables.find(({ name }) => name === to);
      const other = otherThan && otherReference(table.references, otherThan.column);
      return [
        ...[...columns, ...(other?.columns ?? [])].map((column) => ({ table: table.name, column })),
        ...[...targets, ...(other?.targets ?? [])].map((column) => ({ table: to, column })),
        ...(where === undefined || target === undefined ? [] : columnsOfFormulas([where], target, expected)),
      ];
    }),
  conclude(table, world, notes) {
    for (const reference of termedReferences(table.expected)) {
      const led = ledRows(table, reference, world);
      const what = reference.columns.join(', ');
      if ('why' in led) {
        notes.skip(what, led.why);
        continue;
      }
      const { where, otherThan } = reference;
      if (where !== undefined) checkWhere({ table, world, notes, reference, rows: led.rows }, where);
      if (otherThan !== undefined) checkOther({ table, world, notes, reference, rows: led.rows }, otherThan.column);
    }
  },
});

interface Led {
  readonly table: LoadedTable;
  readonly world: LoadedWorld;
  readonly notes: TableNotes;
  readonly reference: TermedReference;
  /** The row that each row refers to; −1 for none. */
  readonly rows: Int32Array;
}

function checkWhere({ table, world, notes, reference, rows }: Led, where: FormulaSource): void {
  const { columns, table: to } = reference;
  const target = world.table(to);
  const what = `where of ${columns.join(', ')}`;
  const holds = target && rowsThatHold({ what, source: where }, target, world, notes);
  if (holds === undefined) return;
  const { text } = where.formula;
  const message = (row: number): string =>
    `${columns.map(quote).join(', ')} leads to row ${rows[row]} of ${to}, for which ${text} does not hold`;
  tell({ table, notes, rows }, { what, asked: text, message, isWrong: (row) => holds[rows[row]] === 0 });
}

function checkOther({ table, world, notes, reference, rows }: Led, column: string): void {
  const other = otherReference(table.expected.references, column);
  const led = other && ledRows(table, { ...other, option: undefined }, world);
  const what = `${reference.columns.join(', ')}, otherThan`;
  if (led === undefined || 'why' in led) {
    notes.skip(what, led?.why ?? `where ${quote(column)} leads to is not written`);
    return;
  }
  const message = (row: number): string =>
    `${reference.columns.map(quote).join(', ')} leads to row ${rows[row]} of ${reference.table}, as ${quote(column)} does`;
  const isWrong = (row: number): boolean => led.rows[row] === rows[row];
  tell({ table, notes, rows }, { what, asked: `another row than ${column}`, message, isWrong });
}

/** The reference that has a column, by itself rather than in a key. */
function otherReference(references: LoadedTable['expected']['references'], column: string) {
  const having = references.filter(({ columns }) => columns.includes(column));
  return having.find(({ columns }) => columns.length === 1) ?? having[0];
}

interface Told {
  readonly what: string;
  readonly asked: string;
  isWrong(row: number): boolean;
  message(row: number): string;
}

function tell(
  { table, notes, rows }: Pick<Led, 'table' | 'notes' | 'rows'>,
  { what, asked, isWrong, message }: Told,
): void {
  let [compared, wrong] = [0, 0];
  for (let row = 0; row < rows.length; row++) {
    if (rows[row] < 0) continue;
    compared++;
    if (!isWrong(row)) continue;
    wrong++;
    notes.add(
      'verify/reference',
      what,
      () => table.spot(row),
      () => message(row),
    );
  }
  const found =
    wrong === 0 ? `so for all ${countWords(compared)}` : `not for ${countWords(wrong)} of ${countWords(compared)}`;
  notes.compare({ checker: 'reference-targets', what, asked, found, isMet: wrong === 0 });
}

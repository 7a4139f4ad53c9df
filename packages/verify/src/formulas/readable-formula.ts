import { quote } from '@populace/core';
import { type CheckedFormula, checkFormula } from '@populace/formulas';
import type { FormulaSource } from '@populace/schema';
import { allWritten, type Expected, type ExpectedTable } from '../expected/expected.ts';
import type { ColumnAddress } from '../loading/define-checker.ts';
import type { LoadedWorld } from '../loading/loaded.ts';

/** A formula that can be computed from files, or why it cannot. */
export type ReadableFormula =
  | { readonly checked: CheckedFormula; readonly columns: readonly ColumnAddress[] }
  | { readonly why: string };

/** Says whether a formula can be computed from what is written, and which columns it needs. */
export function readableFormula(source: FormulaSource, table: ExpectedTable, expected: Expected): ReadableFormula {
  const result = checkFormula(source.formula, table.scope());
  if ('faults' in result) return { why: 'its formula is wrong' };
  const { checked } = result;
  if (checked.drawsWords) return { why: 'its formula draws by chance, which no file has' };
  if (checked.tables.length > 0)
    return { why: "its formula asks for words or signs of the row's locale, which no file tells" };
  const columns: ColumnAddress[] = [];
  for (const { table: name, column } of checked.reads) {
    const other = expected.tables.find((one) => one.name === name);
    if (other === undefined || !allWritten(other, [column]))
      return { why: `it looks at ${name}.${column}, which is not written` };
    const ways = other.references.filter((reference) => reference.columns.includes(column));
    for (const way of [{ columns: [column], table: name, targets: [] }, ...ways]) {
      const target = expected.tables.find((one) => one.name === way.table);
      columns.push(...way.columns.map((one) => ({ table: name, column: one })));
      columns.push(...way.targets.map((one) => ({ table: target?.name ?? way.table, column: one })));
    }
  }
  return { checked, columns };
}

/** Why a formula cannot be computed from the files that there are; undefined where it can. */
export function whyNotThere(columns: readonly ColumnAddress[], world: LoadedWorld): string | undefined {
  for (const { table: name, column } of columns) {
    const table = world.table(name);
    if (table === undefined) return world.whyAbsent(name);
    if (!table.isWhole) return `the files of ${quote(name)} hold only some of its rows`;
    if (table.kept(column) === undefined) return `${name}.${column} is not written`;
  }
  return undefined;
}

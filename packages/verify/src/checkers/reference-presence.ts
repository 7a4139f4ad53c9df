import { quote } from '@populace/core';
import { countWords } from '@populace/recipes';
import type { FormulaSource, PolymorphicSource, ReferenceSource } from '@populace/schema';
import { allWritten, type ExpectedTable } from '../expected/expected.ts';
import { givenRows } from '../expected/given-rows.ts';
import type { TableNotes } from '../findings/notebook.ts';
import { computeCondition } from '../formulas/condition-check.ts';
import { columnsOfFormulas } from '../formulas/formula-check.ts';
import { hasNull } from '../kept/row-index.ts';
import { type Checker, defineChecker } from '../loading/define-checker.ts';
import { keptOf } from '../loading/load-world.ts';
import type { LoadedTable, LoadedWorld } from '../loading/loaded.ts';

/** References with `when` are there where it holds, and null in all other rows. */
export const referencePresence: Checker = defineChecker({
  id: 'reference-presence',
  keeps: (table, expected) =>
    conditionsOf(table).flatMap(({ columns, when }) => [
      ...(allWritten(table, columns) ? columns.map((column) => ({ table: table.name, column })) : []),
      ...columnsOfFormulas([when], table, expected),
    ]),
  conclude(table, world, notes) {
    for (const condition of conditionsOf(table.expected)) checkPresence(condition, table, world, notes);
  },
});

interface Condition {
  /** The columns that are null where it does not hold. */
  readonly columns: readonly string[];
  readonly when: FormulaSource;
  /** Whether they may be null where it holds, too. */
  readonly mayBeNull: boolean;
}

function conditionsOf(table: ExpectedTable): readonly Condition[] {
  const found = new Map<string, Condition>();
  for (const { name, model } of table.columns) {
    const { source, nulls } = model;
    if (source.kind !== 'reference' && source.kind !== 'polymorphic') continue;
    const when = source.kind === 'reference' ? source.when : source.key.when;
    const columns = ownColumnsOf(name, source);
    if (when === undefined) continue;
    found.set(columns.join('\n'), { columns, when, mayBeNull: nulls !== undefined || mayLeadNowhere(table, source) });
  }
  return [...found.values()];
}

function ownColumnsOf(name: string, source: ReferenceSource | PolymorphicSource): readonly string[] {
  if (source.kind === 'polymorphic') return source.key.columns;
  return source.key?.columns.filter((column) => source.key?.shared.includes(column) === false) ?? [name];
}

/** Whether there may be no row to refer to: in the own table, among some rows only, or one without a value. */
function mayLeadNowhere({ name }: ExpectedTable, source: ReferenceSource | PolymorphicSource): boolean {
  if (source.kind === 'polymorphic') return false;
  return source.table === name || source.way.kind === 'child' || (source.key?.shared.length ?? 0) > 0;
}

function checkPresence(
  { columns, when, mayBeNull }: Condition,
  table: LoadedTable,
  world: LoadedWorld,
  notes: TableNotes,
): void {
  const kept = keptOf(table, columns);
  const what = `when of ${columns.join(', ')}`;
  if (kept === undefined) return;
  const given = new Set(columns.flatMap((name) => [...givenRows(table.expected, name)]));
  const { text } = when.formula;
  let wrong = 0;
  const isDone = computeCondition(
    {
      what,
      source: when,
      look(row, verdict) {
        const holds = verdict === true;
        const isThere = !hasNull(kept, row);
        if (holds === isThere || (holds && mayBeNull) || given.has(table.firstRow + row)) return;
        wrong++;
        const found = isThere ? `is there, but ${text} does not hold` : `is null, but ${text} holds`;
        const message = (): string => `${columns.map(quote).join(', ')} ${found}`;
        notes.add('verify/reference', what, () => table.spot(row), message);
      },
    },
    table,
    world,
    notes,
  );
  if (!isDone) return;
  const found = wrong === 0 ? `in all ${countWords(table.rowCount)} rows` : `not in ${countWords(wrong)} rows`;
  notes.compare({ checker: 'reference-presence', what, asked: text, found, isMet: wrong === 0 });
}

import { quote } from '@populace/core';
import { checkFormula } from '@populace/formulas';
import { countWords } from '@populace/recipes';
import type { FormulaSource } from '@populace/schema';
import { type ExpectedColumn, writtenColumns } from '../expected/expected.ts';
import { givenRows } from '../expected/given-rows.ts';
import type { TableNotes } from '../findings/notebook.ts';
import { shownText } from '../findings/shown-text.ts';
import { columnsOfFormulas, computeFormulas } from '../formulas/formula-check.ts';
import { planTexts } from '../formulas/plan-texts.ts';
import { type Checker, defineChecker } from '../loading/define-checker.ts';
import type { LoadedTable, LoadedWorld } from '../loading/loaded.ts';

/** Columns of formulas have what their formula gives for the values in the files. */
export const formulaColumns: Checker = defineChecker({
  id: 'formula-columns',
  keeps: (table, expected) =>
    writtenColumns(table).flatMap(({ name, model: { source } }) => {
      if (source.kind !== 'formula') return [];
      return [{ table: table.name, column: name }, ...columnsOfFormulas([source], table, expected)];
    }),
  conclude(table, world, notes) {
    for (const column of writtenColumns(table.expected)) {
      const { source } = column.model;
      if (source.kind === 'formula') checkColumn({ column, source, table, world }, notes);
    }
  },
});

interface FormulaColumnCheck {
  readonly column: ExpectedColumn;
  readonly source: FormulaSource;
  readonly table: LoadedTable;
  readonly world: LoadedWorld;
}

function checkColumn({ column, source, table, world }: FormulaColumnCheck, notes: TableNotes): void {
  const { name, type, model } = column;
  const kept = table.kept(name);
  const result = checkFormula(source.formula, table.expected.scope());
  if (kept === undefined || 'faults' in result) return;
  const given = givenRows(table.expected, name);
  const mayBeNull = model.nulls !== undefined;
  let [compared, wrong] = [0, 0];
  const where = `${table.expected.name}.${name}`;
  const isDone = computeFormulas(
    {
      what: name,
      sources: [source],
      where,
      plan: (frame) => planTexts(result.checked, type, frame),
      look(texts, from, n) {
        for (let i = 0; i < n; i++) {
          const row = from + i;
          if (kept.isUnknown(row) || given.has(table.firstRow + row)) continue;
          const found = kept.isNull(row) ? null : kept.text(row);
          if (found === null && mayBeNull) continue;
          compared++;
          const asked = texts.text(i);
          if (asked === found) continue;
          wrong++;
          const gives = (): string => (asked === undefined ? `fails (${texts.fault(i)})` : `gives ${shownText(asked)}`);
          const message = (): string => `${quote(name)} is ${shownText(found)}, but its formula ${gives()}`;
          notes.add('verify/formula', name, () => table.spot(row), message);
        }
      },
    },
    table,
    world,
    notes,
  );
  if (!isDone) return;
  const found =
    wrong === 0 ? `all ${countWords(compared)} values` : `${countWords(wrong)} of ${countWords(compared)} differ`;
  notes.compare({ checker: 'formula-columns', what: name, asked: source.formula.text, found, isMet: wrong === 0 });
}

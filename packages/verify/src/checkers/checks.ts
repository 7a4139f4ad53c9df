import { countWords } from '@populace/recipes';
import type { FormulaSource } from '@populace/schema';
import type { TableNotes } from '../findings/notebook.ts';
import { shownText } from '../findings/shown-text.ts';
import { computeCondition } from '../formulas/condition-check.ts';
import { columnsOfFormulas } from '../formulas/formula-check.ts';
import { readableFormula } from '../formulas/readable-formula.ts';
import { type Checker, defineChecker } from '../loading/define-checker.ts';
import type { LoadedTable, LoadedWorld } from '../loading/loaded.ts';

/** The checks of a table hold in every row: each is true, or null. */
export const checks: Checker = defineChecker({
  id: 'checks',
  keeps: (table, expected) => (table.hidden ? [] : columnsOfFormulas(table.model.checks, table, expected)),
  conclude(table, world, notes) {
    for (const source of table.expected.model.checks) checkRows(source, table, world, notes);
  },
});

function checkRows(source: FormulaSource, table: LoadedTable, world: LoadedWorld, notes: TableNotes): void {
  const { text } = source.formula;
  let wrong = 0;
  const isDone = computeCondition(
    {
      what: text,
      source,
      where: `the check ${text}`,
      look(row, verdict) {
        if (verdict === true || verdict === null) return;
        wrong++;
        const why = verdict === false ? 'does not hold' : `fails (${verdict.fault})`;
        const message = (): string => `${text} ${why}${valuesWords(source, table, world, row)}`;
        notes.add('verify/check', text, () => table.spot(row), message);
      },
    },
    table,
    world,
    notes,
  );
  if (!isDone) return;
  const found =
    wrong === 0
      ? `in all ${countWords(table.rowCount)} rows`
      : `not in ${countWords(wrong)} of ${countWords(table.rowCount)}`;
  notes.compare({ checker: 'checks', what: text, asked: 'holds', found, isMet: wrong === 0 });
}

/** The values of the row that a check looks at. */
function valuesWords(source: FormulaSource, table: LoadedTable, world: LoadedWorld, row: number): string {
  const readable = readableFormula(source, table.expected, world.expected);
  if (!('checked' in readable)) return '';
  const own = readable.checked.reads.filter((read) => read.table === table.expected.name);
  const values = own.flatMap(({ column }) => {
    const kept = table.kept(column);
    return kept === undefined ? [] : [`${column} = ${kept.isNull(row) ? 'null' : shownText(kept.text(row))}`];
  });
  return values.length === 0 ? '' : `: ${values.join(', ')}`;
}

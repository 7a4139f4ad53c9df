import { checkFormula } from '@populace/formulas';
import { counted, countWords } from '@populace/recipes';
import type { FormulaSource } from '@populace/schema';
import type { Expected, ExpectedTable } from '../expected/expected.ts';
import { columnsOfFormulas, computeFormulas } from '../formulas/formula-check.ts';
import { planCounts } from '../formulas/plan-texts.ts';
import { type Checker, defineChecker } from '../loading/define-checker.ts';
import { countChildren } from './child-counts.ts';

/** Each parent has as many rows as the formula of `count` gives for it. */
export const countFormulas: Checker = defineChecker({
  id: 'count-formulas',
  keeps(table, expected) {
    const asked = countOf(table, expected);
    return asked === undefined ? [] : columnsOfFormulas([asked.formula], asked.parent, expected);
  },
  conclude(table, world, notes) {
    const asked = countOf(table.expected, world.expected);
    if (asked === undefined) return;
    const { formula, parent: expectedParent } = asked;
    const what = `rows per ${expectedParent.name}`;
    const parent = world.table(expectedParent.name);
    const followed = table.isWhole ? world.followed(table, table.expected.follows) : undefined;
    const result = checkFormula(formula.formula, expectedParent.scope());
    if (parent === undefined || followed === undefined || 'faults' in result) {
      notes.skip(what, 'which row belongs to which parent is not in the files');
      return;
    }
    const counts = countChildren(followed, parent.rowCount);
    let wrong = 0;
    const isDone = computeFormulas(
      {
        what,
        sources: [formula],
        where: `rows of ${table.expected.name}`,
        plan: (frame) => planCounts(result.checked, frame),
        look(count, from, n) {
          for (let i = 0; i < n; i++) {
            const [found, wanted] = [counts[from + i], count(i)];
            if (found === wanted) continue;
            wrong++;
            const message = (): string =>
              `the row of ${expectedParent.name} has ${counted(found, 'row')} of ${table.expected.name}, but ${formula.formula.text} gives ${countWords(wanted)}`;
            notes.add('verify/child-count', what, () => parent.spot(from + i), message);
          }
        },
      },
      parent,
      world,
      notes,
    );
    if (!isDone) return;
    const found = wrong === 0 ? `all ${countWords(parent.rowCount)} parents` : `${countWords(wrong)} parents differ`;
    notes.compare({ checker: 'count-formulas', what, asked: formula.formula.text, found, isMet: wrong === 0 });
  },
});

function countOf(
  { model }: ExpectedTable,
  { tables }: Expected,
): { readonly formula: FormulaSource; readonly parent: ExpectedTable } | undefined {
  const { rows } = model;
  if (rows.kind !== 'per' || rows.count.formula === undefined) return undefined;
  const parent = tables.find(({ name }) => name === rows.table);
  return parent && { formula: rows.count.formula, parent };
}

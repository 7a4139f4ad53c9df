import { quote } from '@populace/core';
import { type CheckedFormula, checkFormula } from '@populace/formulas';
import { countWords } from '@populace/recipes';
import type { CaseBranch, CaseSource, FormulaSource } from '@populace/schema';
import { type ExpectedColumn, type ExpectedTable, writtenColumns } from '../expected/expected.ts';
import { givenRows } from '../expected/given-rows.ts';
import type { TableNotes } from '../findings/notebook.ts';
import { shownText } from '../findings/shown-text.ts';
import { columnsOfFormulas, computeFormulas } from '../formulas/formula-check.ts';
import { type FormulaTexts, planTexts, planVerdicts, type Verdict } from '../formulas/plan-texts.ts';
import { readableFormula } from '../formulas/readable-formula.ts';
import { type Checker, defineChecker } from '../loading/define-checker.ts';
import type { LoadedTable, LoadedWorld } from '../loading/loaded.ts';

/** Columns with conditions have what the first branch whose condition holds gives: null, a value, or that of its formula. */
export const cases: Checker = defineChecker({
  id: 'cases',
  keeps: (table, expected) =>
    writtenColumns(table).flatMap(({ name, model: { source } }) => {
      if (source.kind !== 'case') return [];
      const formulas = source.branches.flatMap(({ when, source: then }) => [
        when,
        then?.kind === 'formula' ? then : undefined,
      ]);
      const asked = formulas.filter((one) => one !== undefined);
      return [{ table: table.name, column: name }, ...columnsOfFormulas(asked, table, expected)];
    }),
  conclude(table, world, notes) {
    for (const column of writtenColumns(table.expected)) {
      const { source } = column.model;
      if (source.kind === 'case') checkCase({ column, source, table, world }, notes);
    }
  },
});

interface CaseCheck {
  readonly column: ExpectedColumn;
  readonly source: CaseSource;
  readonly table: LoadedTable;
  readonly world: LoadedWorld;
}

interface PlannedBranch {
  readonly branch: CaseBranch;
  readonly when: ((place: number) => Verdict) | undefined;
  readonly texts: FormulaTexts | undefined;
}

function checkCase({ column, source, table, world }: CaseCheck, notes: TableNotes): void {
  const { name, type, model } = column;
  const kept = table.kept(name);
  if (kept === undefined) return;
  const readable = (one: FormulaSource): boolean => 'checked' in readableFormula(one, table.expected, world.expected);
  const conditions = source.branches.flatMap(({ when }) => when ?? []);
  const formulas = source.branches.flatMap(({ source: then }) =>
    then?.kind === 'formula' && readable(then) ? [then] : [],
  );
  if (source.branches.some(({ source: then }) => then?.kind === 'generator'))
    notes.skip(`values of ${name}`, 'what a branch generates is not compared with its range, list or pattern');
  if (source.branches.some(({ source: then }) => then?.kind === 'formula' && !formulas.includes(then)))
    notes.skip(`values of ${name}`, 'the formula of a branch cannot be computed from what is written');
  const given = givenRows(table.expected, name);
  let [compared, wrong] = [0, 0];
  const check = (branches: readonly PlannedBranch[], row: number, place: number): void => {
    if (kept.isUnknown(row) || given.has(table.firstRow + row)) return;
    const found = kept.isNull(row) ? null : kept.text(row);
    if (found === null && model.nulls !== undefined) return;
    compared++;
    const chosen = branches.find(({ when }) => when === undefined || when(place) === true);
    const asked = askedOf(chosen, place, column);
    if (asked === undefined || (asked === 'a value' ? found !== null : asked.text === found)) return;
    wrong++;
    const under = chosen?.branch.when?.formula.text;
    const because = under === undefined ? 'no condition before the last holds' : `${under} holds`;
    const wanted = (): string => (asked === 'a value' ? 'not null' : shownText(asked.text));
    const message = (): string => `${quote(name)} is ${shownText(found)}, but is to be ${wanted()} where ${because}`;
    notes.add('verify/case', name, () => table.spot(row), message);
  };
  const isDone = computeFormulas(
    {
      what: name,
      sources: [...conditions, ...formulas],
      where: `${table.expected.name}.${name}`,
      plan: (frame) =>
        source.branches.map((branch): PlannedBranch => {
          const { when, source: then } = branch;
          const value = then?.kind === 'formula' && formulas.includes(then) ? then : undefined;
          return {
            branch,
            when: when && planVerdicts(checkedOf(when, table.expected), frame),
            texts: value && planTexts(checkedOf(value, table.expected), type, frame),
          };
        }),
      look(branches, from, n) {
        for (let i = 0; i < n; i++) check(branches, from + i, i);
      },
    },
    table,
    world,
    notes,
  );
  if (!isDone) return;
  const found =
    wrong === 0 ? `in all ${countWords(compared)} rows` : `${countWords(wrong)} of ${countWords(compared)} differ`;
  notes.compare({ checker: 'cases', what: name, asked: 'as its case says', found, isMet: wrong === 0 });
}

/** What a branch asks of a row's value; undefined where nothing is known of it. No branch at all gives null. */
function askedOf(
  chosen: PlannedBranch | undefined,
  place: number,
  { lacking }: ExpectedColumn,
): { readonly text: string | null } | 'a value' | undefined {
  if (chosen === undefined || chosen.branch.source === null) return { text: null };
  if (chosen.branch.source.kind === 'generator') return lacking.has(chosen.branch.source) ? undefined : 'a value';
  const text = chosen.texts?.text(place);
  return text === undefined ? undefined : { text };
}

/** Formulas that were wrong were left out before. */
function checkedOf(source: FormulaSource, table: ExpectedTable): CheckedFormula {
  const result = checkFormula(source.formula, table.scope());
  if ('checked' in result) return result.checked;
  throw new TypeError(`The formula ${source.formula.text} is wrong.`);
}

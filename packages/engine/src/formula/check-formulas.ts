import { CodedError, type ProblemList, quote } from '@populace/core';
import { aTypeWord, type CheckedFormula, columnTypeOf, type FormulaFault, type FormulaType } from '@populace/formulas';
import { type FormulaSource, placeWithin } from '@populace/schema';
import type { Draft } from '../plan/draft.ts';
import type { PlannedTable, World } from '../plan/world.ts';
import { askedCheck, askedCount, formulasOfColumn } from './asked-formula.ts';
import { checkBranchTypes } from './branch-types.ts';
import { formulaVerdict } from './checked-formula.ts';
import { findFormulaCycles } from './formula-cycles.ts';
import type { AskedFormula } from './formula-recipe.ts';

/** Adds what is wrong with the names and types of formulas, and with what they need of one another. */
export function checkFormulas(world: World, draft: Draft, problems: ProblemList): void {
  for (const table of world.tables) {
    for (const one of formulasOf(table)) checkOne(one, world, problems);
  }
  if (problems.hasErrors()) return;
  for (const { columns } of world.tables) for (const column of columns) checkBranchTypes(column, problems);
  if (!problems.hasErrors()) findFormulaCycles(world, draft, problems);
}

/** A formula, and what it is for. */
interface Used {
  readonly asked: AskedFormula;
  readonly source: FormulaSource;
  readonly owner: string;
  /** What is wrong with a formula of a type, as the end of a sentence; undefined where nothing is. */
  refuse(type: FormulaType): string | undefined;
  /** What it has of the cell of a row, as only what makes values of a column has: chance, and the tables of the row's locale. */
  readonly has: Readonly<Record<'chance' | 'locale', boolean>>;
}

function formulasOf(table: PlannedTable): readonly Used[] {
  const { name, relation, countedBy } = table;
  const counts: readonly Used[] =
    relation === undefined || countedBy === undefined
      ? []
      : [
          {
            asked: askedCount(name, relation.table, countedBy),
            source: countedBy,
            owner: `The count of ${quote(name)}`,
            refuse: (type) => (type.kind === 'int' ? undefined : 'but must give whole numbers, such as with int()'),
            has: { chance: true, locale: false },
          },
        ];
  const columns = table.columns.flatMap((column) =>
    formulasOfColumn(name, column).map(({ asked, source, isCondition }): Used => {
      const owner = `${isCondition ? 'A condition' : 'The formula'} of ${quote(column.name)}`;
      const refuse = isCondition ? refuseCondition : refuseColumn;
      return { asked, source, owner, refuse, has: { chance: true, locale: true } };
    }),
  );
  const checks = table.checks.map((check): Used => {
    const asked = askedCheck(name, check);
    const owner = `A check of ${quote(name)}`;
    return { asked, source: check.source, owner, refuse: refuseCondition, has: { chance: false, locale: false } };
  });
  return [...counts, ...columns, ...checks];
}

function refuseCondition({ kind }: FormulaType): string | undefined {
  return kind === 'bool' ? undefined : 'but must be true or false, such as with a comparison';
}

function refuseColumn(type: FormulaType): string | undefined {
  if (columnTypeOf(type) !== undefined) return undefined;
  return 'but a column holds single values; make one of it, such as with size() or sum()';
}

/** What a formula needs of the cell of a row and does not have, as the end of a sentence; undefined where it needs nothing. */
function refuseNeeds({ drawsWords, tables }: CheckedFormula, { has }: Used): string | undefined {
  if (drawsWords && !has.chance) return 'draws by chance; draw in a column of its own, and look at that';
  if (tables.length > 0 && !has.locale)
    return 'takes words from the locale of the row, which only columns have; make them in a column of its own, and look at that';
  return undefined;
}

function checkOne(used: Used, world: World, problems: ProblemList): void {
  const { asked, source, owner, refuse } = used;
  const add = ({ code, offset, message, nearest }: FormulaFault): void =>
    problems.add(code, placeWithin(source.text, offset), `${owner}: ${message}`, nearest);
  try {
    const verdict = formulaVerdict(asked, world);
    if ('faults' in verdict) {
      for (const fault of verdict.faults) add(fault);
      return;
    }
    for (const { offset, message } of verdict.notes)
      problems.note('formula/unknown-name', placeWithin(source.text, offset), `${owner}: ${message}`);
    const { type } = verdict.checked;
    const refused = refuse(type);
    if (refused !== undefined)
      problems.add('formula/type', source.place, `${owner} gives ${aTypeWord(type)}, ${refused}`);
    const needs = refuseNeeds(verdict.checked, used);
    if (needs !== undefined) problems.add('formula/type', source.place, `${owner} ${needs}`);
  } catch (error) {
    if (!(error instanceof CodedError)) throw error;
    // What is wrong with a column that it looks at is told there.
    if (error.code === 'schema/formula-cycle' && !problems.problems.some(({ code }) => code === error.code))
      problems.add(error.code, source.place, error.message);
  }
}

import { CodedError, type ProblemList, quote } from '@populace/core';
import { aTypeWord, columnTypeOf, type FormulaFault, type FormulaType } from '@populace/formulas';
import { type FormulaSource, placeWithin } from '@populace/schema';
import type { Draft } from '../plan/draft.ts';
import type { PlannedTable, World } from '../plan/world.ts';
import { askedCheck, askedCount, formulasOfColumn } from './asked-formula.ts';
import { formulaVerdict } from './checked-formula.ts';
import { findFormulaCycles } from './formula-cycles.ts';
import type { AskedFormula } from './formula-recipe.ts';

/** Adds what is wrong with the names and types of formulas, and with what they need of one another. */
export function checkFormulas(world: World, draft: Draft, problems: ProblemList): void {
  for (const table of world.tables) {
    for (const one of formulasOf(table)) checkOne(one, world, problems);
  }
  if (!problems.hasErrors()) findFormulaCycles(world, draft, problems);
}

/** A formula, and what it is for. */
interface Used {
  readonly asked: AskedFormula;
  readonly source: FormulaSource;
  readonly owner: string;
  /** What is wrong with a formula of a type, as the end of a sentence; undefined where nothing is. */
  refuse(type: FormulaType): string | undefined;
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
          },
        ];
  const columns = table.columns.flatMap((column) =>
    formulasOfColumn(name, column).map(({ asked, source, isCondition }): Used => {
      const owner = `${isCondition ? 'A condition' : 'The formula'} of ${quote(column.name)}`;
      return { asked, source, owner, refuse: isCondition ? refuseCondition : refuseColumn };
    }),
  );
  const checks = table.checks.map((check): Used => {
    const asked = askedCheck(name, check);
    return { asked, source: check.source, owner: `A check of ${quote(name)}`, refuse: refuseCondition };
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

function checkOne({ asked, source, owner, refuse }: Used, world: World, problems: ProblemList): void {
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
  } catch (error) {
    if (!(error instanceof CodedError)) throw error;
    // What is wrong with a column that it looks at is told there.
    if (error.code === 'schema/formula-cycle' && !problems.problems.some(({ code }) => code === error.code))
      problems.add(error.code, source.place, error.message);
  }
}

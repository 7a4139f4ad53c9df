import { quote } from '@populace/core';
import { columnTypeOf, type FormulaType } from '@populace/formulas';
import type { FormulaSource } from '@populace/schema';
import type { AskedFormula } from '../model/formula-recipe.ts';
import type { PlannedTable } from '../model/table.ts';
import { askedCheck, askedCount, askedWhere, formulasOfColumn } from './asked-formula.ts';
import { conditionsOfColumn } from './reference-conditions.ts';

/** A formula, and what it is for. */
export interface UsedFormula {
  readonly asked: AskedFormula;
  readonly source: FormulaSource;
  readonly owner: string;
  /** What is wrong with a formula of a type, as the end of a sentence; undefined where nothing is. */
  refuse(type: FormulaType): string | undefined;
  /** What it has of the cell of a row, as only what makes values of a column has: chance, and the tables of the row's locale. */
  readonly has: Readonly<Record<'chance' | 'locale', boolean>>;
}

/** All formulas of a table: of its number of rows, its columns, its checks, its uniques and its references. */
export function formulasOf(table: PlannedTable): readonly UsedFormula[] {
  const { name, relation, countedBy } = table;
  const counts: readonly UsedFormula[] =
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
    formulasOfColumn(name, column).map(({ asked, source, isCondition }): UsedFormula => {
      const owner = `${isCondition ? 'A condition' : 'The formula'} of ${quote(column.name)}`;
      const refuse = isCondition ? refuseCondition : refuseColumn;
      return { asked, source, owner, refuse, has: { chance: true, locale: true } };
    }),
  );
  const checks = table.checks.map((check): UsedFormula => {
    const asked = askedCheck(name, check);
    const owner = `A check of ${quote(name)}`;
    return { asked, source: check.source, owner, refuse: refuseCondition, has: { chance: false, locale: false } };
  });
  const wheres = table.partialUniques.map((unique): UsedFormula => {
    const owner = `where of a unique of ${quote(name)}`;
    const has = { chance: false, locale: false };
    return { asked: askedWhere(name, unique), source: unique.where, owner, refuse: refuseCondition, has };
  });
  const references = new Map(
    table.columns.flatMap((column) =>
      conditionsOfColumn(name, column).map(({ kind, asked, source }): [string, UsedFormula] => {
        const owner = `${kind} of ${quote(column.name)}`;
        const has = { chance: false, locale: false };
        return [asked.name, { asked, source, owner, refuse: refuseCondition, has }];
      }),
    ),
  );
  // The columns of a key have the same formulas.
  return [...counts, ...columns, ...checks, ...wheres, ...references.values()];
}

function refuseCondition({ kind }: FormulaType): string | undefined {
  return kind === 'bool' ? undefined : 'but must be true or false, such as with a comparison';
}

function refuseColumn(type: FormulaType): string | undefined {
  if (columnTypeOf(type) !== undefined) return undefined;
  return 'but a column holds single values; make one of it, such as with size() or sum()';
}

import type { FormulaSource } from '@populace/schema';
import type { PlannedColumn } from '../model/column.ts';
import type { AskedFormula } from '../model/formula-recipe.ts';
import type { PartialUnique, PlannedCheck } from '../model/table.ts';

/** A formula, and where it stands in the document. */
export interface WrittenFormula {
  readonly asked: AskedFormula;
  readonly source: FormulaSource;
  /** Whether it is a condition, else a value. */
  readonly isCondition: boolean;
}

/** The formulas that a column is made by: its own, or those of its branches. */
export function formulasOfColumn(table: string, { name, source }: PlannedColumn): readonly WrittenFormula[] {
  const column = `${table}.${name}`;
  if (source.kind === 'formula')
    return [{ asked: { formula: source.formula, table, name: column }, source, isCondition: false }];
  if (source.kind !== 'case') return [];
  return source.branches.flatMap(({ when, source: made }, place): readonly WrittenFormula[] => {
    const branch = (one: FormulaSource, isCondition: boolean): WrittenFormula => {
      const name = isCondition ? nameOfWhen(column, place) : nameOfBranch(column, place);
      return { asked: { formula: one.formula, table, name }, source: one, isCondition };
    };
    const condition = when === undefined ? [] : [branch(when, true)];
    return made?.kind === 'formula' ? [...condition, branch(made, false)] : condition;
  });
}

/** The names of the formulas of a branch of a column. */
export function nameOfWhen(column: string, place: number): string {
  return `when ${place + 1} of ${column}`;
}

export function nameOfBranch(column: string, place: number): string {
  return `branch ${place + 1} of ${column}`;
}

/** The formula that holds in every row of a table. */
export function askedCheck(table: string, { source, name }: PlannedCheck): AskedFormula {
  return { formula: source.formula, table, name: `check of ${table}: ${name}` };
}

/** The formula that says which rows of a table differ in these columns. */
export function askedWhere(table: string, { columns, where: { formula } }: PartialUnique): AskedFormula {
  return { formula, table, name: `where of ${columns.join(', ')} of ${table}: ${formula.text}` };
}

/** The formula that says how many rows of a table each row of its parent has. */
export function askedCount(table: string, parent: string, { formula }: FormulaSource): AskedFormula {
  return { formula, table: parent, name: `rows of ${table}` };
}

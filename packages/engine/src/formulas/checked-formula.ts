import { CodedError } from '@populace/core';
import { type CheckedFormula, type CheckResult, checkFormula } from '@populace/formulas';
import type { PlannedColumn } from '../model/column.ts';
import type { AskedFormula } from '../model/formula-recipe.ts';
import type { PlannedTable } from '../model/table.ts';
import type { WorldFacts } from '../model/world-facts.ts';
import { formulasOfColumn } from './asked-formula.ts';
import { createTableScope } from './table-scope.ts';

/** Verdicts by column, and the columns whose formulas are being checked: they ask for one another's types. */
interface Known {
  readonly verdicts: Map<string, CheckResult>;
  readonly open: string[];
}

const knownOf = new WeakMap<WorldFacts, Known>();

/** A formula whose names and types are right. Throws a `CodedError` where they are not, which the plan has told before. */
export function checkedFormula(asked: AskedFormula, world: WorldFacts): CheckedFormula {
  const verdict = formulaVerdict(asked, world);
  if ('checked' in verdict) return verdict.checked;
  const [fault] = verdict.faults;
  throw new CodedError(fault?.code ?? 'formula/type', `The formula of ${asked.name} is wrong: ${fault?.message}`);
}

/** Checks a formula once. */
export function formulaVerdict(asked: AskedFormula, world: WorldFacts): CheckResult {
  const known: Known = knownOf.get(world) ?? { verdicts: new Map<string, CheckResult>(), open: [] };
  knownOf.set(world, known);
  const { name } = asked;
  const verdict = known.verdicts.get(name);
  if (verdict !== undefined) return verdict;
  const begin = known.open.indexOf(name);
  if (begin >= 0) throw new FormulaCircle([...known.open.slice(begin), name]);
  known.open.push(name);
  try {
    const made = checkFormula(
      asked.formula,
      createTableScope(world, asked.table, (table, column) => isNullableIn(world, table, column)),
    );
    known.verdicts.set(name, made);
    return made;
  } finally {
    known.open.pop();
  }
}

/**
 * Whether a column may be null that is nothing but a formula; undefined of other columns. The vector of a formula tells faults and nulls alike,
 * but a fault ends the run.
 */
export function isNullableFormula(world: WorldFacts, table: PlannedTable, column: PlannedColumn): boolean | undefined {
  const { made, given, source, nulls } = column;
  if (!made || source.kind !== 'formula' || nulls !== undefined || given.length > 0) return undefined;
  return formulasOfColumn(table.name, column).some(({ asked }) => checkedFormula(asked, world).isNullable);
}

/** Whether a column that a formula reads may be null; true of one that leads back to the formula itself. */
function isNullableIn(world: WorldFacts, table: PlannedTable, column: PlannedColumn): boolean {
  try {
    return isNullableFormula(world, table, column) ?? column.isNullable();
  } catch (error) {
    if (error instanceof FormulaCircle) return true;
    throw error;
  }
}

/** Formulas that ask for one another's types. */
export class FormulaCircle extends CodedError {
  /** Whether it is one formula that asks for its own. */
  readonly isOwn: boolean;

  constructor(columns: readonly string[]) {
    super('schema/formula-cycle', circleSentence(columns));
    this.isOwn = columns.length === 2;
  }
}

/** Says that columns need one another, in order. */
export function circleSentence(columns: readonly string[]): string {
  return `The formulas need one another: ${columns.join(' → ')}; break the circle at one of these columns`;
}

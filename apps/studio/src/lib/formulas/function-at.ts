import { type FunctionPage, placeInFormula } from '@populace/formulas';
import { type FormulaKnowledge, functionOf, scopeOf } from './formula-knowledge.ts';

/** A function that is called at a place of a formula. */
export interface FunctionAt {
  readonly page: FunctionPage;
  /** The argument that the place is in, from 0; -1 where it is in the name. */
  readonly argument: number;
}

/** Finds the function whose name or arguments are at an offset of a formula about a row of a table. */
export function functionAt(text: string, at: number, table: string, known: FormulaKnowledge): FunctionAt | undefined {
  const row = scopeOf(known, table);
  const call = row && placeInFormula(text, at, row).call;
  const page = call && functionOf(known, call.name);
  return call && page && { page, argument: call.argument };
}

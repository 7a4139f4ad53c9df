import type { Span } from './syntax/expression.ts';

/** What a formula may be refused for. */
export type FaultCode =
  | 'formula/syntax'
  | 'formula/type'
  | 'formula/unknown-name'
  | 'formula/children-not-grouped'
  | 'limit/formula';

/** One thing that is wrong with a formula, and where it stands in its text. */
export interface FormulaFault extends Span {
  readonly code: FaultCode;
  /** What is, what was expected, what to do: one sentence. */
  readonly message: string;
  /** The nearest right names, best first. */
  readonly nearest: readonly string[];
}

/** Something worth knowing that is no fault. */
export interface FormulaNote extends Span {
  readonly message: string;
}

/** Stops reading or checking; caught within this package. */
export class FaultError extends Error {
  readonly fault: FormulaFault;

  constructor(fault: FormulaFault) {
    super(fault.message);
    this.fault = fault;
  }
}

/** Makes a fault at a place. */
export function faultAt(code: FaultCode, { offset, length }: Span, message: string, nearest: readonly string[] = []) {
  return { code, offset, length, message, nearest } satisfies FormulaFault as FormulaFault;
}

import { FaultError, type FormulaFault, faultAt } from '../fault.ts';
import type { ParsedFormula } from '../syntax/expression.ts';
import { parseTokens } from './parse-tokens.ts';
import { readTokens } from './tokens.ts';

/** A formula that was read, or what is wrong with its text. */
export type ParseResult = { readonly formula: ParsedFormula } | { readonly fault: FormulaFault };

/** Reads the text of a formula. Names and types are not looked at. */
export function parseFormula(text: string): ParseResult {
  try {
    const tokens = readTokens(text);
    if (tokens.length === 1) {
      const whole = { offset: 0, length: text.length };
      return { fault: faultAt('formula/syntax', whole, 'The formula is empty.') };
    }
    return { formula: { text, expression: parseTokens(tokens) } };
  } catch (error) {
    if (error instanceof FaultError) return { fault: error.fault };
    throw error;
  }
}

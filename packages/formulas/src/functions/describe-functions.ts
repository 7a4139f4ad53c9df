import type { FunctionExample } from '../define/define-function.ts';
import { signaturesOf } from '../define/signatures.ts';
import type { FormulaType } from '../types/formula-type.ts';
import { functions } from './index.gen.ts';

/** A function of formulas as plain data, for completion and help. */
export interface FunctionPage {
  /** With its namespace: `random.integer`. */
  readonly name: string;
  readonly summary: string;
  /** All ways to call it: `round(x: decimal, scale?: int): decimal of that scale`. */
  readonly signatures: readonly string[];
  readonly examples: readonly FunctionExample[];
  /** Whether it is asked of rows that are gathered, or of a list: `lines.count()`. */
  readonly isOfRows: boolean;
  /** Whether it is called by its name alone, or of a value: `upper(name)`, `name.upper()`. */
  readonly isOfValues: boolean;
  /** The types of values that it can be asked of: `text`, `decimal`; `any`. */
  readonly takes: readonly string[];
  /** Whether a name for each row and what is said of it are its arguments: `map(l, l.price)`. */
  readonly names: boolean;
  /** Whether it needs a value of each row: `lines.map(l, l.price).sum()`. */
  readonly needsValues: boolean;
  /** Whether it can be called of a value without more. */
  readonly isAlone: boolean;
}

/** Returns all functions that formulas can call; operators are left out. */
export function describeFunctions(): readonly FunctionPage[] {
  return functions
    .filter(({ form }) => form !== 'operator')
    .map((definition): FunctionPage => {
      const { name, form, summary, examples, overloads, gathers } = definition;
      const isMaking = form === 'macro' && gathers === undefined;
      return {
        name,
        summary,
        signatures: signaturesOf(definition),
        examples,
        isOfRows: form === 'macro' || gathers !== undefined,
        isOfValues: overloads.length > 0,
        takes: [
          ...new Set(
            overloads.flatMap(({ parameters: [first] }) =>
              first === undefined ? [] : (KINDS[first.is] ?? [first.is]),
            ),
          ),
        ],
        names: isMaking || gathers?.of === 'condition',
        needsValues: gathers?.of === 'values',
        isAlone: overloads.some(({ parameters }) =>
          parameters.slice(1).every(({ optional, repeated }) => optional === true || repeated === true),
        ),
      };
    });
}

/** Kinds of parameters that take several types. */
const KINDS: Readonly<Record<string, readonly (FormulaType['kind'] | 'any')[]>> = {
  number: ['int', 'decimal', 'float'],
  exact: ['int', 'decimal'],
  decimal: ['int', 'decimal'],
  float: ['int', 'decimal', 'float'],
  day: ['date', 'timestamp'],
};

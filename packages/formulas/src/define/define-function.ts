import type { Argument, Collector, Kernel } from '../columns/kernel.ts';
import type { FormulaType, ParameterKind } from '../types/formula-type.ts';

export interface Parameter {
  readonly name: string;
  readonly is: ParameterKind;
  /** May be left out; all that follow may be too. */
  readonly optional?: boolean;
  /** May stand any number of times; the last one. */
  readonly repeated?: boolean;
  /** Must be written out, so that it is known before the first row. */
  readonly constant?: boolean;
  /** What a text must be one of: where it is written out that is known before the first row. */
  readonly names?: KnownNames;
}

/** Names that there are, and what is said where one is not among them. */
export interface KnownNames {
  readonly all: () => Iterable<string>;
  readonly refusal: (name: string) => string;
}

/** The type of a result, or a sentence that says why there is none. */
export type ResultType = FormulaType | string;

/** One way to call a function. */
export interface Overload {
  readonly parameters: readonly Parameter[];
  /** The result's type as the documents say it. */
  readonly gives: string;
  readonly result: (types: readonly FormulaType[], args: readonly Argument[]) => ResultType;
  /** The types that the arguments are brought to, where the parameters' kinds alone do not say. */
  readonly takes?: (types: readonly FormulaType[], result: FormulaType) => readonly (FormulaType | undefined)[];
  /** Whether the result may be null: where an operand may, unless this says otherwise. */
  readonly nulls?: 'operands' | 'never' | 'always' | 'all operands';
  readonly plan: Kernel;
}

/** A formula and the text of its value, run as a test. */
export interface FunctionExample {
  readonly formula: string;
  readonly result: string;
}

/** Something that formulas can say: a function, an operator, a macro over rows or lists. */
export interface FormulaFunction {
  readonly name: string;
  readonly form: 'function' | 'operator' | 'macro';
  readonly summary: string;
  readonly examples: readonly FunctionExample[];
  readonly overloads: readonly Overload[];
  /** How a macro is written that makes nothing of rows by itself. */
  readonly signature?: string;
  /** Whether it draws random words, so that it cannot stand within what is gathered. */
  readonly draws?: boolean;
  /** Tables of the row's locale that a call looks at. */
  readonly tables?: (args: readonly Argument[]) => readonly LocaleTable[];
  /** How a call is written that does not look at the locale, where there is a way. */
  readonly withoutLocale?: string;
  /** For macros that end a chain: what is made of the rows gathered. */
  readonly gathers?: GatheringMacro;
}

/** A column of a table of the locale. */
export interface LocaleTable {
  readonly table: string;
  readonly column: string;
}

/** What a macro makes of rows that are gathered, of their values, or of the elements of a list. */
export interface GatheringMacro {
  /** As the documents say it: `rows.sum()`. */
  readonly signature: string;
  /** What it is made of: of rows or values, of values alone, or of a condition on each (a name and a condition are its arguments). */
  readonly of: 'rows' | 'values' | 'condition';
  /** Whether a text is its argument. */
  readonly takesText?: boolean;
  /** The type that it gives; of rows, the element is undefined. */
  readonly result: (element: FormulaType | undefined) => ResultType;
  /** Whether it is null where there are no rows. */
  readonly mayBeNull: boolean;
  /** Whether it remembers all values that there were. */
  readonly remembersValues?: boolean;
  readonly collect: Collector;
}

/** Declares a function, so that `npm run generate` finds it. */
export function defineFunction(definition: FormulaFunction): FormulaFunction {
  return definition;
}

/** The parameters of an operator, or of a function that is written like one: `a` and `b`. */
export function operands(a: ParameterKind, b: ParameterKind): readonly Parameter[] {
  return [
    { name: 'a', is: a },
    { name: 'b', is: b },
  ];
}

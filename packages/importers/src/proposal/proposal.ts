import type { Evidence } from './evidence.ts';

/** The value of an option as it stands in a schema. */
export type OptionValue =
  | string
  | number
  | boolean
  | null
  | readonly OptionValue[]
  | { readonly [key: string]: OptionValue };

/** The options of a generator, by name. */
export type OptionValues = Readonly<Record<string, OptionValue>>;

/** The kind of values that a column holds, which what is proposed for it keeps. */
export type ValueType =
  | 'text'
  | 'integer'
  | 'decimal'
  | 'float'
  | 'boolean'
  | 'date'
  | 'timestamp'
  | 'timestamptz'
  | 'time'
  | 'uuid';

/** A generator that may make the values of a column, and what speaks for it. */
export interface Candidate {
  readonly generator: string;
  readonly options: OptionValues;
  /** From 0 to 1: how sure it is. */
  readonly confidence: number;
  readonly evidence: readonly Evidence[];
}

/** Values that are those of another table's column. */
export interface ProposedReference {
  readonly table: string;
  readonly column: string;
}

/** A column as it is proposed. */
export interface ColumnProposal extends Candidate {
  readonly name: string;
  /** Instead of the generator, which is then empty. */
  readonly references: ProposedReference | undefined;
  /** The share of values that are null, from 0 to 1. */
  readonly nulls: number;
  readonly unique: boolean;
  readonly valueType: ValueType;
  /** The digits after the point, where all values have as many or fewer. */
  readonly scale: number | undefined;
  /** What else it could be, best first. */
  readonly runnersUp: readonly Candidate[];
}

/** So many rows, or so many per row of another table. */
export type ProposedRows = number | { readonly per: string; readonly mean: number };

/** A table as it is proposed. */
export interface TableProposal {
  readonly name: string;
  readonly rows: ProposedRows;
  readonly columns: readonly ColumnProposal[];
  readonly evidence: readonly Evidence[];
}

/** A locale with its share of the rows. */
export interface ProposedLocale {
  readonly id: string;
  readonly share: number;
}

/** A schema as it is proposed, with what speaks for each part of it. */
export interface SchemaProposal {
  readonly name: string;
  /** Empty where no locale is known. */
  readonly locales: readonly ProposedLocale[];
  readonly tables: readonly TableProposal[];
  /** What speaks for the locales. */
  readonly evidence: readonly Evidence[];
  /** What could not be read as it stands, and what was done about it. */
  readonly problems: readonly Evidence[];
}

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
  /** Its id; `formula` where the option of that name makes the values. */
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

/** What says in which rows a column has values: those in which an object is there that its values are fields of. */
export interface ProposedPresence {
  /** The hidden column of the object. */
  readonly column: string;
  /** The share of the values that are null in the rows that have the object, from 0 to 1. */
  readonly nulls: number;
  /** A name for a hidden column of the values themselves, where one is needed. */
  readonly source: string;
}

/** A hidden column of truth values: in which rows an object is there. */
export interface ProposedObject {
  readonly column: string;
  /** The hidden column of the object round it, without which it is not there. */
  readonly within: string | undefined;
  /** The share of the rows, or of those that have the object round it, from 0 to 1. */
  readonly share: number;
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
  /** Absent where the values are fields of no object, or of one that all rows have. */
  readonly presence?: ProposedPresence | undefined;
}

/** So many rows, or so many per row of another table. */
export type ProposedRows = number | { readonly per: string; readonly mean: number };

/** A table as it is proposed. */
export interface TableProposal {
  readonly name: string;
  readonly rows: ProposedRows;
  readonly columns: readonly ColumnProposal[];
  /** The hidden columns by which the fields of objects are null together. */
  readonly objects?: readonly ProposedObject[];
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

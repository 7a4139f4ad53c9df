import type { JsonSchema } from '@populace/core';
import type {
  CellExplanation,
  CheckTrial,
  Children,
  ContentType,
  ContentTypePage,
  Credit,
  FileDescription,
  FormatOptions,
  FormatPage,
  FormulaSummary,
  FoundRow,
  FunctionPage,
  GeneratorPage,
  LocaleDescription,
  LocalePage,
  Problem,
  RelationSummary,
  RowEstimate,
  TableProfile,
  TypesDescription,
} from '@populace/library';

/** A table of a schema that opened. */
export interface TablePage {
  readonly name: string;
  readonly hidden: boolean;
  readonly columns: readonly ColumnOfPage[];
}

/** A column of a table that opened. */
export interface ColumnOfPage {
  readonly name: string;
  /** Its logical type, such as `int64` or `decimal(10,2)`. */
  readonly type: string;
  readonly hidden: boolean;
}

/** What is known of a schema before a row is made. */
export interface SchemaPage {
  readonly name: string;
  readonly seed: string;
  readonly now: string;
  readonly tables: readonly TablePage[];
  readonly borrowed: readonly string[];
}

/** A schema's text was read: its problems and notes, and what it describes unless one of them is an error. */
export interface OpenAnswer {
  readonly problems: readonly Problem[];
  readonly schema: SchemaPage | undefined;
}

/** Rows of a table, column by column. */
export interface PreviewAnswer {
  readonly table: string;
  readonly rowCount: number;
  readonly from: number;
  readonly columns: readonly ColumnOfPage[];
  /** One list a column: the text of each cell, null where there is no value. */
  readonly cells: readonly (readonly (string | null)[])[];
  /** The locale of each row; null where the table has none. */
  readonly locales: readonly (string | null)[];
  /** Milliseconds that making them took. */
  readonly ms: number;
}

/** A column as it is proposed for what a person has. */
export interface FoundColumn {
  readonly name: string;
  /** Empty where it refers to another table. */
  readonly generator: string;
  /** `table.column`, where the values are another table's. */
  readonly references: string | undefined;
  /** From 0 to 1. */
  readonly confidence: number;
  /** What speaks for it, in words. */
  readonly evidence: readonly string[];
}

/** A schema as it is proposed for files of rows, with what speaks for it. */
export interface InferAnswer {
  /** The names of the files. */
  readonly names: readonly string[];
  /** The text of the schema. */
  readonly document: string;
  readonly tables: readonly { readonly name: string; readonly columns: readonly FoundColumn[] }[];
  /** What could not be read as it stands, in words. */
  readonly problems: readonly string[];
}

/** First rows of a table, for cards and boxes. */
export interface SampleRows {
  readonly table: string;
  readonly columns: readonly {
    readonly name: string;
    readonly note: string | undefined;
    readonly isNumber: boolean;
  }[];
  /** One list a row. */
  readonly rows: readonly (readonly (string | null)[])[];
}

/** Some values of a generator. */
export interface SampledGenerator {
  readonly generator: string;
  /** Whether the locale has no values of it unless options say so, such as an IBAN of another country. */
  readonly isLacking: boolean;
  readonly texts: readonly (string | null)[];
  /** Why there are none, in words. */
  readonly problem: string | undefined;
}

/** A schema as words describe it, with its first rows. */
export interface DescribeAnswer {
  readonly document: string;
  readonly tables: readonly string[];
  readonly samples: readonly SampleRows[];
}

/** A cell of a schema. */
interface CellOf {
  readonly text: string;
  readonly table: string;
  readonly column: string;
  readonly row: number;
}

/** Content types that were found. */
export interface TypesAnswer {
  /** How many there are, and of which families, such as `image`. */
  readonly total: number;
  readonly families: readonly { readonly name: string; readonly count: number }[];
  /** How many were found; at most as many as were wanted are here. */
  readonly found: number;
  readonly types: readonly ContentType[];
  /** What the query says as a whole name: a type, an extension, or a file's name; undefined without one. */
  readonly exact: TypesDescription | undefined;
}

/** What a file is, by its name and its bytes. */
export interface FileAnswer extends FileDescription {
  /** What it most likely is: what the bytes say where they disagree with the name. */
  readonly type: ContentTypePage | undefined;
  /** Whether a schema can be made of its rows. */
  readonly isReadable: boolean;
}

/** How large the bytes of rows will be. */
export interface SizeAnswer {
  readonly rows: number;
  readonly bytes: number;
  readonly ms: number;
  /** The same of packing them, where that was asked. */
  readonly packed: { readonly bytes: number; readonly ms: number } | undefined;
}

/** What can be asked of the engine: each with what it is given and what it answers. All of it can be posted between threads. */
export interface EngineCalls {
  open(ask: { readonly text: string }): OpenAnswer;
  /** How many rows each table has, or about how many, at once; undefined where nothing is known before they are added up. */
  rowEstimates(ask: {
    readonly text: string;
  }): readonly { readonly table: string; readonly rows: RowEstimate | undefined }[];
  /** The exact number of rows of each table, in the order of the document; adding them up may take long. */
  counts(ask: { readonly text: string }): readonly { readonly table: string; readonly rowCount: number }[];
  /** Rows from `from` on: `take` of them, or as many as there are. Hidden columns are among them unless `columns` names others. */
  preview(ask: {
    readonly text: string;
    readonly table: string;
    readonly from: number;
    readonly take: number;
    readonly columns?: readonly string[] | undefined;
    readonly locale?: string | undefined;
  }): PreviewAnswer;
  explain(ask: CellOf): CellExplanation;
  /** The type of what each formula gives. */
  formulas(ask: { readonly text: string }): readonly FormulaSummary[];
  /** In how many of the first rows of a table each of its checks holds as they are drawn first. */
  checks(ask: { readonly text: string; readonly table: string }): readonly CheckTrial[];
  /** What refers to what, table by table. */
  relations(ask: { readonly text: string }): readonly RelationSummary[];
  /** The row that a cell of a column of references leads to; null where it refers to none. */
  parent(ask: CellOf): FoundRow | null;
  /** The rows of `of` that refer to a row by their `column`, or that are made per row of it. */
  children(ask: {
    readonly text: string;
    readonly table: string;
    readonly row: number;
    readonly of: string;
    readonly column?: string | undefined;
    readonly from: number;
    readonly take: number;
  }): Children;
  /** What the values of columns are like, hidden ones too, among as many rows at most, spread evenly over the table. */
  profile(ask: {
    readonly text: string;
    readonly table: string;
    readonly columns?: readonly string[] | undefined;
    readonly rows: number;
  }): TableProfile;
  /** First rows of some columns of a table. */
  sample(ask: {
    readonly text: string;
    readonly table: string;
    readonly columns: readonly string[];
    readonly take: number;
  }): SampleRows;
  /** A schema for tables and columns in words; `today` is a day such as 2026-01-01. */
  describe(ask: { readonly words: string; readonly today: string }): DescribeAnswer;
  /** The text of a file that is a schema; null where it says nothing of being one, such as rows in JSON. */
  schemaText(ask: { readonly file: Blob }): string | null;
  /** A schema for files of rows, with a table for each. */
  infer(ask: {
    readonly files: readonly { readonly file: Blob; readonly fileName: string }[];
    readonly today: string;
    /** A category is copied only if at least so many rows have it; 20 if absent. */
    readonly minCategoryRows?: number | undefined;
  }): InferAnswer;
  /** Texts that generators make in a locale: all, or those that are named. */
  samples(ask: {
    readonly locale: string;
    readonly count: number;
    readonly generators?: readonly string[] | undefined;
  }): readonly SampledGenerator[];
  /** Generators by what people call them, the best first. */
  search(ask: { readonly words: string }): readonly {
    readonly id: string;
    /** The stretches of the id that were found. */
    readonly ranges: readonly (readonly [number, number])[];
    /** By which other names it was found, such as `Mockaroo Email Address`. */
    readonly known: readonly string[];
  }[];
  /** Whether each column of a table can be unique. */
  capacities(ask: { readonly text: string; readonly table: string }): readonly {
    readonly column: string;
    /** For how many rows it can be unique, in digits; undefined where for any number, or for none. */
    readonly rows: string | undefined;
    /** Why it can't be unique, with the way out. */
    readonly refusal: string | undefined;
  }[];
  /** The first bytes that a table's file would have. */
  exportSample(ask: {
    readonly text: string;
    readonly table: string;
    readonly format: string;
    readonly options: FormatOptions;
    readonly from: number;
  }): Uint8Array<ArrayBuffer>;
  /** The columns whose values another text with the same tables and columns would change, among as many first rows of each table. */
  changes(ask: {
    readonly text: string;
    readonly other: string;
    readonly rows: number;
  }): readonly { readonly table: string; readonly column: string }[];
  /** How large the bytes of a table's rows will be, and how long making them takes on one thread. */
  estimate(ask: {
    readonly text: string;
    readonly table: string;
    readonly format: string;
    readonly options: FormatOptions;
    readonly from: number;
    readonly take: number;
    /** Whether they are packed, too. */
    readonly gzip: boolean;
  }): SizeAnswer;
  catalogue(ask: Record<string, never>): {
    readonly generators: readonly GeneratorPage[];
    /** What formulas can call. */
    readonly functions: readonly FunctionPage[];
    readonly formats: readonly FormatPage[];
    readonly locales: readonly LocalePage[];
  };
  locale(ask: { readonly id: string }): LocaleDescription;
  /** Every source of the tables, with its licence. */
  credits(ask: Record<string, never>): readonly Credit[];
  /** Content types by their names and extensions; without a query all, what is common first. */
  types(ask: { readonly query: string; readonly take: number }): TypesAnswer;
  /** What a file is. Only its begin is read. */
  file(ask: { readonly file: Blob; readonly fileName: string }): FileAnswer;
  /** The JSON Schema of schema documents. */
  grammar(ask: Record<string, never>): JsonSchema;
}

export type CallName = keyof EngineCalls;
export type AskOf<K extends CallName> = Parameters<EngineCalls[K]>[0];
export type AnswerOf<K extends CallName> = ReturnType<EngineCalls[K]>;

/** What a page posts to the engine. */
export type ToEngine =
  | { readonly kind: 'ask'; readonly id: number; readonly name: CallName; readonly ask: unknown }
  | { readonly kind: 'cancel'; readonly id: number };

/** What the engine posts back. */
export type FromEngine =
  | { readonly kind: 'begun'; readonly id: number }
  | { readonly kind: 'answer'; readonly id: number; readonly answer: unknown }
  | { readonly kind: 'failure'; readonly id: number; readonly failure: Failure };

/** Why a call gave nothing, as plain data. */
export interface Failure {
  /** A code of the catalogue; `internal` for a defect of ours. */
  readonly code: string;
  readonly message: string;
  readonly problems: readonly Problem[];
}

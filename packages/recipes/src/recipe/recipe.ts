import type { Arena, Dictionary, LogicalType, RowSet, StreamKeys, Vector } from '@populace/core';
import type { Folding } from '@populace/unicode';
import type { PackTable } from '../pack/pack-table.ts';
import type { Weights } from '../random/alias-table.ts';
import type { Domain } from './domain.ts';

/** What a value is made of: plain, frozen data. `kind` names the primitive that understands it. */
export interface Recipe {
  readonly kind: string;
}

/** A list of texts in a recipe: a column of a table of the row's locale, by name; loaded before planning. */
export interface TableUse {
  readonly table: string;
  /** The column of texts; `text` if absent. */
  readonly column?: string | undefined;
  /**
   * Another table with a column of places in this one: the list then has the length of that table, and is what belongs to
   * each of its rows, such as the region of each city.
   */
  readonly by?: { readonly table: string; readonly column: string } | undefined;
  /**
   * A column with another form of each text, such as `feminine`. Where the table has it, the list is twice as long: both forms
   * of the first row, then both of the second.
   */
  readonly otherForm?: string | undefined;
}

/** How many different values a recipe is sure to make: a count, or why there is none. */
export type Capacity = bigint | 'unbounded' | 'unknown';

/** Why values cannot be unique, and what to do about it: two halves of a sentence. */
export interface Obstacle {
  readonly what: string;
  readonly wayOut: string;
}

/** What a column is to another column of the row, which shows its values. */
export interface ShownColumn {
  /** Whether no two rows have the same value, nulls aside. */
  readonly isUnique: boolean;
  /** Whether all its values are as its recipe makes them: none is given, and they are of the recipe's type. */
  readonly isAsMade: boolean;
  /** The row of a unique column's value; undefined where no row has it, or it is not known. */
  rowOf(text: string): number | undefined;
}

/** The least and the greatest of some whole numbers. */
export interface WholeBounds {
  readonly min: bigint;
  readonly max: bigint;
}

/** What primitives know about the recipes that they are made of. */
export interface Scope {
  type(recipe: Recipe): LogicalType;
  literals(recipe: Recipe): readonly string[];
  bounds(recipe: Recipe, rowCount: number): WholeBounds | undefined;
  capacity(recipe: Recipe): Capacity;
  injective(recipe: Recipe): boolean;
  obstacle(recipe: Recipe): Obstacle | undefined;
  uniqueByRow(recipe: Recipe): boolean;
  uniqueForm(recipe: Recipe): Recipe | undefined;
  foldedForm(recipe: Recipe, folding: Folding): Recipe | undefined;
  rank(recipe: Recipe, text: string): bigint | undefined;
  domain(recipe: Recipe): Domain | undefined;
  width(recipe: Recipe): number | undefined;
  mayContain(recipe: Recipe, character: string): boolean;
  explain(recipe: Recipe): string;
  /** A loaded list. */
  table(use: TableUse): Dictionary;
  /** A loaded table with all its columns. */
  pack(table: string): PackTable;
  /** The recipe of a field of a subject, or of another column of the table. */
  field(subject: string, field: string): Recipe;
  column(name: string): Recipe;
  /** What another column of the table is beyond its recipe. */
  shown(name: string): ShownColumn;
  /** What is known in each locale that the column has rows in; this scope is one of them. */
  readonly locales: readonly Scope[];
}

/**
 * A kind of recipe: the only place with loops. From these come a value's type, its column, how many there are, the way back
 * from a value, and its explanation.
 */
export interface Primitive<R extends Recipe = Recipe> {
  readonly kind: R['kind'];
  type(recipe: R, scope: Scope): LogicalType;
  /** The recipes that this one is made of. */
  parts(recipe: R): readonly Recipe[];
  /** The word lists that it needs. */
  tables(recipe: R): readonly TableUse[];
  /** The subjects' fields and the columns of the row that it looks at. */
  uses(recipe: R): readonly Use[];
  /** The values that are written in the recipe itself, each of which must fit the type that it is given. */
  literals(recipe: R): readonly string[];
  /** Between which whole numbers the values of a table's rows lie; undefined where they are none, or it is not known. */
  bounds(recipe: R, rowCount: number, scope: Scope): WholeBounds | undefined;
  /** The number of different values, by which a unique column is counted beforehand. */
  capacity(recipe: R, scope: Scope): Capacity;
  /** Whether different ranks give different texts. */
  injective(recipe: R, scope: Scope): boolean;
  /** What keeps a recipe from being injective, where that is not simply that values come more than once in life. */
  obstacle(recipe: R, scope: Scope): Obstacle | undefined;
  /** Whether every row has another value by nature, whatever the source and the locale: numbers that count rows, permuted ids. */
  uniqueByRow(recipe: R, scope: Scope): boolean;
  /** The recipe that a unique column has in place of this one: nearly the same values from the same draws, and unique by row. */
  uniqueForm(recipe: R, scope: Scope): Recipe | undefined;
  /**
   * The recipe that a unique column has in place of this one where case or accents do not count: different ranks, or different rows,
   * give texts that differ even when they are folded, and ranks are found by texts that are folded alike. Its width, and the
   * characters that it may contain, are those of folded texts. Undefined where there is none.
   */
  foldedForm(recipe: R, folding: Folding, scope: Scope): Recipe | undefined;
  /** The rank of a value by its text, the inverse of planning with a source of ranks; of recipes that are unique by row, that row. Undefined: not a value of this recipe. */
  rank(recipe: R, text: string, scope: Scope): bigint | undefined;
  /**
   * For recipes that are unique by row: finds the only row that can have made a text, or undefined. Whether that row makes the
   * text is for the caller to see.
   */
  rowFinder(recipe: R, at: RowSearch): RowFinder | undefined;
  /** The values that it can make, where they are known; what is written otherwise than the recipe writes it is none of them. */
  domain(recipe: R, scope: Scope): Domain | undefined;
  /** The length of every value's text in UTF-16 units, where all have the same. */
  width(recipe: R, scope: Scope): number | undefined;
  /** Whether a value's text may have this character; by it the parts of a concatenation are told apart. */
  mayContain(recipe: R, character: string, scope: Scope): boolean;
  /** Makes the vector and registers the steps that fill it. Called once a table; may throw a `CodedError`. */
  plan(recipe: R, at: Planner): Vector;
  /** Says in words how a value comes to be. */
  explain(recipe: R, scope: Scope): string;
  /** The same where the parts are told one by one beside it, so that this need not repeat them. */
  outline(recipe: R, scope: Scope): string;
}

/** What the way back from a text to its row is found with: no column is made for it. */
export interface RowSearch {
  readonly scope: Scope;
  /** The key of a draw of the recipe's own, as its source gives it. */
  readonly key: StreamKeys;
  /** The search by the draws of a field of one of the row's subjects, or of what its fields share. */
  within(subject: string, name: string): RowSearch;
  finder(recipe: Recipe): RowFinder | undefined;
}

/** Returns the row that may have made a text, or undefined. */
export type RowFinder = (text: string) => number | undefined;

/** Something of the same row that a recipe looks at. */
export type Use = { readonly subject: string; readonly field: string } | { readonly column: string };

/** Fills its vector for the first n rows of the batch: a closure over typed arrays; no look-ups, no allocation a row. */
export type Step = (n: number) => void;

/**
 * Where a primitive's numbers come from: random words of the row, or the digits of a permuted rank (unique). Primitives
 * cannot tell. A draw has a name of its own within the primitive; the empty name is the main one.
 */
export interface Source {
  readonly kind: 'words' | 'rank';
  /** Whole numbers in [0, span), each as likely; span at most 2^31. Under a rank: the next digit of base `span`. */
  below(span: number, draw?: string): Int32Array;
  /** Whole numbers in [0, spans[i]), each as likely, with a span for each row. A rank source refuses. */
  belowEach(spans: Int32Array, draw?: string): Int32Array;
  /** Whole numbers in [0, span) for spans up to 2^64, as two words. */
  wide(span: bigint, draw?: string): { readonly hi: Int32Array; readonly lo: Int32Array };
  /** Codes in [0, weights.length) by weight. Under a rank each code once: weights do not count. */
  pick(weights: Weights, draw?: string): Int32Array;
  /** Random words, 64 bits a row in two arrays. A rank source refuses: recipes that use them are not injective. */
  words(draw?: string): readonly [Int32Array, Int32Array];
  /** Sources of the parts of a recipe, by name: under a rank each gets its digit, most significant first. */
  split(parts: readonly { readonly name: string; readonly capacity: Capacity }[]): readonly Source[];
  /** Which of several recipes, by weight, and the sources within each. Under a rank: the interval that the rank falls into. */
  choose(options: readonly { readonly name: string; readonly weight: number; readonly capacity: Capacity }[]): {
    readonly choice: Int32Array;
    readonly sources: readonly Source[];
  };
  /** The key of a stream of the row's own, for kernels with a keyed loop of their own (uuid, names). Under a rank it refuses. */
  readonly key: StreamKeys;
}

/** The rows of a batch whose choice is one of several options. */
export interface TakenRows {
  readonly choice: Int32Array;
  readonly option: number;
}

/** What a primitive plans with. */
export interface Planner {
  readonly arena: Arena;
  readonly rows: RowSet;
  readonly source: Source;
  readonly scope: Scope;
  /** The rows that take what is planned, where it is one of several options; what stands in others is never looked at. */
  readonly taken?: TakenRows | undefined;
  /** Plans a part with a source of `Source.split` or `Source.choose`; for `taken` rows alone, if they are said. */
  part(recipe: Recipe, source: Source, taken?: TakenRows): Vector;
  /**
   * The vector of a subject's field of the row; drawn once a row, whoever asks. With `form` in place of the field's recipe, from
   * the same draws.
   */
  field(subject: string, field: string, form?: Recipe): Vector;
  /** What several fields of a subject come from, such as its names: made once, whoever asks, with a source of its own. */
  shared<T>(subject: string, name: string, make: (source: Source) => T): T;
  /** The vector of another column of the row. */
  column(name: string): Vector;
  step(step: Step): void;
  /**
   * Tells whoever explains a row what only this loop knows: a sentence about the row at place `i`, read after the steps have run.
   * Absent where nobody explains.
   */
  note?(sentence: (i: number) => string): void;
}

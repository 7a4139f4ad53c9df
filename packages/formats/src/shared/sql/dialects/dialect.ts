import type { BooleanWords } from '@populace/cells';
import type { LogicalType } from '@populace/core';

/** What the SQL of a database has of its own. */
export interface Dialect {
  /** One word, such as `postgres`. */
  readonly id: string;
  /** What other tools call it. */
  readonly aliases?: readonly string[];
  /** For people. */
  readonly name: string;
  /** Stand around the name of a table or column; the closing one is doubled in it. */
  readonly identifierQuotes: { readonly open: string; readonly close: string };
  /** Why a name of a table or column cannot be there; undefined where it can. */
  refuseName(name: string, of: 'table' | 'column'): string | undefined;
  /** Whether `a` and `A` name the same column, and whether `é` and `É` do, too. */
  readonly foldsNames: 'ascii' | 'unicode' | false;
  readonly mostColumns: number;
  /** The most rows of one INSERT. */
  readonly mostRowsPerInsert: number;
  /** The most bytes of one statement. */
  readonly mostStatementBytes: number;
  readonly text: TextLiteral;
  /** What is around the hexadecimal digits of bytes. */
  readonly bytes: { readonly open: string; readonly close: string };
  /** Whether JSON is kept as what it says, so that it can have no other characters than texts. */
  readonly parsesJson: boolean;
  readonly booleans: BooleanWords;
  /** Whether points in time are written with their zone. */
  readonly hasZones: boolean;
  /** Whether the numbers of a type keep all digits without quotes. */
  isExactBare(type: LogicalType): boolean;
  /** The type of a column; those of keys may need a bounded one. */
  typeOf(type: LogicalType, key?: KeyColumn): string;
  /** How many characters each text of a key may have whose columns are of these types; absent where it may have any number. */
  readonly mostKeyCharacters?: (types: readonly LogicalType[]) => number;
  /** Behind the type of a text in a key, so that texts which differ in their last blanks alone are two keys; with a blank before it. */
  readonly keyCollation?: string;
  /** Returns the types of all columns of a table, of which some are others where a row had no room for them; absent where all have. */
  readonly fitRow?: (columns: readonly DeclaredColumn[]) => readonly string[];
  /** Behind the closing parenthesis of CREATE TABLE. */
  readonly tableOptions: string;
  readonly hasCopy: boolean;
  /**
   * When foreign keys are looked at: they are added after the rows, or stand in CREATE TABLE and are looked at when the transaction
   * ends, or with each statement: then they can't be added, and rows of one statement don't find one another.
   */
  readonly foreignKeys: 'added' | 'deferred' | 'immediate';
  /** How schemas are made; absent where it has none that a statement makes. */
  readonly schemas?: SchemaWords;
  /** How foreign keys name their table: of any schema, with it; of their own schema alone, with or without it. */
  readonly keyTargets: 'anySchema' | 'ownSchema' | 'bare';
  /** How it loads tables that refer to one another in a cycle; absent where it has no such way. */
  readonly cycles?: CycleWords;
  /** Whether a unique takes two nulls for the same. */
  readonly uniqueNulls: boolean;
  /** Whether making a table ends the transaction. */
  readonly commitsOnCreate: boolean;
  readonly begin: string;
  /** Settings that the script needs, within a transaction or not. */
  settings(inTransaction: boolean): string;
  /** Puts the settings back. */
  readonly restore: string;
  readonly temporary: TemporaryTables;
  readonly counters: Counters;
  /** Fills columns of a table from another one with the same key. */
  update(words: UpdateWords): string;
  /** What rows stand in: INSERT, or what takes rows that are there already. */
  insert(words: InsertWords): RowStatement;
  /** Whether rows that are to stay as they are must be looked for by a key. */
  readonly ignoresByKey: boolean;
  /** Its own lists and structures; absent where only JSON holds them. */
  readonly natives?: NativeTypes;
  /** A null of a type in such a statement for rows that may be there already; `NULL` where absent. */
  readonly typedNull?: (type: LogicalType) => string;
}

/** What is known of a column of a key. */
export interface KeyColumn {
  /** How many characters there is room for in each of its keys. */
  readonly room: number;
  /** No text of it has more characters; absent where that is not known. */
  readonly mostCharacters?: number | undefined;
}

/** A column as CREATE TABLE has it. */
export interface DeclaredColumn {
  readonly type: string;
  readonly inKey: boolean;
}

/** How texts are written. */
export interface TextLiteral {
  readonly open: string;
  readonly close: string;
  /** What stands for characters between the quotes. */
  readonly escapes: { readonly [character: string]: string };
  /** Characters that no text can have. */
  readonly refuses: string;
  /** In the place of `open` for texts that may have more characters (UTF-16) than a text with escapes can without it. */
  readonly long?: { readonly open: string; readonly above: number };
}

/** The lists and structures of a database's own. */
export interface NativeTypes {
  /** The type of a list or structure; undefined where only JSON holds it. */
  typeOf(type: LogicalType): string | undefined;
  /** What stands around the items of a list of a type in INSERT; `empty` is a list of none. */
  list(type: string): { readonly open: string; readonly close: string; readonly empty?: string };
}

/** How schemas are made. */
export interface SchemaWords {
  /** The one that every database has. */
  readonly builtIn?: string;
  /** Makes one where it is not there; the name is in quotes. */
  create(name: string): string;
}

/** What lets rows refer to rows that are not there yet. */
export interface CycleWords {
  /** Puts off to the end of the transaction what foreign keys check. */
  readonly deferred?: string;
  /** Turns the check of foreign keys off, and back to what it was. */
  readonly unchecked?: { readonly opening: string; readonly closing: string };
}

/** How primary keys count on, of tables that a script makes and of those that are there. */
export interface Counters {
  /** Whether a counter can refuse numbers that come with the rows, as `GENERATED ALWAYS` of PostgreSQL does. */
  readonly hasAlways?: boolean;
  /** Whether nothing moves the counter of a table that is there. */
  readonly staysInExisting?: boolean;
  /** A statement before CREATE TABLE. */
  readonly before?: (words: CounterWords) => string;
  /** Behind a column's type and NOT NULL, with a blank before it; absent where every such key counts. */
  readonly declare?: (words: CounterWords) => string;
  /** Behind the closing parenthesis of CREATE TABLE, with a blank before it. */
  readonly tableOption?: (words: CounterWords) => string;
  /** Moves the counter of a table that the script makes, after its rows; absent where the rows do. */
  readonly moveCreated?: (words: CounterWords) => string;
  /** Moves the counter of a table that is there, after the rows; absent where the rows do. */
  readonly moveExisting?: (words: CounterWords) => string;
  /** What lets rows bring their own numbers, into a table that the script makes or into one that is there. */
  readonly aroundRows?: (table: string, isCreated: boolean) => { readonly opening: string; readonly closing: string };
}

/** The parts of statements about the counter of a table. */
export interface CounterWords {
  /** In quotes, with its schema. */
  readonly table: string;
  /** In quotes. */
  readonly column: string;
  /** Without quotes. */
  readonly columnName: string;
  /** A name for a sequence of its own, in quotes, with its schema. */
  readonly sequence: string;
  readonly identity: 'default' | 'always';
  readonly start: bigint;
  readonly step: bigint;
  /** The last number that a row of the schema has; undefined where there are no rows. */
  readonly last: bigint | undefined;
  /** The number of the row after the last one. */
  readonly next: bigint;
}

/** Tables that a script makes for itself and drops. */
export interface TemporaryTables {
  /** Before the name, in the quotes. */
  readonly mark: string;
  /** Makes one with columns of a table, without rows. */
  create(words: { readonly name: string; readonly columns: string; readonly table: string }): string;
  /** Before the name of one that is dropped. */
  readonly drop: string;
}

/** The parts of an UPDATE, all quoted. */
export interface UpdateWords {
  readonly table: string;
  readonly from: string;
  readonly keys: readonly string[];
  readonly columns: readonly string[];
}

/** What is done with rows whose key is there already. */
export type Conflict = 'error' | 'ignore' | 'update';

/** The parts of an INSERT, all quoted. */
export interface InsertWords {
  readonly table: string;
  readonly columns: readonly string[];
  readonly conflict: Conflict;
  /** Whether the rows bring numbers for columns that are always generated. */
  readonly overriding: boolean;
  /** The columns that tell whether a row is there already; at least one where rows are updated. */
  readonly keys: readonly string[];
  /** What is updated. */
  readonly updated: readonly string[];
  /** Those of them whose values are written as texts: the table may compare them by rules of its own, or not at all. */
  readonly texts: readonly string[];
}

/** What stands before the first row of a statement and after its last. */
export interface RowStatement {
  readonly open: string;
  readonly close: string;
}

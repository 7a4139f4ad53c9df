import type { BooleanWords, LogicalType } from '@populace/core';

/** What the SQL of a database has of its own. */
export interface Dialect {
  /** One word, such as `postgres`. */
  readonly id: string;
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
  /** The columns that tell whether a row is there already; at least one where rows are updated. */
  readonly keys: readonly string[];
  /** What is updated. */
  readonly updated: readonly string[];
}

/** What stands before the first row of a statement and after its last. */
export interface RowStatement {
  readonly open: string;
  readonly close: string;
}

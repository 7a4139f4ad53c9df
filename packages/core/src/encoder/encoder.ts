import type { Column } from '../batch/batch.ts';
import type { OptionShape, OptionValues } from '../options/option.ts';

/** A format for rows: head once, batches each for themselves (so in parallel, in order), tail once. */
export interface Encoder {
  /** One word, such as `csv`. */
  readonly id: string;
  readonly summary: string;
  /** The media type (RFC 6838) of the whole. */
  readonly contentType: string;
  /** Without a dot, preferred first. */
  readonly extensions: readonly string[];
  readonly options: OptionShape;
  /**
   * Settles everything for a table's columns, whose vectors stay the same for all batches.
   * @throws CodedError `format/cannot-hold` where a column does not fit the format.
   */
  plan(columns: readonly Column[], options: OptionValues<OptionShape>): EncoderRun;
}

/** The encoding of one window of one table. A row carries its separator before it, except the window's first, so parts join. */
export interface EncoderRun {
  /** The bytes before the first row. */
  begin(): Uint8Array;
  /**
   * Encodes the first `n` rows of the vectors as they stand. `first` says that they begin with the window's first row.
   * The result is valid until the next call.
   */
  encode(n: number, first: boolean): Uint8Array;
  /** The bytes after the last row. `empty` says that there was none. */
  end(empty: boolean): Uint8Array;
  /**
   * What stands between two rows, so that files of windows can be joined: the first one's head, the rows of each with this between,
   * the last one's tail. Absent where files of the format cannot be joined so.
   */
  readonly between?: Uint8Array | undefined;
}

/** What an encoder's author writes. */
export interface EncoderDefinition<S extends OptionShape> {
  readonly id: string;
  readonly summary: string;
  readonly contentType: string;
  readonly extensions: readonly string[];
  readonly options: S;
  plan(columns: readonly Column[], options: OptionValues<S>): EncoderRun;
}

/** Defines an encoder. */
export function defineEncoder<const S extends OptionShape>(definition: EncoderDefinition<S>): Encoder {
  return {
    ...definition,
    // Options are read by the shape's own readers before `plan` is called, so the values have the shape's types.
    plan: (columns, options) => definition.plan(columns, options as OptionValues<S>),
  };
}

import type {
  BoolVector,
  BytesVector,
  DateVector,
  DecimalVector,
  DigitsVector,
  Float64Vector,
  Int32Vector,
  MixedOption,
  TimestampVector,
  TimeVector,
  UuidVector,
  WideVector,
} from '@populace/core';
import type { BooleanWords, CellLayout } from '../layout/text-layout.ts';
import type { Finish } from './finished-atom.ts';

/** What a row is made of, in order: texts that are the same in every row, and what is written from vectors. */
export type Piece =
  | string
  | DictionaryPiece
  | TextPiece
  | NullablePiece
  | MixedPiece
  | FinishedPiece
  | ListPiece
  | BoolPiece
  | DigitsVector
  | ValueVector;

/** Vectors whose text is made of digits, letters and `+ - . :` only. */
export type ValueVector =
  | Int32Vector
  | DecimalVector
  | WideVector
  | Float64Vector
  | DateVector
  | TimeVector
  | TimestampVector
  | UuidVector;

export interface BoolPiece extends BoolVector {
  readonly words?: BooleanWords | undefined;
}

/** Texts by the codes of rows. */
export interface DictionaryPiece {
  readonly kind: 'dictionary';
  readonly codes: Int32Array;
  /** How many codes there are, the null entry among them. */
  readonly size: number;
  /** What is written for a code: escaped, quoted, with its literals. */
  entry(code: number): string;
}

/** Free text: with quotes decided row by row (`each`), or without any of its own (`inner`). */
export interface TextPiece {
  readonly kind: 'text';
  readonly vector: BytesVector;
  readonly layout: CellLayout;
  readonly quotes: 'each' | 'inner';
}

/** Pieces that are written and then changed where they stand. */
export interface FinishedPiece {
  readonly kind: 'finished';
  readonly pieces: readonly Piece[];
  readonly finish: Finish;
}

export interface NullablePiece {
  readonly kind: 'nullable';
  readonly valid: Uint8Array;
  readonly pieces: readonly Piece[];
  /** What a null is written as. */
  readonly nothing: string;
}

/** The items of lists, each made of pieces. */
export interface ListPiece {
  readonly kind: 'list';
  readonly offsets: Int32Array;
  readonly items: readonly Piece[];
  readonly open: string;
  readonly between: string;
  readonly close: string;
  /** What stands for a list without items. */
  readonly empty: string;
}

/** The pieces of one of several vectors, by row. */
export interface MixedPiece {
  readonly kind: 'mixed';
  readonly choice: Int32Array;
  readonly options: readonly (Omit<MixedOption, 'vector'> & { readonly pieces: readonly Piece[] })[];
}

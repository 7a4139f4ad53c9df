/** A line of a text, without its end. */
export interface TextLine {
  readonly from: number;
  readonly to: number;
  /** From 1. */
  readonly number: number;
  readonly text: string;
}

/** A text by its lines, as editors have it: only what is looked at need be brought together. */
export interface TextLines {
  readonly length: number;
  /** How many there are. */
  readonly lines: number;
  line(number: number): TextLine;
  lineAt(offset: number): TextLine;
  sliceString(from: number, to?: number): string;
  /** The pieces between two offsets, each within a line, and line feeds between them; backwards where `to` is before `from`. */
  iterRange(from: number, to: number): Iterable<string>;
}

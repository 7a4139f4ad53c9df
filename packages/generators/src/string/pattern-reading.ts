/** What the parts of a pattern are read with. */
export interface PatternReading {
  readonly alphabet: readonly number[];
  readonly text: string;
  refuse(what: string): void;
}

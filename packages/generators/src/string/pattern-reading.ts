/** What the parts of a pattern are read with. */
export interface PatternReading {
  readonly alphabet: readonly number[];
  readonly text: string;
  /** Notes what cannot generate, and what to write instead. */
  refuse(what: string, fix?: string): void;
}

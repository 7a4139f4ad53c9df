/**
 * How large a text may be to be read on the page's own thread; the engine, in its worker, allows more. Work is counted while it is done,
 * so that a hostile text is left after a bounded part of it.
 */
export const sourceLimits = {
  /** UTF-16 units. */
  length: 524_288,
  /** What the text is made of: keys, values, brackets, commas, line ends, blanks. */
  lexemes: 100_000,
  /** Maps and lists within one another. */
  depth: 64,
} as const;

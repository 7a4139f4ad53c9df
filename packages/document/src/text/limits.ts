/** How large a document may be; beyond it is refused by counting, before it is parsed. */
export const documentLimits = {
  /** 4 MiB. */
  bytes: 4_194_304,
  /** Keys of maps and items of lists together, aliases counted as what they stand for. */
  entries: 100_000,
  depth: 64,
  aliases: 100,
  anchors: 1000,
  /** Blank lines and comments cost time, too. */
  lines: 250_000,
} as const;

/**
 * Less than a document may have, for who must not wait, such as the thread of a page. Work is counted while it is done, so that a hostile
 * text is left after a bounded part of it.
 */
export interface NarrowLimits {
  /** UTF-16 units. */
  readonly length: number;
  /** What the text is made of: keys, values, brackets, commas, line ends, blanks. */
  readonly lexemes: number;
  /** Values that aliases repeat. */
  readonly repeated: number;
}

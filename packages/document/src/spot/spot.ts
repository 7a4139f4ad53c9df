/** The quotation mark of a word; empty where it has none. */
export type Quote = '' | '"' | "'";

/** What stands at a place of the text, or would stand there: told from the text alone, so also while it is not right. */
export interface Spot {
  readonly kind: 'key' | 'value';
  /** The keys and indexes of the map that the key is in, or those of the value. */
  readonly path: readonly string[];
  /** The word, without its quotation marks; both the same where nothing stands there yet. */
  readonly from: number;
  readonly to: number;
  /** Empty for bare words. */
  readonly quote: Quote;
  /** The keys of the map around, with their values where those are on one line; as they are spelt. */
  readonly siblings: ReadonlyMap<string, string>;
  /** Whether it stands in brackets. */
  readonly flow: boolean;
  /** Whether a key has its colon. */
  readonly hasColon: boolean;
  /** Whether a value after a dash may become the first key of a map. */
  readonly mayBeKey: boolean;
}

/** Removes the quotation marks of a scalar, as far as it has them. */
export function unquoted(text: string): string {
  const trimmed = text.trim();
  const quote = quoteOf(trimmed[0]);
  if (quote === '') return trimmed;
  return trimmed.slice(1, trimmed.length > 1 && trimmed.endsWith(quote) ? -1 : undefined);
}

/** The quotation mark that a character is. */
export function quoteOf(character: string | undefined): Quote {
  return character === '"' || character === "'" ? character : '';
}

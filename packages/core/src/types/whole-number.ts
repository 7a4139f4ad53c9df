const DIGITS = /^[-+]?[0-9]+(?:_[0-9]+)*$/;
// Longer ones are outside every range there is; reading them would take time for nothing.
const LONGEST = 64;

/** The spelling of a whole number as a JSON Schema pattern, for documents that write `10_000`, which YAML takes for text. */
export const wholeNumberPattern = '^[-+]?[0-9]+(_[0-9]+)*$';

/** Reads a whole number, with `_` between digits where wished. Returns undefined where the text is none, or has over 64 characters. */
export function parseWhole(text: string): bigint | undefined {
  if (text.length > LONGEST || !DIGITS.test(text)) return undefined;
  const digits = text.replaceAll('_', '');
  return BigInt(digits.startsWith('+') ? digits.slice(1) : digits);
}

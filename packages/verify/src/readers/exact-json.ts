/** Stands before the digits of a number in the texts that are handed to the parser, which would round them. No text begins so: U+FFFF is no character. */
export const NUMBER_MARK = '\uffff#';
const STRING_OR_NUMBER = /"(?:[^"\\]|\\.)*"|-?\d[\d.]*(?:[eE][+-]?\d+)?/g;
const MARKED = new RegExp(`"${NUMBER_MARK}([^"]*)"`, 'g');

/** Parses a JSON text with its numbers as marked texts, all digits kept. Throws a `SyntaxError` as `JSON.parse` does. */
export function parseExactly(text: string): unknown {
  return JSON.parse(
    text.replace(STRING_OR_NUMBER, (part) => (part.startsWith('"') ? part : `"${NUMBER_MARK}${part}"`)),
  );
}

/** The JSON of a value that was parsed exactly, with the digits that it was written with. */
export function exactText(value: unknown): string {
  return JSON.stringify(value).replaceAll(MARKED, '$1');
}

/** Whether a value that was parsed exactly is a number. */
export function isExactNumber(value: unknown): value is string {
  return typeof value === 'string' && value.startsWith(NUMBER_MARK);
}

/** A value that was parsed exactly as the text of a cell would have it: texts without quotation marks. */
export function cellTextOf(value: unknown): string | null {
  if (value === null) return null;
  if (typeof value !== 'string') return exactText(value);
  return isExactNumber(value) ? value.slice(NUMBER_MARK.length) : value;
}

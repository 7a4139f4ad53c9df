import { unquoted } from './spot.ts';

/** What a line in block style begins: dashes of lists, and a key or something else after them. Columns count from 0. */
export interface BlockLine {
  readonly dashes: readonly number[];
  /** Where the key or the value begins after blanks and dashes; the length of the line where nothing does. */
  readonly start: number;
  /** The key without quotation marks; undefined where there is none. */
  readonly key: string | undefined;
  /** The column after the key, and that of its colon. */
  readonly keyEnd: number;
  readonly colon: number;
  /** Where the value begins, after the colon or where no key is. */
  readonly valueStart: number;
  /** Where the value ends: before a comment, without blanks. */
  readonly valueEnd: number;
}

const KEY = /^(?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*'|[^\s"'{}[\],#&*!|>%@`-][^\n]*?|-[^\s][^\n]*?)(?=\s*:(?:\s|$))/;

/** Reads a line; undefined for lines that are blank, a comment or a mark between documents. */
export function readLine(text: string): BlockLine | undefined {
  let start = text.length - text.trimStart().length;
  const dashes: number[] = [];
  if (/^(?:---|\.\.\.)(?:\s|$)/.test(text) || text[start] === '#') return undefined;
  for (let dash = dashAt(text, start); dash !== undefined; dash = dashAt(text, start)) {
    dashes.push(start);
    start = dash;
  }
  if (start >= text.length && dashes.length === 0) return undefined;
  const found = KEY.exec(text.slice(start))?.[0];
  // A comment that holds a colon is no key.
  const key = found === undefined || /\s#/.test(found) ? undefined : found;
  const keyEnd = start + (key?.length ?? 0);
  const colon = key === undefined ? -1 : text.indexOf(':', keyEnd);
  const valueStart = key === undefined ? start : skipBlanks(text, colon + 1);
  return {
    dashes,
    start,
    key: key === undefined ? undefined : unquoted(key),
    keyEnd,
    colon,
    valueStart,
    valueEnd: endOfValue(text, valueStart),
  };
}

/** The column after a dash of a list and the blanks that follow it. */
function dashAt(text: string, at: number): number | undefined {
  return text[at] === '-' && /^(?:\s|$)/.test(text.slice(at + 1)) ? skipBlanks(text, at + 1) : undefined;
}

function skipBlanks(text: string, from: number): number {
  let at = from;
  while (text[at] === ' ' || text[at] === '\t') at++;
  return at;
}

/** Where a scalar on one line ends; brackets are for another to read. */
function endOfValue(text: string, from: number): number {
  const rest = text.slice(from);
  const quoted = /^"(?:[^"\\]|\\.)*"?|^'(?:[^']|'')*'?/.exec(rest)?.[0];
  if (quoted !== undefined) return from + quoted.length;
  const bare = /^#/.test(rest) ? '' : (rest.split(/\s#/, 1)[0] ?? '');
  return from + bare.trimEnd().length;
}

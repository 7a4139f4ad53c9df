import { FaultError, faultAt } from '../fault.ts';
import type { Token } from './token.ts';

/** What stands behind a backslash for one character. */
const ESCAPES: ReadonlyMap<string, string> = new Map([
  ['a', '\x07'],
  ['b', '\b'],
  ['f', '\f'],
  ['n', '\n'],
  ['r', '\r'],
  ['t', '\t'],
  ['v', '\v'],
  ...['\\', '?', '"', "'", '`'].map((sign) => [sign, sign] as const),
]);
/** Characters by their number: hexadecimal of two, four or eight digits, octal of three. */
const NUMBERED = /[xX]([0-9A-Fa-f]{2})|u([0-9A-Fa-f]{4})|U([0-9A-Fa-f]{8})|([0-3][0-7]{2})/y;
const LAST_CHARACTER = 0x10ffff;

/** Reads a text that begins at `at`, with its prefixes up to the quotation mark at `opens`. */
export function readText(text: string, at: number, opens: number): Token {
  const prefix = text.slice(at, opens).toString();
  const mark = text[opens] ?? '"';
  const close = text.startsWith(mark.repeat(3), opens) ? mark.repeat(3) : mark;
  const isRaw = /[rR]/.test(prefix);
  let said = '';
  for (let place = opens + close.length; place < text.length; ) {
    if (text.startsWith(close, place)) {
      const length = place + close.length - at;
      if (/[\ud800-\udfff]/u.test(said)) refuse(at, length, 'The text has half of a character that is made of two.');
      return { kind: /[bB]/.test(prefix) ? 'bytes' : 'text', text: said, offset: at, length };
    }
    if (text[place] === '\n' && close.length === 1) break;
    const escape = text[place] === '\\' && !isRaw ? readEscape(text, place) : undefined;
    said += escape?.said ?? text[place];
    place += escape?.length ?? 1;
  }
  const message = 'A text begins here that has no end; close it with the same quotation mark.';
  return refuse(at, text.length - at, message);
}

function readEscape(text: string, at: number): { readonly said: string; readonly length: number } {
  const single = ESCAPES.get(text[at + 1] ?? '');
  if (single !== undefined) return { said: single, length: 2 };
  NUMBERED.lastIndex = at + 1;
  const [all = '', two, four, eight, octal] = NUMBERED.exec(text) ?? [];
  const code = octal === undefined ? Number.parseInt(two ?? four ?? eight ?? '', 16) : Number.parseInt(octal, 8);
  if (all !== '' && code <= LAST_CHARACTER) return { said: String.fromCodePoint(code), length: all.length + 1 };
  const found = text.slice(at, at + 2);
  return refuse(at, 2, `"${found}" cannot be read as an escape; a backslash is written \\\\.`);
}

function refuse(offset: number, length: number, message: string): never {
  throw new FaultError(faultAt('formula/syntax', { offset, length }, message));
}

import { FaultError, faultAt } from '../fault.ts';
import { readText } from './text-token.ts';
import type { Token } from './token.ts';

/** The most characters of a formula. */
const MOST_CHARACTERS = 4096;

/** What stands between words: white space, and comments up to the end of their line. */
const BETWEEN = /(?:[ \t\r\n\f]|\/\/[^\n]*)*/y;
const NAME = /[A-Za-z_][A-Za-z0-9_]*/y;
/** With all that is torn to it, so that `1x` is told as one. */
const NUMBER = /(?:0[xX][0-9A-Fa-f]*|[0-9]+(?:\.[0-9]+)?(?:[eE][+-]?[0-9]*)?)[A-Za-z_0-9]*/y;
const SIGN = /==|!=|<=|>=|&&|\|\||[-+*/%<>!?:.,()[\]{}]/y;
const TEXT = /[rR]?[bB]?[rR]?(?=["'])/y;

/** Takes the text of a formula apart into words, the end last. */
export function readTokens(text: string): readonly Token[] {
  if (text.length > MOST_CHARACTERS) {
    const message = `A formula has at most ${MOST_CHARACTERS} characters; this one has ${text.length}.`;
    throw new FaultError(faultAt('limit/formula', { offset: 0, length: text.length }, message));
  }
  const tokens: Token[] = [];
  let at = endOf(BETWEEN, text, 0) ?? 0;
  while (at < text.length) {
    const token = tokenAt(text, at);
    tokens.push(token);
    at = endOf(BETWEEN, text, at + token.length) ?? at + token.length;
  }
  // A place behind the last character is told as the last one.
  tokens.push({ kind: 'end', text: '', offset: Math.max(0, text.length - 1), length: 1 });
  return tokens;
}

function tokenAt(text: string, at: number): Token {
  const opens = endOf(TEXT, text, at);
  if (opens !== undefined) return readText(text, at, opens);
  for (const [kind, pattern] of WORDS) {
    const end = endOf(pattern, text, at);
    if (end !== undefined) return { kind, text: text.slice(at, end), offset: at, length: end - at };
  }
  const character = String.fromCodePoint(text.codePointAt(at) ?? 0);
  const span = { offset: at, length: character.length };
  throw new FaultError(
    faultAt('formula/syntax', span, `"${character}" stands where something else is expected${hintFor(character)}.`),
  );
}

const WORDS = [
  ['name', NAME],
  ['number', NUMBER],
  ['sign', SIGN],
] as const;

function endOf(pattern: RegExp, text: string, at: number): number | undefined {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : undefined;
}

function hintFor(character: string): string {
  if (character === '=') return '; equality is written ==';
  if (character === '&') return '; and is written &&';
  if (character === '|') return '; or is written ||';
  return /^[^\x20-\x7e]/.test(character) ? '; names with such letters are written row["…"]' : '';
}

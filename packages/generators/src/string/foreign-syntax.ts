/** Something that other engines read otherwise than JavaScript does, or that JavaScript does not have. */
export interface ForeignSyntax {
  readonly what: string;
  readonly fix: string;
}

/** Escapes of letters that JavaScript has with the flag u (ECMA-262, section 22.2.1). */
const KNOWN_ESCAPE =
  /^\\(?:[bBdDwWsSfnrtv]|c[A-Za-z]|x[\dA-Fa-f]{2}|u(?:[\dA-Fa-f]{4}|\{[\dA-Fa-f]+\})|[pP]\{[^}]*\}|k<[^>]*>)/;
const TOKEN =
  /^\\(?:[xuoN]\{[^}]*\}|[gk]\{[^}]*\}|[gk]<[^>]*>|[gk]'[^']*'|g-?\d+|[pP][A-Za-z]|U[\dA-Fa-f]{8}|[0-9]+|.)/su;
const GROUP_NAME = /^\(\?P<(\w*)>/;

const WHOLE = 'the pattern matches the whole text, so leave it out';
const NAME_THEM = 'name the characters in a set, such as [ab]';
const PLAIN_GROUP = 'write a group (?:…)';
const NO_REFERENCE = 'write the texts out, or join columns by a formula';

/** By the letter after the backslash: what the escape is elsewhere, and what to write. */
const ESCAPES: { readonly [letter: string]: readonly [what: string, fix: string] } = {
  A: ['an anchor', WHOLE],
  Z: ['an anchor', WHOLE],
  z: ['an anchor', WHOLE],
  G: ['an anchor', WHOLE],
  y: ['a word boundary', 'leave it out'],
  Y: ['a word boundary', 'leave it out'],
  m: ['a word boundary', 'leave it out'],
  M: ['a word boundary', 'leave it out'],
  '<': ['a word boundary', 'leave it out, or write < for the character'],
  '>': ['a word boundary', 'leave it out, or write > for the character'],
  h: ['a set of blanks', 'write [\\t ]'],
  H: ['a set without blanks', 'write [^\\t ]'],
  R: ['a line end', 'write \\r?\\n'],
  X: ['a grapheme', NAME_THEM],
  N: ['a set', NAME_THEM],
  C: ['a byte', 'write \\x41 for a character'],
  K: ['a reset of the match', 'leave it out'],
  Q: ['a quotation', 'put \\ before each character that is meant as it stands'],
  E: ['a quotation', 'put \\ before each character that is meant as it stands'],
  a: ['a control character', 'write \\x07'],
  e: ['a control character', 'write \\x1B'],
  g: ['a back-reference', NO_REFERENCE],
  k: ['a back-reference', NO_REFERENCE],
  o: ['an octal escape', 'write \\x41, or \\u{1F600} for larger numbers'],
  U: ['a code point', 'write \\u{1F600}'],
  x: ['a code point', 'write \\x41 or \\u{1F600}'],
  u: ['a code point', 'write \\u0041 or \\u{1F600}'],
  p: ['a property', 'write \\p and its name in braces'],
  P: ['a property', 'write \\P and its name in braces'],
  c: ['a control character', 'write \\cA to \\cZ'],
};

/** By what follows `(?`: what the group is elsewhere, and what to write. The first that fits. */
const GROUPS: readonly (readonly [begins: RegExp, what: string, fix: string])[] = [
  [/^\(\?P[=>]/, 'a back-reference', NO_REFERENCE],
  [/^\(\?'/, 'a named group', 'write (?<name>…)'],
  [/^\(\?>/, 'an atomic group', PLAIN_GROUP],
  [/^\(\?\|/, 'a group that numbers its branches alike', PLAIN_GROUP],
  [/^\(\?#/, 'a comment', 'leave it out'],
  [/^\(\?(?:R|[+-]?\d|&)/, 'a recursion', 'write out how deep it goes'],
  [/^\(\?\(/, 'a condition', 'write both cases as (?:…|…)'],
  [/^\(\?[?{C]/, 'code', 'leave it out'],
  [/^\(\?(?=[\^a-zA-Z-])\^?[a-zA-Z]*(?:-[a-zA-Z]*)?[:)]/, 'flags', 'write what they mean, such as [Aa]'],
  [/^\(\*/, 'a verb', 'leave it out'],
];

const POSIX: { readonly [name: string]: string } = {
  alpha: 'A-Za-z',
  digit: '0-9',
  alnum: '0-9A-Za-z',
  upper: 'A-Z',
  lower: 'a-z',
  xdigit: '0-9A-Fa-f',
  word: '\\w',
  space: '\\s',
  blank: ' \\t',
  punct: '!-\\/:-@[-`{-~',
};

/**
 * Finds the first construct that JavaScript has not, or that it would take for other characters than the engine that it was written for:
 * PCRE, Python, POSIX, Java, Ruby, .NET, GNU. Undefined where there is none.
 */
export function findForeignSyntax(text: string): ForeignSyntax | undefined {
  let inClass = false;
  for (let at = 0; at < text.length; ) {
    const rest = text.slice(at);
    const found = foreignAt(rest, inClass);
    if (found !== undefined) return found;
    at += tokenLength(rest, inClass);
    // Behind an opening bracket, ] closes an empty set in JavaScript, as everywhere else in a set.
    if (rest[0] === '[' || rest[0] === ']') inClass = rest[0] === '[';
  }
  return undefined;
}

function foreignAt(rest: string, inClass: boolean): ForeignSyntax | undefined {
  if (rest[0] === '\\') return foreignEscape(rest, inClass);
  return inClass || rest[0] === '[' ? foreignInClass(rest) : foreignOutside(rest);
}

/** The length of what is looked at as a whole: an escape, the beginning of a set, a repetition; else of one character. */
function tokenLength(rest: string, inClass: boolean): number {
  if (rest[0] === '\\') return escapeLength(rest);
  return (inClass ? undefined : /^(?:\[\^?|\{\d+(?:,\d*)?\})/.exec(rest)?.[0].length) ?? 1;
}

function escapeLength(rest: string): number {
  return (KNOWN_ESCAPE.exec(rest) ?? TOKEN.exec(rest))?.[0].length ?? 1;
}

function foreignEscape(rest: string, inClass: boolean): ForeignSyntax | undefined {
  if (KNOWN_ESCAPE.test(rest)) return undefined;
  const raw = TOKEN.exec(rest)?.[0] ?? '';
  const letter = raw[1] ?? '';
  if (/^\\0\d|^\\[89]/.test(raw) || (inClass && /^\\[1-9]/.test(raw)))
    return { what: `an octal escape (${raw})`, fix: 'write \\x41, or \\u{1F600} for larger numbers' };
  if (/^\\[1-9]/.test(raw)) return { what: `a back-reference (${raw})`, fix: NO_REFERENCE };
  const isPlain = !/^[A-Za-z<>]$/.test(letter);
  if (isPlain) return undefined;
  const [what, fix] = ESCAPES[letter] ?? ['an unknown escape', `write ${letter} for the letter`];
  return { what: `${what} (${raw})`, fix };
}

function foreignInClass(rest: string): ForeignSyntax | undefined {
  const [posix, negated, name = ''] = /^\[:(\^?)(\w+):\]/.exec(rest) ?? [];
  if (posix !== undefined) {
    const set = Object.hasOwn(POSIX, name) ? POSIX[name] : undefined;
    return {
      what: `a set of POSIX (${posix})`,
      fix: set === undefined ? NAME_THEM : `write [${negated}${set}], or those characters in the set around it`,
    };
  }
  const [collating] = /^\[([.=])[^\]]+?\1\]/.exec(rest) ?? [];
  if (collating !== undefined) return { what: `a collating element (${collating})`, fix: NAME_THEM };
  const [operation] = /^(?:&&|--|~~|\|\|)/.exec(rest) ?? [];
  if (operation === undefined) return undefined;
  const fix = `write the characters that are left, or \\${operation[0]} for the character`;
  return { what: `a set operation (${operation})`, fix };
}

function foreignOutside(rest: string): ForeignSyntax | undefined {
  const [python, name] = GROUP_NAME.exec(rest) ?? [];
  if (python !== undefined) return { what: `a group of Python (${python}…)`, fix: `write (?<${name}>…)` };
  for (const [begins, what, fix] of GROUPS) {
    const [begin] = begins.exec(rest) ?? [];
    if (begin !== undefined) return { what: `${what} (${begin}${begin.endsWith(')') ? '' : '…)'})`, fix };
  }
  const [possessive] = /^(?:[*+?]|\{\d+(?:,\d*)?\})\+/.exec(rest) ?? [];
  if (possessive !== undefined)
    return { what: `a possessive quantifier (${possessive})`, fix: `write ${possessive.slice(0, -1)}` };
  const [, most] = /^\{\s*,\s*(\d+)\s*\}/.exec(rest) ?? [];
  if (most !== undefined) return { what: `a repetition without minimum ({,${most}})`, fix: `write {0,${most}}` };
  const [blanks] = /^\{\s*\d+\s*(?:,\s*\d*\s*)?\}/.exec(rest) ?? [];
  if (blanks !== undefined && /\s/.test(blanks))
    return { what: `a repetition with blanks (${blanks})`, fix: `write ${blanks.replaceAll(/\s/g, '')}` };
  return undefined;
}

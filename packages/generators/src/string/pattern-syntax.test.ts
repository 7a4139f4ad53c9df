import type { Pattern } from '@populace/recipes';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parsePattern } from './parse-pattern.ts';

const ALPHABET = 'abzAZ09_- .,:[]{}&\n\té\u00a0🙂';

/** All texts that a pattern makes, as long as they have at most `most` characters. */
function textsOf(pattern: Pattern, most: number): Set<string> {
  switch (pattern.kind) {
    case 'characters':
      return new Set(most < 1 ? [] : pattern.codePoints.map((point) => String.fromCodePoint(point)));
    case 'either':
      return new Set(pattern.options.flatMap((option) => [...textsOf(option, most)]));
    case 'sequence':
      return pattern.parts.reduce((texts, part) => joined(texts, textsOf(part, most), most), new Set(['']));
    case 'repeat': {
      const once = textsOf(pattern.of, most);
      const all = new Set<string>();
      let texts = new Set(['']);
      for (let times = 0; times <= Math.min(pattern.max, pattern.min + most); times++) {
        if (times >= pattern.min) for (const text of texts) all.add(text);
        texts = joined(texts, once, most);
      }
      return all;
    }
  }
}

function joined(before: Set<string>, after: Set<string>, most: number): Set<string> {
  const texts = [...before].flatMap((begin) => [...after].map((end) => begin + end));
  return new Set(texts.filter((text) => [...text].length <= most));
}

/** All texts over the alphabet of at most so many characters. */
function allTexts(most: number): string[] {
  const letters = [...ALPHABET];
  let last = [''];
  const all = [''];
  for (let length = 1; length <= most; length++) {
    last = last.flatMap((text) => letters.map((letter) => text + letter));
    all.push(...last);
  }
  return all;
}

const MOST = 3;
const candidates = allTexts(MOST);

function matches(source: string, flags: string): Set<string> {
  const whole = new RegExp(`^(?:${source})$`, flags);
  return new Set(candidates.filter((text) => whole.test(text)));
}

/** What is made, as far as it consists of the alphabet. */
function made(source: string): Set<string> {
  const parsed = parsePattern(source, ALPHABET);
  if ('problem' in parsed) throw new Error(parsed.problem.message);
  const letters = new Set(ALPHABET);
  return new Set([...textsOf(parsed.pattern, MOST)].filter((text) => [...text].every((one) => letters.has(one))));
}

const supported = [
  // Characters
  ...[
    'ab',
    '🙂a',
    'é',
    '\\u0061',
    '\\u{1F600}',
    '\\u{61}b',
    '\\x61',
    '\\t\\n',
    '\\f\\v\\r',
    '\\0',
    '\\cJ',
    '\\^\\$\\\\',
    '\\.\\*\\+\\?',
  ],
  ...['\\(\\)', '\\[\\]', '\\{\\}', '\\|\\/', 'a-b', '/', '\\ud83d\\ude42'],
  // Sets
  ...[
    '[ab]',
    '[a-z]',
    '[^a-z]',
    '[^ab]',
    '[a\\-z]',
    '[-a]',
    '[a-]',
    '[^-a]',
    '[\\]a]',
    '[[a]',
    '[a{}]',
    '[.*+]',
    '[^]',
    '[\\b]',
    '[é🙂]',
  ],
  ...[
    '.',
    '..',
    '\\d',
    '\\D',
    '\\w',
    '\\W',
    '\\S',
    '[\\d_]',
    '[^\\d]',
    '[^\\w]',
    '[^\\s]',
    '[^\\Sa]',
    '[\\da-b]',
    '[&a]',
    '[:a]',
    '[a:]',
  ],
  ...['\\p{Lu}', '\\P{Lu}', '\\p{L}', '[^\\p{L}]', '[\\p{Lu}_]', '\\p{Letter}', '\\p{Uppercase_Letter}'],
  // Groups and alternatives
  ...['(a|b)', '(?:a|b)z', 'a|', '|a', '(|a)b', '(?<name>a)b', '(a(b))', '()', '(?:)'],
  // Repetitions
  ...[
    'a*',
    'a+',
    'a?',
    'a{2}',
    'a{1,2}',
    'a{1,}',
    'a*?',
    'a+?',
    'a??',
    'a{1,2}?',
    '(?:ab)?',
    '[ab]{0,2}',
    '(a|b){2}',
    'a{0}',
  ],
  // Anchors at the ends
  ...['^a', 'a$', '^a$', '^a|b$'],
];

// JavaScript takes these without the flags u and v alone, and other engines read them alike.
const needless = [
  '\\-',
  '\\"',
  "\\'",
  '\\@',
  '\\_',
  '\\é',
  '\\ a',
  '\\,',
  '[\\w-.]',
  '[\\d-a]',
  '[a\\_]',
  '[\\.\\-\\:]',
  '\\:\\-🙂',
];

const foreign: readonly (readonly [source: string, what: string, fix: string])[] = [
  // Anchors and boundaries of PCRE, Python, Ruby, GNU
  ['\\Aa', 'an anchor (\\A)', 'leave it out'],
  ['a\\Z', 'an anchor (\\Z)', 'leave it out'],
  ['a\\z', 'an anchor (\\z)', 'leave it out'],
  ['\\Ga', 'an anchor (\\G)', 'leave it out'],
  ['\\<a', 'a word boundary (\\<)', 'write < for the character'],
  ['a\\>', 'a word boundary (\\>)', 'write > for the character'],
  ['\\ma', 'a word boundary (\\m)', 'leave it out'],
  ['a\\M', 'a word boundary (\\M)', 'leave it out'],
  ['\\ya', 'a word boundary (\\y)', 'leave it out'],
  ['\\ba', 'a word boundary (\\b)', 'write it without'],
  ['a\\B', 'a word boundary (\\B)', 'write it without'],
  ['a^b', 'an anchor inside (^)', 'write it without'],
  ['(^a)', 'an anchor inside (^)', 'write it without'],
  ['a$b', 'an anchor inside ($)', 'write it without'],
  ['a(?=b)', 'a look-ahead ((?=b))', 'write it without'],
  ['(?!a)b', 'a look-ahead ((?!a))', 'write it without'],
  ['(?<=a)b', 'a look-behind ((?<=a))', 'write it without'],
  ['(?<!a)b', 'a look-behind ((?<!a))', 'write it without'],
  // Sets
  ['[[:alpha:]]{3}', 'a set of POSIX ([:alpha:])', 'write [A-Za-z]'],
  ['[^[:digit:]_]', 'a set of POSIX ([:digit:])', 'write [0-9]'],
  ['[[:^space:]]', 'a set of POSIX ([:^space:])', 'write [^\\s]'],
  ['[:alpha:]', 'a set of POSIX ([:alpha:])', 'write [A-Za-z]'],
  ['[[:graph:]]', 'a set of POSIX ([:graph:])', 'name the characters'],
  ['[[:<:]]a', 'a bracket without its counterpart (])', 'write \\]'],
  ['[[.hyphen.]]', 'a collating element ([.hyphen.])', 'name the characters'],
  ['[[=a=]b]', 'a collating element ([=a=])', 'name the characters'],
  ['[]a]', 'a bracket without its counterpart (])', 'write \\]'],
  ['[^]a]', 'a bracket without its counterpart (])', 'write \\]'],
  ['[a-z&&[^b]]', 'a set operation (&&)', 'write the characters that are left'],
  ['[a-z--b]', 'a set operation (--)', 'write the characters that are left'],
  ['[a-z~~b]', 'a set operation (~~)', 'write the characters that are left'],
  ['[a||b]', 'a set operation (||)', 'write the characters that are left'],
  ['[a-z[0-9]]', 'a bracket without its counterpart (])', 'write \\]'],
  ['\\h', 'a set of blanks (\\h)', 'write [\\t ]'],
  ['\\H', 'a set without blanks (\\H)', 'write [^\\t ]'],
  ['\\R', 'a line end (\\R)', 'write \\r?\\n'],
  ['\\X', 'a grapheme (\\X)', 'name the characters'],
  ['\\N', 'a set (\\N)', 'name the characters'],
  ['\\C', 'a byte (\\C)', 'write \\x41'],
  ['\\pL', 'a property (\\pL)', 'and its name in braces'],
  ['\\PN', 'a property (\\PN)', 'and its name in braces'],
  ['\\p{^L}', 'an unknown property', 'name one of'],
  ['\\p{Alpha}', '\\p{Alpha} (there are', 'write it without'],
  ['\\p{IsGreek}', 'an unknown property', 'name one of'],
  ['\\p{RGI_Emoji}', 'an unknown property', 'name one of'],
  ['\\p{Alphabetic}', '\\p{Alphabetic} (there are', 'write it without'],
  // Characters
  ['\\a', 'a control character (\\a)', 'write \\x07'],
  ['\\e', 'a control character (\\e)', 'write \\x1B'],
  ['\\c1', 'a control character (\\c)', 'write \\cA to \\cZ'],
  ['\\x{41}', 'a code point (\\x{41})', 'write \\x41 or'],
  ['\\x4', 'a code point (\\x)', 'write \\x41 or'],
  ['\\u41', 'a code point (\\u)', 'write \\u0041 or'],
  ['\\U0001F600', 'a code point (\\U0001F600)', 'write \\u{1F600}'],
  ['\\N{U+41}', 'a set (\\N{U+41})', 'name the characters'],
  ['\\o{101}', 'an octal escape (\\o{101})', 'write \\x41'],
  ['\\012', 'an octal escape (\\012)', 'write \\x41'],
  ['[\\12]', 'an octal escape (\\12)', 'write \\x41'],
  ['\\8', 'an octal escape (\\8)', 'write \\x41'],
  ['\\Qa.b\\E', 'a quotation (\\Q)', 'put \\ before each character'],
  ['\\Ka', 'a reset of the match (\\K)', 'leave it out'],
  ['\\i', 'an unknown escape (\\i)', 'write i for the letter'],
  ['[\\q]', 'an unknown escape (\\q)', 'write q for the letter'],
  // Repetitions
  ['x{,3}', 'a repetition without minimum ({,3})', 'write {0,3}'],
  ['x{ 1, 3 }', 'a repetition with blanks ({ 1, 3 })', 'write {1,3}'],
  ['a++', 'a possessive quantifier (++)', 'write +'],
  ['a*+b', 'a possessive quantifier (*+)', 'write *'],
  ['a?+', 'a possessive quantifier (?+)', 'write ?'],
  ['a{1,2}+', 'a possessive quantifier ({1,2}+)', 'write {1,2}'],
  ['a{', 'a bracket without its counterpart ({)', 'write \\{'],
  ['a{b}', 'a bracket without its counterpart ({)', 'write \\{'],
  ['a}', 'a bracket without its counterpart (})', 'write \\}'],
  ['a]', 'a bracket without its counterpart (])', 'write \\]'],
  ['\\-a]', 'a bracket without its counterpart (])', 'write \\]'],
  // Groups
  ['(?P<n>a)', 'a group of Python ((?P<n>…)', 'write (?<n>…)'],
  ["(?'n'a)", "a named group ((?'…))", 'write (?<name>…)'],
  ['(?>a)', 'an atomic group ((?>…))', 'write a group (?:…)'],
  ['(?|a|b)', 'a group that numbers its branches alike ((?|…))', 'write a group (?:…)'],
  ['(?#c)a', 'a comment ((?#…))', 'leave it out'],
  ['(?i)a', 'flags ((?i))', 'write what they mean'],
  ['(?i:a)', 'flags ((?i:…))', 'write what they mean'],
  ['(?-i:a)', 'flags ((?-i:…))', 'write what they mean'],
  ['(?^:a)', 'flags ((?^:…))', 'write what they mean'],
  ['(?xs)a', 'flags ((?xs))', 'write what they mean'],
  ['(*FAIL)', 'a verb ((*…))', 'leave it out'],
  ['(?C1)a', 'code ((?C…))', 'leave it out'],
  ['(?{1})a', 'code ((?{…))', 'leave it out'],
  ['a(?R)?', 'a recursion ((?R…))', 'write out how deep'],
  ['(a)(?1)', 'a recursion ((?1…))', 'write out how deep'],
  ['(?<n>a)(?&n)', 'a recursion ((?&…))', 'write out how deep'],
  ['(a)?(?(1)b|z)', 'a condition ((?(…))', 'write both cases'],
  // Back-references
  ['(a)\\1', 'a back-reference (\\1)', 'write the texts out'],
  ['(a)\\g{1}', 'a back-reference (\\g{1})', 'write the texts out'],
  ['(a)\\g-1', 'a back-reference (\\g-1)', 'write the texts out'],
  ["(?<n>a)\\k'n'", "a back-reference (\\k'n')", 'write the texts out'],
  ['(?<n>a)\\k<n>', 'a back-reference (\\k<n>)', 'write it without'],
  ['(?P<n>a)(?P=n)', 'a group of Python', 'write (?<n>…)'],
  ['(?P=n)', 'a back-reference ((?P=…))', 'write the texts out'],
];

describe('the syntax of patterns', () => {
  it.each(supported)('has the meaning that it has in JavaScript: %s', (source) => {
    const expected = matches(source, 'v' in RegExp.prototype ? 'v' : 'u');

    expect(made(source)).toEqual(expected);
    expect(matches(source, 'u')).toEqual(expected);
  });

  it('makes a blank and a tab of the white space of \\s', () => {
    expect(made('\\s')).toEqual(new Set([' ', '\t']));
  });

  it.each(needless)('takes escapes and hyphens that have one meaning alone: %s', (source) => {
    expect(() => new RegExp(source, 'u')).toThrow();
    expect(made(source)).toEqual(matches(source, ''));
  });

  it.each(foreign)('rejects what it would not make: %s', (source, what, fix) => {
    const parsed = parsePattern(source, ALPHABET);

    expect(parsed).toEqual({
      problem: { code: 'schema/pattern-unsupported', message: expect.stringContaining(`pattern has ${what}`) },
    });
    expect('problem' in parsed ? parsed.problem.message : '').toContain(fix);
  });

  it.each([
    '(',
    ')',
    'a(b',
    '[',
    '[a',
    '*',
    '+a',
    'a**',
    '[b-a]',
    'a{2,1}',
    '\\',
    '(?',
    '(?<n',
    '(?<n>a)(?<n>b)',
    '\\u{110000}',
    '(?z',
  ])('rejects what no engine reads: %s', (source) => {
    expect(() => new RegExp(source, 'u')).toThrow();
    expect(parsePattern(source, ALPHABET)).toEqual({
      problem: { code: expect.stringMatching(/^schema\//), message: expect.stringMatching(/^pattern /) },
    });
  });

  it.each(['[^\\x00-\\x7F]{3}', '[^ -~]', '\\W{2}', '[\\W]'])(
    'names the option for characters that a complement lacks: %s',
    (source) => {
      const parsed = parsePattern(source, 'abc');

      expect(parsed).toEqual({
        problem: {
          code: 'schema/pattern-unsupported',
          message: expect.stringContaining('set alphabet to characters that it may make'),
        },
      });
      expect(parsePattern(source, 'abcäß')).toHaveProperty('pattern');
    },
  );

  it('makes what JavaScript matches or rejects it, whatever the text', () => {
    const pieces = [...'ab[]{}()|*+?.^$\\-:,&0139<>=!PpAZwdsQEi#', '\\', '[:alpha:]', '{1,2}', '(?', '[^'];
    const sources = fc.array(fc.constantFrom(...pieces), { maxLength: 7 }).map((parts) => parts.join(''));

    fc.assert(
      fc.property(sources, (source) => {
        const parsed = parsePattern(source, ALPHABET);
        if ('problem' in parsed) return;
        const few = [...textsOf(parsed.pattern, 2)].slice(0, 200);
        // Needless escapes are no syntax with the flag u.
        const flags = isStrict(source) ? 'u' : '';
        const whole = new RegExp(`^(?:${source})$`, flags);
        // Without the flag, a character beyond U+FFFF is two.
        for (const text of few.filter((one) => flags === 'u' || !one.includes('🙂')))
          expect([source, text, whole.test(text)]).toEqual([source, text, true]);
      }),
      { numRuns: 3000 },
    );
  });
});

function isStrict(source: string): boolean {
  try {
    return new RegExp(source, 'u').unicode;
  } catch {
    return false;
  }
}

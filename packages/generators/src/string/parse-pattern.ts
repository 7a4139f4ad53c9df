import { type AST, RegExpParser, RegExpSyntaxError } from '@eslint-community/regexpp';
import type { ProblemCode } from '@populace/core';
import type { Pattern } from '@populace/recipes';
import { characterSet } from './character-set.ts';
import { findForeignSyntax } from './foreign-syntax.ts';
import type { PatternReading } from './pattern-reading.ts';
import { withoutNeedlessEscapes } from './plain-escapes.ts';
import { unicodeProperties } from './unicode-set.ts';

/** What a pattern's text is read into, or what is wrong with it. */
export type ParsedPattern = { readonly pattern: Pattern } | PatternProblem;

interface PatternProblem {
  readonly problem: { readonly code: ProblemCode; readonly message: string };
}

/** Unbounded repeats (`*`, `+`, `{3,}`) make at most so many more than they must. */
const UNBOUNDED = 16;
/** The longest text that a pattern may make. */
const LONGEST = 65_536;

/** Reads a regular expression whose texts can be made; `alphabet` is what `.` and complements may make. */
export function parsePattern(text: string, alphabet: string): ParsedPattern {
  const foreign = findForeignSyntax(text);
  if (foreign !== undefined) return unsupported(foreign.what, foreign.fix);
  const parsed = parseSyntax(text);
  if ('problem' in parsed) return parsed;
  const problems: ParsedPattern[] = [];
  const points = [...alphabet].map((character) => character.codePointAt(0) ?? 0);
  const refuse = (what: string, fix = 'write it without'): void => void problems.push(unsupported(what, fix));
  const pattern = either(parsed.alternatives, { alphabet: points, refuse, text });
  const [first] = problems;
  if (first !== undefined) return first;
  const longest = lengthOf(pattern);
  if (longest > LONGEST) return invalid(`it can make ${longest} characters, at most ${LONGEST} are allowed`);
  return { pattern };
}

function unsupported(what: string, fix: string): PatternProblem {
  return {
    problem: { code: 'schema/pattern-unsupported', message: `pattern has ${what}, which cannot generate; ${fix}` },
  };
}

function invalid(message: string): PatternProblem {
  return { problem: { code: 'schema/invalid-option', message: `pattern will not do: ${message}` } };
}

/** With the u flag, as that is how others will read it; needless escapes are taken as well. */
function parseSyntax(text: string): AST.Pattern | PatternProblem {
  try {
    return parseStrictly(text);
  } catch (strict) {
    let plain = text;
    try {
      plain = withoutNeedlessEscapes(text);
      return parseStrictly(plain);
    } catch (error) {
      return syntaxProblem(error, plain) ?? invalid(messageOf(strict));
    }
  }
}

function parseStrictly(text: string): AST.Pattern {
  return new RegExpParser({ ecmaVersion: 2025 }).parsePattern(text, 0, text.length, { unicode: true });
}

/** What JavaScript rejects with the flag u, but other engines read in ways of their own; undefined for what no engine reads. */
function syntaxProblem(error: unknown, text: string): PatternProblem | undefined {
  if (!(error instanceof RegExpSyntaxError)) return undefined;
  if (error.message.includes('Invalid property name'))
    return unsupported('an unknown property', `name one of ${unicodeProperties.join(', ')}`);
  if (!/Lone quantifier brackets|Incomplete quantifier/.test(error.message)) return undefined;
  const bracket = error.message.includes('Incomplete') ? '{' : (text[error.index] ?? '{');
  return unsupported(`a bracket without its counterpart (${bracket})`, `write \\${bracket} for the character`);
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message.replace(/^Invalid regular expression: /, '') : String(error);
}

function either(alternatives: readonly AST.Alternative[], at: PatternReading): Pattern {
  const options = alternatives.map((alternative) => sequence(alternative, at));
  return options.length === 1 ? (options[0] as Pattern) : { kind: 'either', options };
}

function sequence({ elements, parent }: AST.Alternative, at: PatternReading): Pattern {
  const outermost = parent.type === 'Pattern';
  const parts = elements.flatMap((element, place) => {
    if (element.type !== 'Assertion') return [part(element, at)];
    const atStart = element.kind === 'start' && place === 0;
    const atEnd = element.kind === 'end' && place === elements.length - 1;
    // The pattern matches the whole text, so anchors at its ends say nothing new.
    if (!outermost || !(atStart || atEnd)) at.refuse(assertionName(element));
    return [];
  });
  return parts.length === 1 ? (parts[0] as Pattern) : { kind: 'sequence', parts };
}

function assertionName(assertion: AST.Assertion): string {
  if (assertion.kind === 'word') return `a word boundary (${assertion.raw})`;
  if (assertion.kind === 'start' || assertion.kind === 'end') return `an anchor inside (${assertion.raw})`;
  return `a look-${assertion.kind === 'lookahead' ? 'ahead' : 'behind'} (${assertion.raw})`;
}

function part(element: AST.QuantifiableElement | AST.Quantifier, at: PatternReading): Pattern {
  switch (element.type) {
    case 'Group':
    case 'CapturingGroup':
      return either(element.alternatives, at);
    case 'Quantifier':
      return repeat(element, part(element.element, at));
    case 'Backreference':
      at.refuse(`a back-reference (${element.raw})`);
      return { kind: 'sequence', parts: [] };
    case 'Assertion':
      at.refuse(assertionName(element));
      return { kind: 'sequence', parts: [] };
    default: {
      const codePoints = characterSet(element, at);
      if (codePoints.length === 0) at.refuse(`a set without characters (${element.raw})`, fixOfEmpty(element));
      return { kind: 'characters', codePoints };
    }
  }
}

/** The alphabet is what complements and `.` choose from; other sets are empty by themselves. */
function fixOfEmpty(
  element: AST.CharacterSet | AST.CharacterClass | AST.Character | AST.ExpressionCharacterClass,
): string {
  const isOpen = element.type === 'CharacterSet' || (element.type === 'CharacterClass' && hasComplement(element));
  return isOpen ? 'set alphabet to characters that it may make, such as alphabet: "äöü"' : 'write characters into it';
}

function hasComplement({ negate, elements }: AST.CharacterClass): boolean {
  return negate || elements.some((element) => element.type === 'CharacterSet');
}

/** What makes no text makes none however often: nobody should wait for `(){1000000000}`. */
function repeat({ min, max }: AST.Quantifier, of: Pattern): Pattern {
  if (lengthOf(of) === 0) return { kind: 'sequence', parts: [] };
  return { kind: 'repeat', of, min, max: max === Number.POSITIVE_INFINITY ? min + UNBOUNDED : max };
}

function lengthOf(pattern: Pattern): number {
  switch (pattern.kind) {
    case 'characters':
      return 1;
    case 'sequence':
      return pattern.parts.reduce((sum, one) => sum + lengthOf(one), 0);
    case 'either':
      return pattern.options.reduce((most, one) => Math.max(most, lengthOf(one)), 0);
    case 'repeat':
      return pattern.max * lengthOf(pattern.of);
  }
}

import { type AST, RegExpParser } from '@eslint-community/regexpp';
import type { Pattern, ProblemCode } from '@populace/core';
import { characterSet } from './character-set.ts';
import type { PatternReading } from './pattern-reading.ts';

/** What a pattern's text is read into, or what is wrong with it. */
export type ParsedPattern =
  | { readonly pattern: Pattern }
  | { readonly problem: { readonly code: ProblemCode; readonly message: string } };

/** Unbounded repeats (`*`, `+`, `{3,}`) make at most so many more than they must. */
const UNBOUNDED = 16;
/** The longest text that a pattern may make. */
const LONGEST = 65_536;

/** Reads a regular expression whose texts can be made; `alphabet` is what `.` and complements may make. */
export function parsePattern(text: string, alphabet: string): ParsedPattern {
  const parsed = parseSyntax(text);
  if (typeof parsed === 'string') return invalid(parsed);
  const unsupported: string[] = [];
  const points = [...alphabet].map((character) => character.codePointAt(0) ?? 0);
  const pattern = either(parsed.alternatives, { alphabet: points, refuse: (what) => unsupported.push(what), text });
  if (unsupported.length > 0) {
    const message = `pattern has ${unsupported[0]}, which cannot generate; write it without`;
    return { problem: { code: 'schema/pattern-unsupported', message } };
  }
  const longest = lengthOf(pattern);
  if (longest > LONGEST) return invalid(`it can make ${longest} characters, at most ${LONGEST} are allowed`);
  return { pattern };
}

function invalid(message: string): ParsedPattern {
  return { problem: { code: 'schema/invalid-option', message: `pattern will not do: ${message}` } };
}

/** With the u flag where the text allows it, as that is how others will read it; else without. */
function parseSyntax(text: string): AST.Pattern | string {
  const parser = new RegExpParser({ ecmaVersion: 2025 });
  try {
    return parser.parsePattern(text, 0, text.length, { unicode: true });
  } catch (strict) {
    // Without the flag these would be letters; only needless escapes such as \- are meant to pass.
    if (/\\[pP]\{|\\u\{/.test(text)) return messageOf(strict);
    try {
      return parser.parsePattern(text, 0, text.length, { unicode: false });
    } catch {
      return messageOf(strict);
    }
  }
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
      if (codePoints.length === 0) at.refuse(`a set without characters (${element.raw})`);
      return { kind: 'characters', codePoints };
    }
  }
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

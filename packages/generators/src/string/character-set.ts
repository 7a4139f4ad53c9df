import type { AST } from '@eslint-community/regexpp';
import type { PatternReading } from './pattern-reading.ts';
import { codePointsOf, unicodeProperties } from './unicode-set.ts';

type SetNode = Exclude<
  AST.QuantifiableElement,
  AST.Group | AST.CapturingGroup | AST.Backreference | AST.LookaheadAssertion
>;

/** The most characters of a range: more than any script or property has. */
const MOST_CHARACTERS = 150_000;

/** Characters that `\s` makes: those that a file can hold in a line are enough, and the tab. */
const SPACES = [0x09, 0x20];
/** All that `\s` matches (ECMA-262, sections 12.2 and 12.3), which its complement does not make. */
const ALL_SPACES = [
  ...span(0x09, 0x0d),
  0x20,
  0xa0,
  0x1680,
  ...span(0x2000, 0x200a),
  0x2028,
  0x2029,
  0x202f,
  0x205f,
  0x3000,
  0xfeff,
];
/** What `.` does not match. */
const LINE_ENDS = [0x0a, 0x0d, 0x2028, 0x2029];
const DIGITS = span(0x30, 0x39);
const WORD = [...DIGITS, ...span(0x41, 0x5a), 0x5f, ...span(0x61, 0x7a)];

/** The code points that a set stands for, in order, each once; complements are taken within the alphabet. */
export function characterSet(node: SetNode | AST.CharacterClassElement, at: PatternReading): readonly number[] {
  switch (node.type) {
    case 'Character':
      return isSurrogate(node.value) ? refused(`half a surrogate pair (${node.raw})`, at) : [node.value];
    case 'CharacterClassRange':
      if (node.max.value - node.min.value >= MOST_CHARACTERS)
        return refused(`a range of more than ${MOST_CHARACTERS} characters (${node.raw})`, at);
      return span(node.min.value, node.max.value).filter((point) => !isSurrogate(point));
    case 'CharacterSet':
      return namedSet(node, at);
    case 'CharacterClass': {
      const points = sorted(node.elements.flatMap((element) => [...characterSet(element, at)]));
      if (!node.negate) return points;
      const hasSpaces = node.elements.some((one) => one.type === 'CharacterSet' && one.kind === 'space' && !one.negate);
      return without(hasSpaces ? [...points, ...ALL_SPACES] : points, at);
    }
    default:
      return refused(`a set operation (${node.raw})`, at);
  }
}

function namedSet(node: AST.CharacterSet, at: PatternReading): readonly number[] {
  if (node.kind === 'any') return without(LINE_ENDS, at);
  if (node.kind !== 'property') {
    const points = { digit: DIGITS, space: SPACES, word: WORD }[node.kind];
    if (!node.negate) return points;
    return without(node.kind === 'space' ? ALL_SPACES : points, at);
  }
  const points = codePointsOf(node.key, node.value);
  if (points === undefined) return refused(`${node.raw} (there are ${unicodeProperties.join(', ')})`, at);
  return node.negate ? without(points, at) : points;
}

function refused(what: string, at: PatternReading): readonly number[] {
  at.refuse(what);
  return [0x3f];
}

function without(points: readonly number[], { alphabet }: PatternReading): readonly number[] {
  const excluded = new Set(points);
  return sorted(alphabet.filter((point) => !excluded.has(point)));
}

function sorted(points: readonly number[]): readonly number[] {
  return [...new Set(points)].sort((a, b) => a - b);
}

function span(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, at) => from + at);
}

function isSurrogate(point: number): boolean {
  return point >= 0xd800 && point <= 0xdfff;
}

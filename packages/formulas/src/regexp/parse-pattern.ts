import { PatternError, type PatternNode, type Ranges } from './pattern-node.ts';
import { ANY, DIGITS, joinedRanges, otherThan, SPACE, WORD } from './ranges.ts';

/** The most characters of a pattern, levels of groups, and times of a counted repeat. */
const MOST_CHARACTERS = 2000;
const MOST_LEVELS = 64;
const MOST_TIMES = 1000;

/** A pattern while it is read. */
interface Reading {
  readonly characters: readonly string[];
  at: number;
  levels: number;
}

/** Reads a regular expression with the syntax of RE2, without its flags, word boundaries and Unicode classes. Throws a `PatternError`. */
export function parsePattern(text: string): PatternNode {
  const characters = [...text];
  if (characters.length > MOST_CHARACTERS) throw new PatternError(`has more than ${MOST_CHARACTERS} characters`);
  const reading: Reading = { characters, at: 0, levels: 0 };
  const node = readEither(reading);
  if (reading.at < characters.length) throw new PatternError('has a bracket that closes nothing');
  return node;
}

function readEither(reading: Reading): PatternNode {
  const options: PatternNode[] = [readSequence(reading)];
  while (reading.characters[reading.at] === '|') {
    reading.at++;
    options.push(readSequence(reading));
  }
  const [only] = options;
  return options.length === 1 && only !== undefined ? only : { kind: 'either', options };
}

function readSequence(reading: Reading): PatternNode {
  const parts: PatternNode[] = [];
  for (;;) {
    const character = reading.characters[reading.at];
    if (character === undefined || character === '|' || character === ')') return { kind: 'sequence', parts };
    parts.push(readRepeats(reading, readAtom(reading)));
  }
}

function readRepeats(reading: Reading, of: PatternNode): PatternNode {
  let node = of;
  for (let times = 0; ; times++) {
    const range = readTimes(reading);
    if (range === undefined) return node;
    if (of.kind === 'begin' || of.kind === 'end') throw new PatternError('repeats an end of the text');
    if (times > 0) throw new PatternError('repeats a repeat; put the inner one into brackets');
    // Whether as few or as many as possible are taken makes no difference to whether there is a match.
    if (reading.characters[reading.at] === '?') reading.at++;
    node = { kind: 'repeat', of: node, ...range };
  }
}

function readTimes(reading: Reading): { readonly min: number; readonly max: number } | undefined {
  const character = reading.characters[reading.at];
  const simple = { '*': { min: 0, max: Infinity }, '+': { min: 1, max: Infinity }, '?': { min: 0, max: 1 } };
  if (character === '*' || character === '+' || character === '?') {
    reading.at++;
    return simple[character];
  }
  if (character !== '{') return undefined;
  const rest = reading.characters.slice(reading.at, reading.at + 12).join('');
  const [all, least, comma, most] = /^\{([0-9]{1,4})(,?)([0-9]{0,4})\}/.exec(rest) ?? [];
  if (all === undefined) return undefined;
  reading.at += all.length;
  const min = Number(least);
  const atMost = most === '' ? Infinity : Number(most);
  const max = comma === '' ? min : atMost;
  if (min > MOST_TIMES || (max !== Infinity && max > MOST_TIMES)) {
    throw new PatternError(`counts a repeat to more than ${MOST_TIMES}`);
  }
  if (min > max) throw new PatternError('has a repeat whose least number is greater than its greatest');
  return { min, max };
}

function readAtom(reading: Reading): PatternNode {
  const character = reading.characters[reading.at++] ?? '';
  switch (character) {
    case '^':
      return { kind: 'begin' };
    case '$':
      return { kind: 'end' };
    case '.':
      return { kind: 'set', ranges: ANY };
    case '(':
      return readGroup(reading);
    case '[':
      return { kind: 'set', ranges: readClass(reading) };
    case '\\':
      return readEscapedAtom(reading);
    case '*':
    case '+':
    case '?':
      throw new PatternError(`repeats nothing with ${character}; the character itself is written \\${character}`);
    default:
      return { kind: 'set', ranges: only(character) };
  }
}

function only(character: string): Ranges {
  const point = character.codePointAt(0) ?? 0;
  return [[point, point]];
}

function readGroup(reading: Reading): PatternNode {
  if (++reading.levels > MOST_LEVELS) throw new PatternError(`nests more than ${MOST_LEVELS} groups`);
  if (reading.characters[reading.at] === '?') {
    if (reading.characters[reading.at + 1] !== ':') {
      throw new PatternError('looks around, names a group or sets a flag, which cannot be done here');
    }
    reading.at += 2;
  }
  const node = readEither(reading);
  if (reading.characters[reading.at++] !== ')') throw new PatternError('has a bracket that is not closed');
  reading.levels--;
  return node;
}

function readEscapedAtom(reading: Reading): PatternNode {
  const character = reading.characters[reading.at];
  if (character === 'A' || character === 'z') {
    reading.at++;
    return { kind: character === 'A' ? 'begin' : 'end' };
  }
  return { kind: 'set', ranges: readEscape(reading) };
}

const CONTROLS: ReadonlyMap<string, number> = new Map([
  ['n', 10],
  ['r', 13],
  ['t', 9],
  ['f', 12],
  ['v', 11],
  ['a', 7],
]);

function readEscape(reading: Reading): Ranges {
  const character = reading.characters[reading.at++];
  switch (character) {
    case undefined:
      throw new PatternError('ends with a backslash');
    case 'd':
      return DIGITS;
    case 'D':
      return otherThan(DIGITS);
    case 'w':
      return WORD;
    case 'W':
      return otherThan(WORD);
    case 's':
      return SPACE;
    case 'S':
      return otherThan(SPACE);
    case 'x':
      return readHex(reading);
    default: {
      const control = CONTROLS.get(character);
      if (control !== undefined) return [[control, control]];
      if (/[A-Za-z0-9]/.test(character)) throw new PatternError(`has \\${character}, which cannot be used here`);
      return only(character);
    }
  }
}

function readHex(reading: Reading): Ranges {
  const rest = reading.characters.slice(reading.at, reading.at + 10).join('');
  const [all, long, short] = /^(?:\{([0-9a-fA-F]{1,6})\}|([0-9a-fA-F]{2}))/.exec(rest) ?? [];
  const point = Number.parseInt(long ?? short ?? '', 16);
  if (all === undefined || point > 0x10ffff) throw new PatternError('has \\x without the number of a character');
  reading.at += all.length;
  return [[point, point]];
}

const POSIX: ReadonlyMap<string, Ranges> = new Map<string, Ranges>([
  ['[:digit:]', DIGITS],
  ['[:word:]', WORD],
  ['[:space:]', SPACE],
  [
    '[:alpha:]',
    [
      [0x41, 0x5a],
      [0x61, 0x7a],
    ],
  ],
  [
    '[:alnum:]',
    [
      [0x30, 0x39],
      [0x41, 0x5a],
      [0x61, 0x7a],
    ],
  ],
  ['[:upper:]', [[0x41, 0x5a]]],
  ['[:lower:]', [[0x61, 0x7a]]],
]);

/** Reads a class in square brackets, of which the first is read. */
function readClass(reading: Reading): Ranges {
  const { characters } = reading;
  const isOther = characters[reading.at] === '^';
  if (isOther) reading.at++;
  const ranges: (readonly [number, number])[] = [];
  for (let isFirst = true; ; isFirst = false) {
    const character = characters[reading.at];
    if (character === undefined) throw new PatternError('has a class that is not closed');
    if (character === ']' && !isFirst) break;
    ranges.push(...readClassPart(reading));
  }
  reading.at++;
  return isOther ? otherThan(ranges) : joinedRanges(ranges);
}

function readClassPart(reading: Reading): Ranges {
  const { characters } = reading;
  const named = /^\[:[a-z]+:\]/.exec(characters.slice(reading.at, reading.at + 12).join(''))?.[0];
  if (named !== undefined) {
    reading.at += named.length;
    const ranges = POSIX.get(named);
    if (ranges === undefined) throw new PatternError(`names a class ${named} that there is not`);
    return ranges;
  }
  const from = readClassCharacter(reading);
  const [first, more] = from;
  if (first === undefined || more !== undefined || first[0] !== first[1]) return from;
  if (characters[reading.at] !== '-' || characters[reading.at + 1] === ']') return from;
  reading.at++;
  const [last] = readClassCharacter(reading);
  if (last === undefined || last[0] !== last[1]) throw new PatternError('has a range without an end');
  if (last[0] < first[0]) throw new PatternError('has a range whose end comes before its begin');
  return [[first[0], last[0]]];
}

function readClassCharacter(reading: Reading): Ranges {
  const character = reading.characters[reading.at++];
  if (character === undefined) throw new PatternError('has a class that is not closed');
  return character === '\\' ? readEscape(reading) : only(character);
}

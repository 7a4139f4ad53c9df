import { unicodeRanges } from './unicode-ranges.gen.ts';

/** Spellings of properties, as regular expressions allow them, to the names of our tables. */
const LONG_NAMES: ReadonlyMap<string, string> = new Map([
  ['Letter', 'L'],
  ['Uppercase_Letter', 'Lu'],
  ['Lowercase_Letter', 'Ll'],
  ['Titlecase_Letter', 'Lt'],
  ['Modifier_Letter', 'Lm'],
  ['Other_Letter', 'Lo'],
  ['Mark', 'M'],
  ['Number', 'N'],
  ['Decimal_Number', 'Nd'],
  ['Letter_Number', 'Nl'],
  ['Other_Number', 'No'],
  ['Punctuation', 'P'],
  ['Symbol', 'S'],
  ['Currency_Symbol', 'Sc'],
  ['Math_Symbol', 'Sm'],
  ['Space_Separator', 'Zs'],
]);

/** The names that `\p{…}` knows here. */
export const unicodeProperties: readonly string[] = Object.keys(unicodeRanges);

/** The code points of a property such as `Lu`, `Letter` or `Script=Greek`, or undefined where there is no table of it. */
export function codePointsOf(key: string, value: string | null): readonly number[] | undefined {
  const asked = value ?? key;
  const isScript = value !== null && (key === 'Script' || key === 'sc');
  const name = isScript ? `Script=${asked}` : (LONG_NAMES.get(asked) ?? asked);
  const ranges = Object.hasOwn(unicodeRanges, name) ? unicodeRanges[name] : undefined;
  if (ranges === undefined) return undefined;
  const points = expanded.get(name) ?? expand(ranges);
  expanded.set(name, points);
  return points;
}

/** Properties that were asked for, as some have a hundred thousand characters. */
const expanded = new Map<string, readonly number[]>();

function expand(ranges: string): number[] {
  const numbers = ranges.split(' ').map((text) => Number.parseInt(text, 36));
  const points: number[] = [];
  let last = 0;
  for (let at = 0; at < numbers.length; at += 2) {
    const from = last + (numbers[at] ?? 0);
    last = from + (numbers[at + 1] ?? 0);
    for (let point = from; point <= last; point++) points.push(point);
  }
  return points;
}

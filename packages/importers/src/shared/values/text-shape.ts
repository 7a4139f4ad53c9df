import { allThat, type ColumnSample } from './column-sample.ts';

/** A regular expression for short codes, with how many different texts it has. */
export interface TextShape {
  readonly pattern: string;
  /** The logarithm to base 10 of how many texts match it. */
  readonly magnitude: number;
}

const LONGEST = 64;
const FEWEST_TO_KEEP = 5;

/** What of codes is kept as it is where all have the same: letters and digits, the letters and signs before the first digits with a year behind them, or signs only. */
export type KeptText = 'all' | 'prefix' | 'signs';

/** Characters that texts of one length are made of, the narrowest first. */
const ALPHABETS: readonly { readonly pattern: string; readonly test: RegExp; readonly size: number }[] = [
  { pattern: '[0-9]', test: /^\d+$/, size: 10 },
  { pattern: '[0-9a-f]', test: /^[0-9a-f]+$/, size: 16 },
  { pattern: '[0-9A-F]', test: /^[0-9A-F]+$/, size: 16 },
  { pattern: '[A-Z0-9]', test: /^[A-Z0-9]+$/, size: 36 },
  { pattern: '[a-z0-9]', test: /^[a-z0-9]+$/, size: 36 },
  { pattern: '[A-Za-z0-9]', test: /^[A-Za-z0-9]+$/, size: 62 },
  { pattern: '[A-Za-z0-9_-]', test: /^[A-Za-z0-9_-]+$/, size: 64 },
];

/**
 * Finds the regular expression of codes: runs of digits and letters between the same signs, or characters of one alphabet in one
 * length. `keeps` says what is kept as it is where all of many values have the same. Undefined where the values have no such shape,
 * or no digits, as words have.
 */
export function findShape(sample: ColumnSample, keeps: KeptText): TextShape | undefined {
  if (!allThat(sample, (value) => value.length <= LONGEST && /^[\x20-\x7e]+$/.test(value))) return undefined;
  const hasDigits = sample.glimpse.filter((value) => /\d/.test(value)).length;
  if (hasDigits < sample.glimpse.length * 0.9) return undefined;
  return shapeOfRuns(sample, keeps) ?? shapeOfAlphabet(sample);
}

interface Run {
  readonly kind: 'digits' | 'upper' | 'lower' | 'sign';
  /** The run as it stands in all values; undefined where they differ. */
  same: string | undefined;
  least: number;
  most: number;
}

const RUN = /\d+|[A-Z]+|[a-z]+|[^A-Za-z0-9]/g;

function shapeOfRuns(sample: ColumnSample, keeps: KeptText): TextShape | undefined {
  let runs: Run[] | undefined;
  const fits = allThat(sample, (value) => {
    const parts = value.match(RUN) ?? [];
    runs ??= parts.map((part) => ({ kind: kindOf(part), same: part, least: part.length, most: part.length }));
    return parts.length === runs.length && parts.every((part, at) => widen(runs?.[at], part));
  });
  if (!fits || runs === undefined || runs.length > 16) return undefined;
  const kept = sample.counts.size < FEWEST_TO_KEEP ? 0 : keptRuns(runs, keeps);
  const pattern = runs.map((run, at) => patternOf(run, at < kept)).join('');
  return { pattern, magnitude: magnitudeOf(runs, kept) };
}

/** How many of the runs, from the first on, are kept where all values have the same. */
function keptRuns(runs: readonly Run[], keeps: KeptText): number {
  if (keeps !== 'prefix') return keeps === 'all' ? runs.length : 0;
  const digits = runs.findIndex(({ kind }) => kind === 'digits');
  if (digits < 0) return 0;
  const isYear = /^(19|20)\d\d$/.test(runs[digits]?.same ?? '') && runs[digits + 1]?.kind === 'sign';
  return isYear ? digits + 1 : digits;
}

function kindOf(part: string): Run['kind'] {
  if (/^\d/.test(part)) return 'digits';
  if (/^[A-Z]/.test(part)) return 'upper';
  return /^[a-z]/.test(part) ? 'lower' : 'sign';
}

/** Takes another value's run into a run; false where it is of another kind. */
function widen(run: Run | undefined, part: string): boolean {
  if (run === undefined || run.kind !== kindOf(part)) return false;
  if (run.kind === 'sign') return run.same === part;
  run.least = Math.min(run.least, part.length);
  run.most = Math.max(run.most, part.length);
  if (run.same !== part) run.same = undefined;
  return true;
}

const CLASSES = { digits: '[0-9]', upper: '[A-Z]', lower: '[a-z]' } as const;
const SIZES = { digits: 10, upper: 26, lower: 26 } as const;

function patternOf(run: Run, isKept: boolean): string {
  if (run.kind === 'sign') return escaped(run.same ?? '');
  if (run.same !== undefined && isKept) return run.same;
  return `${CLASSES[run.kind]}${times(run.least, run.most)}`;
}

function times(least: number, most: number): string {
  if (least !== most) return `{${least},${most}}`;
  return least === 1 ? '' : `{${least}}`;
}

function escaped(sign: string): string {
  return /[\\^$.*+?()[\]{}|]/.test(sign) ? `\\${sign}` : sign;
}

function magnitudeOf(runs: readonly Run[], kept: number): number {
  let sum = 0;
  for (const [at, run] of runs.entries()) {
    if (run.kind === 'sign' || (run.same !== undefined && at < kept)) continue;
    sum += run.most * Math.log10(SIZES[run.kind]);
  }
  return sum;
}

function shapeOfAlphabet(sample: ColumnSample): TextShape | undefined {
  const alphabet = ALPHABETS.find(({ test }) => allThat(sample, (value) => test.test(value)));
  if (alphabet === undefined) return undefined;
  const lengths = [...sample.counts.keys()].map(({ length }) => length);
  const [least, most] = lengths.reduce(([a, b], length) => [Math.min(a, length), Math.max(b, length)], [LONGEST, 0]);
  const pattern = `${alphabet.pattern}${times(least, most)}`;
  return { pattern, magnitude: most * Math.log10(alphabet.size) };
}

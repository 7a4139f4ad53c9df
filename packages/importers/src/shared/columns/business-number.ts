import { countryOf } from '../locales/country-words.ts';
import { isPlainPrefix } from '../personal/personal-kind.ts';
import type { PersonalKind } from '../personal/personal-words.ts';
import { evidenceOf } from '../proposal/evidence.ts';
import type { Candidate } from '../proposal/proposal.ts';
import { allThat, isUnique } from '../values/column-sample.ts';
import { isPhone } from '../values/text-kinds.ts';
import type { KeptText } from '../values/text-shape.ts';
import type { ColumnContext } from './column-context.ts';
import { draft } from './draft.ts';

/** What texts with many digits are taken for where nothing else is known of them. */
const DOUBTFUL: ReadonlySet<PersonalKind | undefined> = new Set(['number', 'unrecognised']);

/** What may be kept of the codes of a column: the prefix of business numbers, such as `KD-` of `KD-00017`, is a category that all rows have. */
export function keptText(context: ColumnContext): KeptText {
  if (context.personal === undefined) return 'all';
  return isBusinessNumber(context) ? 'prefix' : 'signs';
}

const PREFIX = /^[^\d]*/;
/** Numbers of businesses are short; those of accounts, articles and people are longer. */
const MOST_DIGITS = 8;
const MOST_DIGITS_WITH_YEAR = 12;

function isBusinessNumber({ sample, personal, isPersonalName, knownNames, minCategoryRows }: ColumnContext): boolean {
  if (isPersonalName || !DOUBTFUL.has(personal) || sample.values.length < minCategoryRows) return false;
  const prefix = PREFIX.exec(sample.glimpse[0] ?? '')?.[0] ?? '';
  return isPlainPrefix(prefix, knownNames) && allThat(sample, (value) => isNumberBehind(prefix, value));
}

/** Whether a value is a prefix and a number that is neither long nor to be called; without a sign between them it might be that of a country. */
function isNumberBehind(prefix: string, value: string): boolean {
  const rest = value.slice(prefix.length);
  if (!value.startsWith(prefix) || !/^\d/.test(rest)) return false;
  if (/^\d+$/.test(rest))
    return rest.length <= MOST_DIGITS && (!/\p{L}$/u.test(prefix) || (prefix.length > 1 && !isCountry(prefix)));
  const digits = rest.replaceAll(/\D/g, '');
  return !/\p{L}$/u.test(prefix) && digits.length <= MOST_DIGITS_WITH_YEAR && !isPhone(rest);
}

function isCountry(prefix: string): boolean {
  return prefix.length <= 3 && countryOf(prefix.toUpperCase()) !== undefined;
}

/** How sure a counter is: more than a name that says codes. */
const SURE_OF_COUNTER = 0.95;
const MOST_COUNTED_DIGITS = 15;
const LONGEST_TEXT = 64;

/** Codes of which the number at the end rises by one from row to row: a counter behind the text that all have. */
export function counterCandidate(context: ColumnContext): Candidate | undefined {
  const { sample, minCategoryRows } = context;
  const { values, missing } = sample;
  if (!context.mayCompute || missing > 0 || values.length < minCategoryRows || !isUnique(sample)) return undefined;
  const [, before = '', first = ''] = /^(.*?)(\d+)$/.exec(values[0] ?? '') ?? [];
  if (before.length > LONGEST_TEXT || first.length > MOST_COUNTED_DIGITS) return undefined;
  if (!isKept(before, keptText(context))) return undefined;
  const start = Number(first);
  const width = Math.min(...values.map((value) => value.length)) - before.length;
  const isCounted = values.every((value, at) => value === `${before}${`${start + at}`.padStart(width, '0')}`);
  if (!isCounted) return undefined;
  const evidence = [evidenceOf('counted', { text: before, start })];
  return draft('formula', SURE_OF_COUNTER, evidence, { formula: counterFormula(before, start, width) });
}

/** Whether the text before the counter may be kept: of business numbers letters, signs and a year. */
function isKept(text: string, keeps: KeptText): boolean {
  if (!/\p{L}/u.test(text) || keeps === 'signs') return false;
  return keeps === 'all' || /^\D+((19|20)\d\d[^\p{L}\d]+)?$/u.test(text);
}

function counterFormula(before: string, start: number, width: number): string {
  const number = `text(${start === 0 ? 'rowNumber' : `rowNumber + ${start}`})`;
  const padded = width > `${start}`.length ? `padStart(${number}, ${width}, "0")` : number;
  return `${JSON.stringify(before)} + ${padded}`;
}

import type { NameIndex } from '../shared/names/name-index.ts';
import type { OptionValue, OptionValues } from '../shared/proposal/proposal.ts';

/** What a written type says of a column. */
export interface ReadType {
  readonly generator: string;
  readonly options: OptionValues;
}

const RANGE = /(-?\d+(?:\.\d+)?)\s*(?:-|–|—|\.\.+|to|bis|a|à)\s*(-?\d+(?:\.\d+)?)\s*$/i;
const DAYS = /(\d{4}(?:-\d\d-\d\d)?)\s*(?:-|–|—|\.\.+|to|bis|\/)\s*(\d{4}(?:-\d\d-\d\d)?|now)\s*$/i;

/** The words for types, and what makes them. */
const types: readonly { readonly words: RegExp; readonly generator: string; readonly options?: OptionValues }[] = [
  { words: /^(integer|int|bigint|smallint|whole( number)?|number|numeric)\b/i, generator: 'number.integer' },
  { words: /^(decimal|double)\b/i, generator: 'number.decimal' },
  { words: /^float\b/i, generator: 'number.float' },
  { words: /^money\b/i, generator: 'finance.amount' },
  { words: /^(datetime|timestamp|date time|moment)\b/i, generator: 'date.past', options: { within: '2y' } },
  { words: /^(date|day)\b/i, generator: 'date.past', options: { within: '2y', type: 'date' } },
  { words: /^time\b/i, generator: 'date.time' },
  { words: /^(bool|boolean|yes\/no|true\/false|flag)\b/i, generator: 'boolean' },
  { words: /^(text|string|varchar|char|sentence)\b/i, generator: 'lorem.sentence' },
];

/** Reads a type: a kind of values, a range, a list of values, or what a generator is called. */
export function readType(type: string, index: NameIndex): ReadType | undefined {
  const list = listOf(type);
  if (list !== undefined) return { generator: 'choice', options: { values: list } };
  const found = types.find(({ words }) => words.test(type));
  const days = DAYS.exec(type);
  if (days !== null && (found === undefined ? /-\d\d-/.test(type) : found.generator.startsWith('date.')))
    return { generator: 'date.between', options: { from: dayOf(days[1], '01-01'), to: dayOf(days[2], '12-31') } };
  const range = RANGE.exec(type);
  if (found === undefined && range === null) return namedType(type, index);
  const { generator, options = {} } = found ?? { generator: 'number.integer' };
  return range === null ? { generator, options } : rangedType(generator, range);
}

/** `open, closed` and `open/closed` are lists of values; `one of` may stand before them. */
function listOf(type: string): readonly OptionValue[] | undefined {
  const bare = type.replace(/^(choice|enum|one of)\s*(of|:)?\s*/i, '');
  if (/^(yes\/no|true\/false)$/i.test(bare)) return undefined;
  const values = bare
    .split(/\s*[,|/]\s*|\s+or\s+/i)
    .map((value) => value.trim())
    .filter((value) => value !== '');
  const isNumeric = values.every((value) => /^-?\d+(\.\d+)?$/.test(value));
  if (values.length < 2 || new Set(values).size < values.length) return undefined;
  return isNumeric ? values.map(Number) : values;
}

function rangedType(generator: string, [, from = '0', to = '0']: RegExpExecArray): ReadType {
  const [min, max] = [Number(from), Number(to)].sort((a, b) => a - b) as [number, number];
  const digits = Math.max(...[from, to].map((text) => text.split('.')[1]?.length ?? 0));
  if (generator === 'number.integer' && digits > 0)
    return { generator: 'number.decimal', options: { min, max, scale: digits } };
  return { generator, options: { min, max } };
}

function namedType(type: string, index: NameIndex): ReadType | undefined {
  const hit = index.find(type, '');
  return hit === undefined || hit.strength < 0.75 ? undefined : { generator: hit.generator, options: hit.options };
}

function dayOf(text: string | undefined, rest: string): string {
  return text === undefined || text.length !== 4 ? (text ?? 'now') : `${text}-${rest}`;
}

/** A range at the end of a column's words, such as `age 18-65`. */
export function rangeBehind(words: string): { readonly words: string; readonly range: string } | undefined {
  const found = RANGE.exec(words);
  if (found === null || found.index === 0 || !/\s$/.test(words.slice(0, found.index))) return undefined;
  return { words: words.slice(0, found.index).trim(), range: found[0] };
}

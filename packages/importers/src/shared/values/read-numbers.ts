import { allThat, type ColumnSample } from './column-sample.ts';
import { findMoney, groupsByComma } from './money.ts';

/** Numbers as a column writes them. */
export interface NumberForm {
  readonly kind: 'integer' | 'decimal' | 'float';
  /** The most digits after the point. */
  readonly scale: number;
  readonly decimalComma: boolean;
  readonly grouped: boolean;
  /** Whether what parts the digits could have been read in another way. */
  readonly doubt: boolean;
  /** The sign or code that stands beside each number, such as `€` or `USD`. */
  readonly currency?: string | undefined;
  /** The numbers as Populace writes them, each different one once, least first. */
  readonly sorted: readonly string[];
  /** The number that a cell stands for, as Populace writes it. */
  read(cell: string): string;
}

interface SpellingForm {
  readonly pattern: RegExp;
  readonly comma: boolean;
  readonly group: RegExp | undefined;
}

const POINTS: SpellingForm = { pattern: /^[+-]?(0|[1-9]\d*)(\.\d+)?$/, comma: false, group: undefined };
const COMMAS: SpellingForm = { pattern: /^[+-]?(0|[1-9]\d*)(,\d+)?$/, comma: true, group: undefined };
/** Thousands by commas; also the hundreds of thousands of India: `1,23,456`. */
const GROUPS_BY_COMMA: SpellingForm = {
  pattern: /^[+-]?(0|[1-9]\d{0,2}((,\d{3})*|(,\d{2})*,\d{3}))(\.\d+)?$/,
  comma: false,
  group: /,/g,
};
const GROUPS_BY_POINT: SpellingForm = {
  pattern: /^[+-]?(0|[1-9]\d{0,2}(\.\d{3})*)(,\d+)?$/,
  comma: true,
  group: /\./g,
};
const GROUPS_BY_SPACE: SpellingForm = {
  pattern: /^[+-]?(0|[1-9]\d{0,2}([ '’\u00a0\u202f]\d{3})*)([.,]\d+)?$/,
  comma: true,
  group: /[ '’\u00a0\u202f]/g,
};

const SCIENTIFIC = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i;

const MOST_DIGITS = 18;
const FINEST_DECIMAL = 6;

/**
 * Reads a column of numbers; undefined where one value is none, has a zero in front, or more digits than fit. `sign` is what the
 * other columns of the file, else the locale, write before decimals; it counts where the values tell nothing.
 */
export function readNumbers(sample: ColumnSample, sign: '.' | ','): NumberForm | undefined {
  return readBare(sample, sign) ?? readMoney(sample, sign);
}

/** Numbers with the sign or code of one currency. */
function readMoney(sample: ColumnSample, sign: '.' | ','): NumberForm | undefined {
  const money = findMoney(sample);
  if (money === undefined) return undefined;
  const form = readBare(money.bare, sign, groupsByComma(money.currency) ? '.' : sign);
  return form && { ...form, currency: money.currency, read: (cell) => form.read(money.bareOf(cell)) };
}

/** `beforeCommas` stands for `sign` where commas are in question: the currency may say more of them. */
function readBare(sample: ColumnSample, sign: '.' | ',', beforeCommas: '.' | ',' = sign): NumberForm | undefined {
  const { spellings, doubt } = spellingsOf(sample, sign, beforeCommas);
  for (const { pattern, comma, group } of spellings) {
    if (!allThat(sample, (cell) => pattern.test(cell.trim()))) continue;
    const read = (cell: string): string => {
      const bare = group === undefined ? cell.trim() : cell.trim().replaceAll(group, '');
      return (comma ? bare.replace(',', '.') : bare).replace(/^\+/, '');
    };
    return formOf(sample, { comma, grouped: group !== undefined, doubt, read });
  }
  const isFloat = allThat(sample, (cell) => SCIENTIFIC.test(cell.trim()) && !/^[+-]?0\d/.test(cell.trim()));
  if (!isFloat) return undefined;
  const read = (cell: string): string => String(Number(cell));
  const sorted = sortedOf(sample, read);
  return { kind: 'float', scale: 0, decimalComma: false, grouped: false, doubt: false, sorted, read };
}

/** The spellings in the order in which they are tried; `1.234` and `1,234` alone may be thousands or decimals. */
function spellingsOf(
  sample: ColumnSample,
  sign: '.' | ',',
  beforeCommas: '.' | ',',
): { readonly spellings: readonly SpellingForm[]; readonly doubt: boolean } {
  const commas = partsThousands(sample, ',', beforeCommas);
  const points = partsThousands(sample, '.', sign);
  const first = [...(commas === 'yes' ? [GROUPS_BY_COMMA] : []), ...(points === 'yes' ? [GROUPS_BY_POINT] : [])];
  const spellings = [...first, POINTS, COMMAS, GROUPS_BY_COMMA, GROUPS_BY_POINT, GROUPS_BY_SPACE];
  return { spellings, doubt: commas !== 'never' || points !== 'never' };
}

/**
 * Whether a sign before groups of three digits parts thousands: yes where smaller numbers go without it, as decimals would have it, too;
 * else by what the locale writes, where points must be before round numbers, since programs write decimals with points everywhere.
 */
function partsThousands(sample: ColumnSample, mark: '.' | ',', sign: '.' | ','): 'yes' | 'no' | 'never' {
  const pattern = mark === '.' ? /^[+-]?[1-9]\d{0,2}\.\d{3}$/ : /^[+-]?[1-9]\d{0,2},\d{3}$/;
  const small = /^[+-]?(0|[1-9]\d{0,2})$/;
  const cells = [...sample.counts.keys()].map((cell) => cell.trim());
  const parted = cells.filter((cell) => pattern.test(cell));
  if (parted.length === 0 || !cells.every((cell) => pattern.test(cell) || small.test(cell))) return 'never';
  if (parted.length < cells.length) return 'yes';
  if (mark === sign) return 'no';
  const round = parted.filter((cell) => cell.endsWith('0')).length;
  return mark === ',' || round * 2 >= parted.length ? 'yes' : 'no';
}

interface Spelling {
  readonly comma: boolean;
  readonly grouped: boolean;
  readonly doubt: boolean;
  readonly read: (cell: string) => string;
}

function formOf(sample: ColumnSample, { comma, grouped, doubt, read }: Spelling): NumberForm | undefined {
  const sorted = sortedOf(sample, read);
  let scale = 0;
  let whole = 0;
  for (const number of sorted) {
    const [left = '', right = ''] = number.replace('-', '').split('.');
    scale = Math.max(scale, right.length);
    whole = Math.max(whole, left.length);
  }
  if (scale === 0 && whole > MOST_DIGITS) return undefined;
  const isDecimal = scale > 0 && scale <= FINEST_DECIMAL && scale + whole <= MOST_DIGITS;
  const fraction = isDecimal ? 'decimal' : 'float';
  const kind = scale === 0 ? 'integer' : fraction;
  return { kind, scale, decimalComma: comma && scale > 0, grouped, doubt, sorted, read };
}

function sortedOf({ counts }: ColumnSample, read: (cell: string) => string): readonly string[] {
  const numbers = [...new Set([...counts.keys()].map(read))].map((text) => ({ text, value: Number(text) }));
  return numbers.sort((a, b) => a.value - b.value).map(({ text }) => text);
}

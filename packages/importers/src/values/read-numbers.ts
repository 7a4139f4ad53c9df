import { allThat, type ColumnSample } from './column-sample.ts';

/** Numbers as a column writes them. */
export interface NumberForm {
  readonly kind: 'integer' | 'decimal' | 'float';
  /** The most digits after the point. */
  readonly scale: number;
  readonly decimalComma: boolean;
  readonly grouped: boolean;
  /** The numbers as Populace writes them, each different one once, least first. */
  readonly sorted: readonly string[];
  /** The number that a cell stands for, as Populace writes it. */
  read(cell: string): string;
}

/** Spellings of numbers: plain, with separators between thousands, with a comma before the decimals. */
const SPELLINGS: readonly { readonly pattern: RegExp; readonly comma: boolean; readonly group: RegExp | undefined }[] =
  [
    { pattern: /^[+-]?(0|[1-9]\d*)(\.\d+)?$/, comma: false, group: undefined },
    { pattern: /^[+-]?(0|[1-9]\d*)(,\d+)?$/, comma: true, group: undefined },
    { pattern: /^[+-]?[1-9]\d{0,2}(,\d{3})*(\.\d+)?$/, comma: false, group: /,/g },
    { pattern: /^[+-]?(0|[1-9]\d{0,2}(\.\d{3})*)(,\d+)?$/, comma: true, group: /\./g },
    { pattern: /^[+-]?(0|[1-9]\d{0,2}([ '\u00a0\u202f]\d{3})*)([.,]\d+)?$/, comma: true, group: /[ '\u00a0\u202f]/g },
  ];

const SCIENTIFIC = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i;

const MOST_DIGITS = 18;
const FINEST_DECIMAL = 6;

/** Reads a column of numbers; undefined where one value is none, has a zero in front, or more digits than fit. */
export function readNumbers(sample: ColumnSample): NumberForm | undefined {
  for (const { pattern, comma, group } of SPELLINGS) {
    if (!allThat(sample, (cell) => pattern.test(cell.trim()))) continue;
    const read = (cell: string): string => {
      const bare = group === undefined ? cell.trim() : cell.trim().replaceAll(group, '');
      return (comma ? bare.replace(',', '.') : bare).replace(/^\+/, '');
    };
    return formOf(sample, { comma, grouped: group !== undefined, read });
  }
  const isFloat = allThat(sample, (cell) => SCIENTIFIC.test(cell.trim()) && !/^[+-]?0\d/.test(cell.trim()));
  if (!isFloat) return undefined;
  const read = (cell: string): string => String(Number(cell));
  return { kind: 'float', scale: 0, decimalComma: false, grouped: false, sorted: sortedOf(sample, read), read };
}

interface Spelling {
  readonly comma: boolean;
  readonly grouped: boolean;
  readonly read: (cell: string) => string;
}

function formOf(sample: ColumnSample, { comma, grouped, read }: Spelling): NumberForm | undefined {
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
  return { kind, scale, decimalComma: comma && scale > 0, grouped, sorted, read };
}

function sortedOf({ counts }: ColumnSample, read: (cell: string) => string): readonly string[] {
  const numbers = [...new Set([...counts.keys()].map(read))].map((text) => ({ text, value: Number(text) }));
  return numbers.sort((a, b) => a.value - b.value).map(({ text }) => text);
}

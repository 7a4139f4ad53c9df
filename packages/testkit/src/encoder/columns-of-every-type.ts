import {
  boolCells,
  bytesCells,
  type Cells,
  codesCells,
  constantCells,
  dateCells,
  decimalCells,
  digitsCells,
  float64Cells,
  type Instant,
  int32Cells,
  partsCells,
  timeCells,
  timestampCells,
  uuidCells,
  wideCells,
} from './cells.ts';
import { nastyTexts } from './nasty-texts.ts';

/** Texts longer than this stand in no row of a large table, as files would be of gigabytes. */
const MOST_CHARACTERS = 100;
/** 0001-01-01; the last of as many days is 9999-12-31. */
const FIRST_DAY = -719_162;
const DAYS = 3_652_059;

/**
 * Columns of every logical type, of `n` rows each: values from end to end of what the type has, nasty texts but for
 * those that are refused, nulls here and there, and long runs of nothing else.
 */
export function columnsOfEveryType(n: number, refuses: (text: string) => boolean): { readonly [name: string]: Cells } {
  const texts = nastyTexts.filter((text) => text.length <= MOST_CHARACTERS && !refuses(text) && !refuses(`${text}>`));
  const nasty = (row: number): string => texts[row % texts.length] ?? '';
  const either = (first: string, second: string): string => (refuses(first) ? second : first);
  const { wides, words, bytes } = scattered(n);
  const wide = (row: number): bigint => wides[row] ?? 0n;
  const wideBytes = (row: number, length: number): Buffer => bytes.subarray(row * 8, row * 8 + length);
  let column = 0;
  const some = <T>(value: (row: number) => T): (T | null)[] => {
    const place = column++;
    return Array.from({ length: n }, (_, row) => (isNull(row, place, n) ? null : value(row)));
  };
  const strings = {
    word: codesCells(some(nasty)),
    note: bytesCells(some((row) => either(`${nasty(row)}${row}`, `${row}`))),
    digits: digitsCells(
      some((row) => `${10_000_000 + ((row * 7919) % 10_000_000)}`.slice(1)),
      [3, 4],
    ),
    joined: partsCells([codesCells(some(nasty).map((text) => text ?? '-')), constantCells('>')], n > 1 ? [n - 1] : []),
  };
  const numbers = {
    whole: int32Cells(some((row) => words[row] ?? 0)),
    wide: wideCells(some((row) => wide(row) >> BigInt(row % 64))),
    price: decimalCells(
      some((row) => (words[row] ?? 0) >> (row % 32)),
      2,
    ),
    exact: wideCells(
      some((row) => wide(row) % 10n ** 18n),
      6,
    ),
    float: float64Cells(some((row) => (words[row] ?? 0) * 10 ** ((row % 590) - 300))),
    yes: boolCells(some((row) => row % 3 === 0)),
  };
  const times = {
    day: dateCells(some((row) => instant(row).days)),
    second: timeCells(some(instant), 's'),
    micro: timeCells(some(instant), 'us'),
    local: timestampCells(some(instant), 'ms', false),
    moment: timestampCells(some(instant), 'us', true),
  };
  return {
    ...numbers,
    ...times,
    uuid: uuidCells(
      some((row) =>
        wideBytes(row, 16)
          .toString('hex')
          .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-'),
      ),
    ),
    ...strings,
    blob: codesCells(
      some((row) => wideBytes(row % 500, row % 17).toString('base64')),
      { kind: 'bytes' },
    ),
    json: bytesCells(
      some((row) => either(JSON.stringify({ row, texts: [nasty(row), null] }), `${row}`)),
      { kind: 'json' },
    ),
  };
}

/** Numbers all over 64 bits, and the same as words of 32 bits and as bytes; the last number is but the end of what is longer. */
function scattered(n: number): { readonly wides: BigInt64Array; readonly words: Int32Array; readonly bytes: Buffer } {
  const wides = BigInt64Array.from(
    { length: Math.max(n, 500) + 1 },
    (_, row) => BigInt(row + 1) * 0x1e37_79b9_7f4a_7c15n,
  );
  return { wides, words: new Int32Array(wides.buffer), bytes: Buffer.from(wides.buffer) };
}

function instant(row: number): Instant {
  return { days: FIRST_DAY + ((row * 48_271) % DAYS), ms: (row * 7919) % 86_400_000, us: (row * 31) % 1000 };
}

/** The first row has all values; others lack some, the last one all but the first, and each column lacks thousands in a run. */
function isNull(row: number, column: number, n: number): boolean {
  if (row === 0) return false;
  if (row === n - 1) return column > 0;
  // Tables of fewer rows have none: it would leave nothing else of them.
  const run = (n < 20_000 ? 40_000 : Math.min(40_000, n * 0.4)) + column * 100;
  return (row + column) % (5 + column) === 3 || (row >= run && row < run + 3000);
}

import { allThat, type ColumnSample } from './column-sample.ts';
import { findMoney } from './money.ts';

/** Numbers as anybody writes them; zeros in front make codes. */
const NUMBER_LIKE = /^[+-]?(0|[1-9]\d*)(['’ \u00a0\u202f.,]\d+)*$/;

/** Returns what stands before the decimals in all columns of a file that tell; undefined where none does, or where they differ. */
export function decimalSignOfFile(columns: readonly ColumnSample[]): '.' | ',' | undefined {
  const [sign, ...others] = new Set(columns.map(signOfColumn).filter((found) => found !== undefined));
  return others.length === 0 ? sign : undefined;
}

function signOfColumn(sample: ColumnSample): '.' | ',' | undefined {
  const { counts, glimpse } = findMoney(sample)?.bare ?? sample;
  const numbers = { ...sample, counts, glimpse };
  if (!allThat(numbers, (cell) => NUMBER_LIKE.test(cell.trim()))) return undefined;
  const signs = new Set<'.' | ','>();
  for (const cell of counts.keys()) {
    const sign = decimalSignIn(cell.trim());
    if (sign !== undefined) signs.add(sign);
  }
  const [only, ...more] = signs;
  return more.length === 0 ? only : undefined;
}

/** The sign before the decimals of a number; undefined where it has none, or they could be thousands. Dates have it twice. */
function decimalSignIn(cell: string): '.' | ',' | undefined {
  const point = cell.lastIndexOf('.');
  const comma = cell.lastIndexOf(',');
  const sign = point > comma ? '.' : ',';
  const at = Math.max(point, comma);
  const isOnly = at >= 0 && cell.indexOf(sign) === at;
  return isOnly && cell.length - at - 1 !== 3 ? sign : undefined;
}

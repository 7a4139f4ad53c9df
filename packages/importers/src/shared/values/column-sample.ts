/** The values of one column of a sample, counted. */
export interface ColumnSample {
  /** Cells of the sample. */
  readonly total: number;
  /** Cells without a value. */
  readonly missing: number;
  /** How missing values are written, where that is a word such as `NULL`. */
  readonly nullWord: string | undefined;
  /** The values in the order of the rows. */
  readonly values: readonly string[];
  /** Each different value with how often it comes. */
  readonly counts: ReadonlyMap<string, number>;
  /** Some of the different values, from all over the sample: what is seen in none of them is not looked for in all. */
  readonly glimpse: readonly string[];
}

const NULL_WORDS: ReadonlySet<string> = new Set([
  'NULL',
  'null',
  '\\N',
  'NA',
  'N/A',
  'n/a',
  '#N/A',
  'NaN',
  'nan',
  'None',
  'nil',
]);

const GLIMPSE = 40;

/** Counts the values of a column's cells. */
export function sampleColumn(cells: readonly string[]): ColumnSample {
  const counts = new Map<string, number>();
  for (const cell of cells) counts.set(cell, (counts.get(cell) ?? 0) + 1);
  const missing = dropBlank(counts);
  const nullWord = dropNullWord(counts, cells.length - missing.count);
  const isWhole = missing.count === 0 && nullWord === undefined;
  const values = isWhole ? cells : cells.filter((cell) => cell !== nullWord?.word && !missing.cells.has(cell));
  return {
    total: cells.length,
    missing: missing.count + (nullWord?.count ?? 0),
    nullWord: nullWord?.word,
    values,
    counts,
    glimpse: glimpseOf(counts),
  };
}

function dropBlank(counts: Map<string, number>): { readonly count: number; readonly cells: ReadonlySet<string> } {
  const cells = new Set<string>();
  let count = 0;
  for (const [cell, times] of counts) {
    if (cell !== '' && cell.trim() !== '') continue;
    cells.add(cell);
    count += times;
  }
  for (const cell of cells) counts.delete(cell);
  return { count, cells };
}

/** A word for missing values is taken for one only where there are others. */
function dropNullWord(
  counts: Map<string, number>,
  total: number,
): { readonly word: string; readonly count: number } | undefined {
  for (const word of NULL_WORDS) {
    const count = counts.get(word) ?? 0;
    if (count === 0 || count === total) continue;
    counts.delete(word);
    return { word, count };
  }
  return undefined;
}

function glimpseOf(counts: ReadonlyMap<string, number>): readonly string[] {
  const step = Math.max(1, counts.size / GLIMPSE);
  const glimpse: string[] = [];
  let at = 0;
  for (const value of counts.keys()) {
    if (at >= glimpse.length * step) glimpse.push(value);
    at++;
  }
  return glimpse;
}

/** How many values pass a test; each different value is tested once. */
export function countThat({ counts }: ColumnSample, test: (value: string) => boolean): number {
  let count = 0;
  for (const [value, times] of counts) if (test(value)) count += times;
  return count;
}

/** Whether all values pass a test. */
export function allThat({ counts, glimpse }: ColumnSample, test: (value: string) => boolean): boolean {
  if (counts.size === 0 || !glimpse.every(test)) return false;
  for (const value of counts.keys()) if (!test(value)) return false;
  return true;
}

/** Whether no value comes twice, in enough of them to tell. */
export function isUnique({ counts, values }: ColumnSample): boolean {
  return values.length >= 5 && counts.size === values.length;
}

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
  const nullWord = nullWordOf(counts, cells.length);
  const missing = cells.length - withoutMissing(counts, nullWord);
  const values = missing === 0 ? cells : cells.filter((cell) => counts.has(cell));
  return { total: cells.length, missing, nullWord, values, counts, glimpse: glimpseOf([...counts.keys()]) };
}

/** A word for missing values is taken for one only where there are others. */
function nullWordOf(counts: ReadonlyMap<string, number>, total: number): string | undefined {
  const word = [...counts.keys()].find((cell) => NULL_WORDS.has(cell));
  const empty = [...counts].reduce((sum, [cell, count]) => (cell.trim() === '' ? sum + count : sum), 0);
  return word !== undefined && (counts.get(word) ?? 0) + empty < total ? word : undefined;
}

function withoutMissing(counts: Map<string, number>, nullWord: string | undefined): number {
  let left = 0;
  for (const [cell, count] of counts) {
    if (cell.trim() === '' || cell === nullWord) counts.delete(cell);
    else left += count;
  }
  return left;
}

function glimpseOf(distinct: readonly string[]): readonly string[] {
  if (distinct.length <= GLIMPSE) return distinct;
  return Array.from({ length: GLIMPSE }, (_, at) => distinct[Math.floor((at * distinct.length) / GLIMPSE)] ?? '');
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

import papa from 'papaparse/papaparse.min.js';
import { type Evidence, evidenceOf } from '../shared/proposal/evidence.ts';

/** The rows of a text. */
export interface ReadRows {
  readonly separator: string;
  readonly rows: readonly (readonly string[])[];
  /** Whether the rows are all that there are. */
  readonly whole: boolean;
  /** About the share of the text that the rows are. */
  readonly share: number;
  readonly evidence: readonly Evidence[];
}

const SEPARATORS = [',', ';', '\t', '|'] as const;

/** How many rows are looked at to find what parts them. */
const TRIAL_ROWS = 50;

/** The most rows that are looked at. */
const MOST_ROWS = 10_000;

/** Reads the rows of a text; `cut` says that it is the begin of a longer one, whose last row is not whole. */
export function readRows(given: string, cut: boolean): ReadRows {
  const [, told, rest] = /^sep=(.)\r?\n([\s\S]*)$/i.exec(given) ?? [];
  const text = rest ?? given;
  const separator = told ?? findSeparator(text);
  const quoted = parse(text, { separator, quoted: true, cut });
  if (!quoted.open) return { ...quoted, separator, evidence: [] };
  return { ...parse(text, { separator, quoted: false, cut }), separator, evidence: [evidenceOf('quotes-open')] };
}

interface ParseAs {
  readonly separator: string;
  readonly quoted: boolean;
  readonly cut: boolean;
}

function parse(text: string, { separator, quoted, cut }: ParseAs) {
  const quoteChar = quoted ? '"' : '\0';
  const { data, errors, meta } = papa.parse(text, {
    delimiter: separator,
    quoteChar,
    preview: MOST_ROWS + 1,
    skipEmptyLines: 'greedy',
  });
  const isOpen = errors.some(({ code }) => code === 'MissingQuotes');
  const isOver = data.length > MOST_ROWS;
  // The last row of a text that was cut off is not whole.
  const rows = data.slice(0, isOver || !cut ? MOST_ROWS : -1);
  const whole = !isOver && !cut;
  // A quotation mark that is open where the text was cut off is no mistake, unless it took much of the text.
  const last = data.at(-1)?.join('').length ?? 0;
  const open = isOpen && (!cut || last > text.length / 4);
  return { rows, whole, share: isOver ? shareOf(text, meta.cursor) : 1, open };
}

/** The share of a text that its first rows are, by the lines before and after the place where they end. */
function shareOf(text: string, end: number): number {
  const before = linesIn(text.slice(0, end));
  return before / Math.max(1, before + linesIn(text.slice(end)));
}

function linesIn(text: string): number {
  const sign = text.includes('\n') ? '\n' : '\r';
  let count = 0;
  for (let at = text.indexOf(sign); at >= 0; at = text.indexOf(sign, at + 1)) count++;
  return count;
}

/** The separator that parts most rows into as many cells, and more than one. */
export function findSeparator(text: string): string {
  let [best, most] = [',', 0];
  for (const separator of SEPARATORS) {
    const { data } = papa.parse(text.slice(0, 100_000), {
      delimiter: separator,
      preview: TRIAL_ROWS,
      skipEmptyLines: 'greedy',
    });
    const score = scoreOf(data);
    if (score > most) [best, most] = [separator, score];
  }
  return best;
}

/** How evenly rows are parted: the share of rows with the usual number of cells, more of them counting a little. */
function scoreOf(rows: readonly (readonly string[])[]): number {
  const counts = new Map<number, number>();
  for (const { length } of rows) counts.set(length, (counts.get(length) ?? 0) + 1);
  const [usual = 1, count = 0] = [...counts].sort(([a, x], [b, y]) => y - x || b - a)[0] ?? [];
  return usual < 2 ? 0 : count / rows.length + Math.min(usual, 50) / 1000;
}

import { displayWidth } from './display-width.ts';

/** Pads text with blanks to a width; one that is wider stays. */
export function padTo(text: string, width: number, side: 'left' | 'right' = 'left'): string {
  const blanks = ' '.repeat(Math.max(0, width - displayWidth(text)));
  return side === 'left' ? text + blanks : blanks + text;
}

/**
 * Lays rows out in columns that begin at the same place, two blanks apart; `paint` colours a cell after it was measured. Columns
 * from `numbersFrom` on stand to the right.
 */
export function alignColumns(
  rows: readonly (readonly string[])[],
  paint: (text: string, column: number) => string = (text) => text,
  numbersFrom: number = Number.POSITIVE_INFINITY,
): readonly string[] {
  const widths: number[] = [];
  for (const row of rows) {
    for (const [at, cell] of row.entries()) widths[at] = Math.max(widths[at] ?? 0, displayWidth(cell));
  }
  return rows.map((row) =>
    row
      .map((cell, at) => paint(padTo(cell, widths[at] ?? 0, at < numbersFrom ? 'left' : 'right'), at))
      .join('  ')
      .trimEnd(),
  );
}

import type { CellExplanation } from '@populace/library';
import type { Isolate } from '../output/isolates.ts';
import { countWords } from '../text/number-words.ts';
import { visibleText } from '../text/visible-text.ts';
import { drawLines, shareWords, spanWords, streamWords } from './draw-words.ts';

/** How lines about a cell are worded. */
export interface DetailOptions {
  /** What people call the schema's text, for cells that it gives. */
  readonly label: string;
  readonly isolate: Isolate;
}

/** Says of a cell what stands beside its recipe: where it is given, its locale, its null, its rank. */
export function cellDetails(
  { given, locale, nulls, unique }: CellExplanation,
  { label, isolate }: DetailOptions,
): readonly string[] {
  const lines: string[] = [];
  if (given !== undefined) {
    const { line, column, pointer } = given;
    lines.push(
      `given in the schema at ${visibleText(line === undefined ? pointer : `${label}:${line}:${column ?? 1}`)}`,
    );
  }
  if (locale?.draw !== undefined) lines.push(`in ${locale.id}: ${drawLines([locale.draw], isolate).join()}`);
  if (nulls !== undefined) {
    const { isNull, share, exact, number, of, below, stream, draw } = nulls;
    const often = exact ? `${shareWords(share, 12)} of every 1,000 rows are` : `${shareWords(share, 12)} of rows are`;
    const drew = `drew ${countWords(number)} of ${spanWords(of)}, null below ${countWords(below)}`;
    lines.push(`${isNull ? 'null' : 'not null'}: ${often}; ${drew} (${streamWords(stream, [draw], isolate)})`);
  }
  if (unique !== undefined) {
    const { rank, capacity, stream, draw } = unique;
    const place = `rank ${countWords(rank)} of ${spanWords(capacity)}, a permutation of the rows`;
    lines.push(`unique: ${place} (${streamWords(stream, [draw], isolate)})`);
  }
  return lines;
}

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

/** Says of a cell what stands beside its recipe: where it is given, its locale, its null, its rank, its type. */
export function cellDetails(cell: CellExplanation, options: DetailOptions): readonly string[] {
  const { locale, made, text, type } = cell;
  const { isolate } = options;
  const isRewritten = text !== null && made !== undefined && made.text !== text;
  return [
    ...givenLines(cell, options),
    ...(locale?.draw === undefined ? [] : [`in ${locale.id}: ${drawLines([locale.draw], isolate).join()}`]),
    ...nullLines(cell, isolate),
    ...uniqueLines(cell, isolate),
    ...(isRewritten ? [`made as ${made.type}, and written as ${type}`] : []),
  ];
}

function givenLines({ given }: CellExplanation, { label }: DetailOptions): readonly string[] {
  if (given === undefined) return [];
  const { line, column, pointer } = given;
  const place = line === undefined ? pointer : `${label}:${line}:${column ?? 1}`;
  return [`given in the schema at ${visibleText(place)}`];
}

function nullLines({ nulls }: CellExplanation, isolate: Isolate): readonly string[] {
  if (nulls === undefined) return [];
  const { isNull, share, exact, number, of, below, stream, draw } = nulls;
  const often = `${shareWords(share, 12)} of ${exact ? 'every 1,000 rows' : 'rows'} are`;
  const drew = `drew ${countWords(number)} of ${spanWords(of)}, null below ${countWords(below)}`;
  return [`${isNull ? 'null' : 'not null'}: ${often}; ${drew} (${streamWords(stream, [draw], isolate)})`];
}

function uniqueLines({ unique }: CellExplanation, isolate: Isolate): readonly string[] {
  if (unique === undefined) return [];
  const { rank, capacity, stream, draw, of } = unique;
  const place = `rank ${countWords(rank)} of ${spanWords(capacity)}, a permutation of ${of === 'rows' ? 'the rows' : "the parent's rows"}`;
  return [`unique: ${place} (${streamWords(stream, [draw], isolate)})`];
}

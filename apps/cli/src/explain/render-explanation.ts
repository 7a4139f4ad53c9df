import type { CellExplanation } from '@populace/library';
import type { Colours } from '../output/colours.ts';
import type { Isolate } from '../output/isolates.ts';
import { cellWords } from '../preview/cell-words.ts';
import { displayWidth } from '../text/display-width.ts';
import { countWords } from '../text/number-words.ts';
import { visibleText } from '../text/visible-text.ts';
import { cellDetails } from './cell-details.ts';
import { cellTrees } from './cell-tree.ts';
import { drawTrees, linesOf } from './tree.ts';

/** How an explanation is shown. */
export interface ExplanationOptions {
  /** What people call the schema's text. */
  readonly label: string;
  /** Columns of the terminal. */
  readonly width: number;
  readonly colours: Colours;
  readonly isolate: Isolate;
}

/** Renders how a cell came to be: the cell and its value, what is said of it, and a tree of what it is made of. */
export function renderExplanation(cell: CellExplanation, options: ExplanationOptions): string {
  const { width, colours, isolate } = options;
  const value = cellWords(cell.text);
  const name = `${visibleText(cell.table)}.${visibleText(cell.column)}, row ${countWords(cell.row)}:`;
  const paint = (text: string): string => (value.faint ? colours.dim : colours.cyan)(isolate(text));
  const isLong = displayWidth(`${name} ${value.text}`) > width;
  const title = colours.bold(isolate(name));
  return [
    ...(isLong ? [title, ...linesOf(value.text, width).map(paint)] : [`${title} ${paint(value.text)}`]),
    ...[`${cell.type}, ${originWords(cell)}`, ...cellDetails(cell, options)].flatMap((line) => linesOf(line, width)),
    ...drawTrees(cellTrees(cell, options), width, { value: colours.cyan, faint: colours.dim }),
    '',
  ].join('\n');
}

function originWords({ origin, given }: CellExplanation): string {
  if (given !== undefined) return 'not made';
  return visibleText(origin.startsWith('references ') ? origin : `made by ${origin}`);
}

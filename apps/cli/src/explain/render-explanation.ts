import type { CellExplanation } from '@populace/library';
import type { Colours } from '../output/colours.ts';
import type { Isolate } from '../output/isolates.ts';
import { cellWords } from '../preview/cell-words.ts';
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
  const name = isolate(`${visibleText(cell.table)}.${visibleText(cell.column)}`);
  const title = `${colours.bold(`${name}, row ${countWords(cell.row)}:`)} `;
  const shown = isolate(value.text);
  const paint = value.faint ? colours.dim : colours.cyan;
  return [
    `${title}${paint(shown)}`,
    ...[`${cell.type}, ${originWords(cell)}`, ...cellDetails(cell, options)].flatMap((line) => linesOf(line, width)),
    ...drawTrees(cellTrees(cell, options), width, { value: colours.cyan, faint: colours.dim }),
    '',
  ].join('\n');
}

function originWords({ origin }: CellExplanation): string {
  return visibleText(origin.startsWith('references ') || origin === 'given' ? origin : `made by ${origin}`);
}

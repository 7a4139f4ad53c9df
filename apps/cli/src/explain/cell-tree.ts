import type { CellExplanation, PartExplanation } from '@populace/library';
import { cellWords } from '../preview/cell-words.ts';
import { cutToWidth } from '../text/display-width.ts';
import { countWords } from '../text/number-words.ts';
import { visibleText } from '../text/visible-text.ts';
import { cellDetails, type DetailOptions } from './cell-details.ts';
import { drawnLines, fieldWords, headWords, shownParts } from './part-words.ts';
import type { Tree } from './tree.ts';

/** Values are cut to this many columns. */
const WIDEST = 40;

/** Words what a cell is made of as trees; what several parts come from is told with the first of them. */
export function cellTrees(cell: CellExplanation, options: DetailOptions): readonly Tree[] {
  const { isolate } = options;
  const told = new Set<string>(cellDetails(cell, options).map((line) => placeOf(cell) + line));
  return cell.made === undefined ? [] : [madeTree(cell, cell.made)];

  function madeTree(of: CellExplanation, made: PartExplanation): Tree {
    if (of.text !== null || made.text === null) return partTree(made, placeOf(of));
    // Of what a null hides, only the value is worth a line.
    return leaf(made.text, `would be the value: ${headWords(made)}`);
  }

  function partTree(part: PartExplanation, at: string): Tree {
    const { kind, text, parts, cells } = part;
    const [cell, ...others] = cells;
    if (kind === 'column' && cell !== undefined && others.length === 0) {
      return cellTree(cell, `the row's ${nameWords(cell.column)}`);
    }
    const name = fieldWords(part);
    const lines = drawnLines(part, isolate);
    if (name !== '' && told.has(at + name) && parts.length + lines.length > 0) return leaf(text, `${name}, as above`);
    told.add(at + name);
    const details = untold(lines, at);
    const children = [
      ...shownParts(part).map((each) => partTree(each, at)),
      ...cells.map((each) => cellTree(each, cellName(each))),
    ];
    return { ...leaf(text, headWords(part)), details, children };
  }

  /** Draws that several parts come from are told with the first of them. */
  function untold(lines: readonly string[], at: string): readonly string[] {
    const fresh = lines.filter((line, place) => lines.indexOf(line) === place && !told.has(at + line));
    for (const line of fresh) if (!line.startsWith('entry ')) told.add(at + line);
    return lines.every((line) => fresh.includes(line)) ? fresh : [...fresh, 'drawn together with what stands above'];
  }

  /** A cell that another comes from; its recipe stands on its line where nothing comes between them. */
  function cellTree(of: CellExplanation, name: string): Tree {
    const { made, text } = of;
    const at = placeOf(of);
    const cellPlace = `${at}${of.column}\n`;
    if (told.has(cellPlace)) return leaf(text, `${name}, as above`);
    told.add(cellPlace);
    const details = cellDetails(of, options).filter((line) => !told.has(at + line));
    for (const line of details) told.add(at + line);
    if (made === undefined) return { ...leaf(text, name), details };
    const tree = madeTree(of, made);
    if (made.text !== text) return { ...leaf(text, name), details, children: [tree] };
    return { ...tree, words: `${name} – ${tree.words}`, details: [...details, ...tree.details] };
  }

  function leaf(text: string | null, words: string): Tree {
    const value = isolate(cutToWidth(cellWords(text).text, WIDEST));
    return { value, words, details: [], children: [] };
  }

  function nameWords(name: string): string {
    return isolate(visibleText(name));
  }

  function cellName({ table, column, row }: CellExplanation): string {
    return `${nameWords(table)}.${nameWords(column)} of row ${countWords(row)}`;
  }
}

/** Names a row and its locale, within which fields and draws are the same. */
function placeOf({ table, row, locale }: CellExplanation): string {
  return `${table}\n${row}\n${locale?.id ?? ''}\n`;
}

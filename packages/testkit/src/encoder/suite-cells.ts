import fc from 'fast-check';
import { bytesCells, type Cells, codesCells, constantCells, partsCells } from './cells.ts';
import { randomCells } from './random-cells.ts';

/** Texts in all kinds of cells that can hold them, by what those are called. */
export function nastyCells(texts: readonly string[]): Record<string, Cells> {
  const words = codesCells([...texts]);
  return {
    'a dictionary': words,
    'free text': bytesCells([...texts]),
    'joined parts': partsCells([constantCells('<'), words, constantCells('>')]),
    'joined free text': partsCells([bytesCells([...texts]), words], texts.length > 3 ? [3] : []),
  };
}

/** Two to five columns of `n` random rows each, without texts that the format refuses; their names have a space in them if none are given. */
export function columnsOf(
  n: number,
  refuses: (text: string) => boolean,
  names: (index: number) => string = (index) => `column ${index}`,
): fc.Arbitrary<{ [name: string]: Cells }> {
  return fc
    .array(randomCells(n, refuses), { minLength: 2, maxLength: 5 })
    .map((columns) => Object.fromEntries(columns.map((cells, index) => [names(index), cells])));
}

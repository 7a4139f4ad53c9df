import { charactersOf, displayWidth } from '../text/display-width.ts';
import { wrapWords } from '../text/wrap-words.ts';

/** Something with what it comes from below it. */
export interface Tree {
  /** A short text at the left, painted by itself. */
  readonly value: string;
  readonly words: string;
  /** Lines that belong to it, shown faintly. */
  readonly details: readonly string[];
  readonly children: readonly Tree[];
}

/** What paints the parts of a tree, after they were measured. */
export interface TreePaint {
  readonly value: (text: string) => string;
  readonly faint: (text: string) => string;
}

const LEAST = 24;

/** Draws trees below one another with light lines, each text wrapped into what is left of the width. */
export function drawTrees(trees: readonly Tree[], width: number, paint: TreePaint): readonly string[] {
  return trees.flatMap((tree, at) => {
    const isLast = at === trees.length - 1;
    const [head, ...rest] = drawTree(tree, Math.max(LEAST, width - 3), paint);
    const line = (start: string, text = ''): string => `${paint.faint(start)}${text}`;
    return [line(isLast ? '└─ ' : '├─ ', head), ...rest.map((text) => line(isLast ? '   ' : '│  ', text))];
  });
}

function drawTree(tree: Tree, width: number, paint: TreePaint): readonly string[] {
  const bar = paint.faint(tree.children.length === 0 ? '   ' : '│  ');
  const under = [
    ...wordsBelow(tree, width),
    ...tree.details.flatMap((detail) => linesOf(detail, width - 3).map(paint.faint)),
  ];
  const head = [paint.value(tree.value), wordsBeside(tree, width)].filter((text) => text !== '');
  return [head.join('  '), ...under.map((line) => bar + line), ...drawTrees(tree.children, width, paint)];
}

/** The words as far as they stand beside the value: none where there is no room. */
function wordsBeside({ value, words }: Tree, width: number): string {
  return linesBeside(value, words, width)[0] ?? '';
}

/** What of the words stands below, under their beginning. */
function wordsBelow({ value, words }: Tree, width: number): readonly string[] {
  const beside = linesBeside(value, words, width);
  if (beside.length === 0) return linesOf(words, width - 3);
  return beside.slice(1).map((line) => ' '.repeat(Math.max(0, displayWidth(value) - 1)) + line);
}

function linesBeside(value: string, words: string, width: number): readonly string[] {
  const room = width - displayWidth(value) - 2;
  return room < LEAST ? [] : linesOf(words, room);
}

/** Breaks text at blanks, and words that are wider than a line anywhere. */
export function linesOf(text: string, width: number): readonly string[] {
  return wrapWords(text, width, '').flatMap((line) => {
    const pieces: string[] = [''];
    for (const character of displayWidth(line) <= width ? [line] : charactersOf(line)) {
      const piece = `${pieces.at(-1)}${character}`;
      if (displayWidth(piece) > width && piece !== character) pieces.push(character);
      else pieces[pieces.length - 1] = piece;
    }
    return pieces;
  });
}

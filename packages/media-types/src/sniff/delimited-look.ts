import type { TextFinding } from './text-finding.ts';

const delimiters: readonly { readonly character: string; readonly type: string; readonly name: string }[] = [
  { character: '\t', type: 'text/tab-separated-values', name: 'tabs' },
  { character: ',', type: 'text/csv', name: 'commas' },
  { character: ';', type: 'text/csv', name: 'semicolons' },
  { character: '|', type: 'text/csv', name: 'bars' },
];

/** So many lines are looked at. */
const MOST_LINES = 200;

/** Says whether a text has cells: at least two lines, all of them with as many cells, at least two. Quoted cells are as in RFC 4180. */
export function delimitedLook(text: string, isWhole: boolean): TextFinding | undefined {
  const finds = delimiters.flatMap(({ character, type, name }) => {
    const lines = cellsOf(text, character, isWhole);
    const [first] = lines;
    const cells = first?.length ?? 0;
    if (lines.length < 2 || cells < 2 || lines.some((line) => line.length !== cells)) return [];
    if (character !== '\t' && isProse(lines)) return [];
    return [{ type, cells, reason: `${cells} cells on each line, parted by ${name}` }];
  });
  const [best] = finds.sort((a, b) => b.cells - a.cells);
  return best && { type: best.type, reason: best.reason };
}

/** Sentences have blanks behind their commas; cells seldom have, and many of them on many lines are cells nevertheless. */
function isProse(lines: readonly (readonly string[])[]): boolean {
  const later = lines.flatMap((line) => line.slice(1)).filter((cell) => cell !== '');
  const isRegular = lines.length >= 3 && (lines[0]?.length ?? 0) >= 3;
  return !isRegular && later.filter((cell) => cell.startsWith(' ')).length * 2 >= later.length;
}

/** The cells of the first lines; a line that the end of the text cuts is left out, blank lines at its end too. */
function cellsOf(text: string, delimiter: string, isWhole: boolean): readonly (readonly string[])[] {
  const lines: string[][] = [];
  let line: string[] = [];
  // An escape would have to stand in the class for a bar or a tab; none of the four means anything there.
  const cell = new RegExp(
    `(?:"((?:[^"]|"")*)"|([^"${delimiter}\\r\\n][^${delimiter}\\r\\n]*)|)(${delimiter === '|' ? '\\|' : delimiter}|\\r\\n|\\n|\\r|$)`,
    'y',
  );
  while (lines.length < MOST_LINES && cell.lastIndex < text.length) {
    const match = cell.exec(text);
    // A quote that never closes, or something behind one that does.
    if (match === null) return isWhole ? [] : lines;
    line.push(match[1] ?? match[2] ?? '');
    if (match[3] === delimiter) continue;
    if (match[3] === '' && !isWhole) return lines;
    if (line.length > 1 || line[0] !== '') lines.push(line);
    line = [];
  }
  return lines;
}

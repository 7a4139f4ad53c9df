import { displayWidth } from './display-width.ts';

/** Breaks text at blanks into lines of a width, each indented, all but the first twice; a word that is wider stays whole. */
export function wrapWords(text: string, width: number, indent: string): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const start = lines.length === 0 ? indent : indent + indent;
    const longer = line === '' ? start + word : `${line} ${word}`;
    if (line !== '' && displayWidth(longer) > width) {
      lines.push(line);
      line = indent + indent + word;
    } else line = longer;
  }
  return [...lines, line];
}

import { readLine } from './read-line.ts';
import type { TextLines } from './text-lines.ts';

/** How many lines of a map are looked at for its other keys. */
const MOST_SIBLINGS = 400;

/** Returns the other keys of the map whose keys stand at a column, near a line. */
export function siblingKeys(doc: TextLines, lineFrom: number, column: number): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const number = doc.lineAt(lineFrom).number;
  const look = (step: 1 | -1) => {
    for (
      let seen = 1, next = number + step;
      seen < MOST_SIBLINGS && next >= 1 && next <= doc.lines;
      seen++, next += step
    ) {
      const { text } = doc.line(next);
      const line = readLine(text);
      if (line === undefined) continue;
      const begins = Math.min(line.start, ...line.dashes);
      // Going up, a dash before the key begins the map; going down, it begins another.
      if (begins < column && step === 1) return;
      if (line.start === column && line.key !== undefined)
        found.set(line.key, text.slice(line.valueStart, line.valueEnd));
      if (begins < column) return;
    }
  };
  look(-1);
  look(1);
  return found;
}

import { type BlockLine, readLine } from './read-line.ts';
import type { TextLines } from './text-lines.ts';

/** A line that what is looked for stands within, from the outermost to the nearest. */
export interface Around {
  readonly line: BlockLine;
  readonly lineFrom: number;
  /** The keys and indexes that it adds. */
  readonly keys: readonly string[];
}

/** The lines above that a column stands within. */
export function linesAround(doc: TextLines, lineFrom: number, column: number, isDash: boolean): readonly Around[] {
  const around: Around[] = [];
  let need = column;
  let mayShare = isDash;
  let end = lineFrom;
  for (const text of linesUpward(doc, lineFrom)) {
    end -= text.length + 1;
    if (need === 0 && !mayShare) break;
    if (!isNear(text, need, mayShare)) continue;
    const line = readLine(text);
    if (line === undefined) continue;
    const found = keysWithin(line, text, need, mayShare);
    if (found === undefined) continue;
    around.unshift({ line, lineFrom: end, keys: found });
    need = Math.min(line.start, ...line.dashes);
    mayShare = line.dashes.length > 0;
  }
  return around;
}

/** Whether a line is indented little enough to hold a column: most are not, which is told before they are read. */
function isNear(text: string, need: number, mayShare: boolean): boolean {
  for (let place = 0; place < need; place++) if (text[place] !== ' ') return place < text.length;
  return mayShare && need < text.length && text[need] !== ' ' && text[need] !== '-';
}

/** What a line adds to the way to a column; undefined where the column is not within it. */
function keysWithin(line: BlockLine, text: string, need: number, mayShare: boolean): readonly string[] | undefined {
  const dashes = line.dashes.filter((dash) => dash < need).map(() => '0');
  // A list may stand at the column of its key.
  const isShared = mayShare && line.start === need && line.key !== undefined && line.valueEnd === line.valueStart;
  const isKey = line.key !== undefined && (line.start < need || isShared);
  const opens = line.key === undefined && line.start < need && /^[{[]/.test(text.slice(line.start));
  if (dashes.length === 0 && !isKey && !opens) return undefined;
  return isKey ? [...dashes, line.key ?? ''] : dashes;
}

/** The lines before an offset that begins one, from the last to the first. */
function* linesUpward(doc: TextLines, lineFrom: number): Generator<string> {
  if (lineFrom === 0) return;
  let line = '';
  for (const piece of doc.iterRange(lineFrom - 1, 0)) {
    if (piece !== '\n') {
      line = piece + line;
      continue;
    }
    yield line;
    line = '';
  }
  yield line;
}

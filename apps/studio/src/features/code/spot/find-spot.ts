import type { Text } from '@codemirror/state';
import { type BlockLine, readLine } from './read-line.ts';
import { scanFlow } from './scan-flow.ts';
import type { Spot } from './spot.ts';

/** A line that what is looked for stands within, from the outermost to the nearest. */
interface Around {
  readonly line: BlockLine;
  readonly lineFrom: number;
  /** The keys and indexes that it adds. */
  readonly keys: readonly string[];
}

/** How much of brackets is read, before and after the cursor. */
const MOST_FLOW = 400_000;
const MOST_AFTER = 20_000;
/** How many lines of a map are looked at for its other keys. */
const MOST_SIBLINGS = 400;

/** Tells what stands at a place of a text; undefined in comments, in texts of several lines, and where nothing can stand. */
export function findSpot(doc: Text, at: number): Spot | undefined {
  const line = doc.lineAt(at);
  const own = readLine(line.text);
  const column = at - line.from;
  if (own === undefined && line.text.trimStart().startsWith('#')) return undefined;
  const need = own === undefined ? column : Math.min(own.start, ...own.dashes);
  const around = linesAround(doc, line.from, need, own !== undefined && own.dashes.length > 0);
  const path = around.flatMap(({ keys }) => keys);
  const flow = flowAround(doc, at, around);
  if (flow !== 'none') return flow;
  if (
    around.some(({ line: { valueStart }, lineFrom }) =>
      /^[|>][-+\d]*\s*(?:#.*)?$/.test(restOf(doc, lineFrom, valueStart)),
    )
  )
    return undefined;
  if (own === undefined) return gap(doc, at, path, column);
  return spotInLine(doc, at, own, { lineFrom: line.from, text: line.text, path });
}

/** Returns the keys and indexes that a line stands within, and its own. */
export function keysAt(doc: Text, at: number): readonly string[] {
  const line = doc.lineAt(at);
  const own = readLine(line.text);
  const blanks = line.text.length - line.text.trimStart().length;
  const need = own === undefined ? Math.min(at - line.from, blanks) : Math.min(own.start, ...own.dashes);
  const around = linesAround(doc, line.from, need, own !== undefined && own.dashes.length > 0);
  const dashes = own?.dashes.map(() => '0') ?? [];
  return [...around.flatMap(({ keys }) => keys), ...dashes, ...(own?.key === undefined ? [] : [own.key])];
}

function restOf(doc: Text, lineFrom: number, column: number): string {
  return doc.lineAt(lineFrom).text.slice(column);
}

/** An empty line: a key may begin there. */
function gap(doc: Text, at: number, path: readonly string[], column: number): Spot {
  return { ...bare, kind: 'key', path, from: at, to: at, siblings: siblingsOf(doc, at, column), mayBeKey: false };
}

const bare = { quote: '', flow: false, hasColon: false } as const;

interface InLine {
  readonly lineFrom: number;
  readonly text: string;
  readonly path: readonly string[];
}

function spotInLine(doc: Text, at: number, line: BlockLine, place: InLine): Spot | undefined {
  const { lineFrom, text, path } = place;
  const column = at - lineFrom;
  if (column < line.start) return undefined;
  const dashes = line.dashes.map(() => '0');
  if (line.key !== undefined && column <= line.keyEnd) {
    const range = { from: lineFrom + line.start, to: lineFrom + line.keyEnd };
    const siblings = siblingsOf(doc, lineFrom, line.start);
    const word = withQuote(text, line.start, range);
    return { ...bare, ...word, kind: 'key', path: [...path, ...dashes], siblings, hasColon: true, mayBeKey: false };
  }
  if (column <= line.colon) return undefined;
  if (/^[{[]/.test(text.slice(line.valueStart))) {
    const keys = line.key === undefined ? dashes : [...dashes, line.key];
    const flow = flowFrom(doc, at, { lineFrom, line, keys }, path);
    return flow === 'none' ? undefined : flow;
  }
  const range = valueRange(line, text, column);
  if (range === undefined) return undefined;
  const word = withQuote(text, range.from, { from: lineFrom + range.from, to: lineFrom + range.to });
  const siblings = siblingsOf(doc, lineFrom, line.start);
  if (line.key !== undefined)
    return { ...bare, ...word, kind: 'value', path: [...path, ...dashes, line.key], siblings, mayBeKey: false };
  // A bare word: after a dash a value or the first key, else a key without its colon.
  const kind = dashes.length > 0 ? 'value' : 'key';
  return { ...bare, ...word, kind, path: [...path, ...dashes], siblings, mayBeKey: kind === 'value' };
}

/** Where a value on one line stands, by columns; undefined where the cursor is beside it, and for what is no plain value. */
function valueRange(
  { valueStart, valueEnd }: BlockLine,
  text: string,
  column: number,
): { readonly from: number; readonly to: number } | undefined {
  const value = text.slice(valueStart, valueEnd);
  if (value === '') {
    const note = /\s#.*$/.exec(text)?.[0].length ?? 0;
    return column > text.length - note ? undefined : { from: column, to: column };
  }
  if (/^[|>&*!]/.test(value) || column < valueStart || column > valueEnd) return undefined;
  return { from: valueStart, to: valueEnd };
}

function withQuote(
  text: string,
  column: number,
  { from, to }: { readonly from: number; readonly to: number },
): Pick<Spot, 'from' | 'to' | 'quote'> {
  const quote = text[column];
  if ((quote !== '"' && quote !== "'") || to === from) return { from, to, quote: '' };
  const isClosed = to - from > 1 && text[column + to - from - 1] === quote;
  return { from: from + 1, to: isClosed ? to - 1 : to, quote };
}

/** The lines above that a column stands within. */
function linesAround(doc: Text, lineFrom: number, column: number, isDash: boolean): readonly Around[] {
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
function* linesUpward(doc: Text, lineFrom: number): Generator<string> {
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

/** The spot within brackets that were opened above; `none` where the cursor is in no such. */
function flowAround(doc: Text, at: number, around: readonly Around[]): Spot | 'none' | undefined {
  for (const [place, one] of around.entries()) {
    if (!/^[{[]/.test(restOf(doc, one.lineFrom, one.line.valueStart))) continue;
    const path = around.slice(0, place).flatMap(({ keys }) => keys);
    const flow = flowFrom(doc, at, one, path);
    if (flow !== 'none') return flow;
  }
  return 'none';
}

function flowFrom(
  doc: Text,
  at: number,
  { line, lineFrom, keys }: Around,
  path: readonly string[],
): Spot | 'none' | undefined {
  const start = lineFrom + line.valueStart;
  if (at <= start || at - start > MOST_FLOW) return 'none';
  const text = doc.sliceString(start, Math.min(doc.length, at + MOST_AFTER));
  const flow = scanFlow({ text, at: at - start, path: [...path, ...keys], indent: line.dashes[0] ?? line.start });
  if (flow === undefined || flow === 'none') return flow;
  return { ...flow, from: flow.from + start, to: flow.to + start, mayBeKey: false };
}

/** The other keys of the map whose keys stand at a column, near a line. */
function siblingsOf(doc: Text, lineFrom: number, column: number): ReadonlyMap<string, string> {
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

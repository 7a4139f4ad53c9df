import { flowSpotAt } from './flow-spot.ts';
import { type Around, linesAround } from './lines-around.ts';
import { type BlockLine, readLine } from './read-line.ts';
import { siblingKeys } from './sibling-keys.ts';
import { quoteOf, type Spot } from './spot.ts';
import type { TextLines } from './text-lines.ts';

/** How much of brackets is read, before and after the cursor. */
const MOST_FLOW = 400_000;
const MOST_AFTER = 20_000;

/** Tells what stands at a place of a text; undefined in comments, in texts of several lines, and where nothing can stand. */
export function findSpot(doc: TextLines, at: number): Spot | undefined {
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
export function keysAt(doc: TextLines, at: number): readonly string[] {
  const line = doc.lineAt(at);
  const own = readLine(line.text);
  const blanks = line.text.length - line.text.trimStart().length;
  const need = own === undefined ? Math.min(at - line.from, blanks) : Math.min(own.start, ...own.dashes);
  const around = linesAround(doc, line.from, need, own !== undefined && own.dashes.length > 0);
  const dashes = own?.dashes.map(() => '0') ?? [];
  return [...around.flatMap(({ keys }) => keys), ...dashes, ...(own?.key === undefined ? [] : [own.key])];
}

function restOf(doc: TextLines, lineFrom: number, column: number): string {
  return doc.lineAt(lineFrom).text.slice(column);
}

/** An empty line: a key may begin there. */
function gap(doc: TextLines, at: number, path: readonly string[], column: number): Spot {
  return { ...bare, kind: 'key', path, from: at, to: at, siblings: siblingKeys(doc, at, column), mayBeKey: false };
}

const bare = { quote: '', flow: false, hasColon: false } as const;

interface InLine {
  readonly lineFrom: number;
  readonly text: string;
  readonly path: readonly string[];
}

function spotInLine(doc: TextLines, at: number, line: BlockLine, place: InLine): Spot | undefined {
  const { lineFrom, text, path } = place;
  const column = at - lineFrom;
  if (column < line.start) return undefined;
  const dashes = line.dashes.map(() => '0');
  if (line.key !== undefined && column <= line.keyEnd) {
    const range = { from: lineFrom + line.start, to: lineFrom + line.keyEnd };
    const siblings = siblingKeys(doc, lineFrom, line.start);
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
  const siblings = siblingKeys(doc, lineFrom, line.start);
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
  const quote = quoteOf(text[column]);
  if (quote === '' || to === from) return { from, to, quote: '' };
  const isClosed = to - from > 1 && text[column + to - from - 1] === quote;
  return { from: from + 1, to: isClosed ? to - 1 : to, quote };
}

/** The spot within brackets that were opened above; `none` where the cursor is in no such. */
function flowAround(doc: TextLines, at: number, around: readonly Around[]): Spot | 'none' | undefined {
  for (const [place, one] of around.entries()) {
    if (!/^[{[]/.test(restOf(doc, one.lineFrom, one.line.valueStart))) continue;
    const path = around.slice(0, place).flatMap(({ keys }) => keys);
    const flow = flowFrom(doc, at, one, path);
    if (flow !== 'none') return flow;
  }
  return 'none';
}

function flowFrom(
  doc: TextLines,
  at: number,
  { line, lineFrom, keys }: Around,
  path: readonly string[],
): Spot | 'none' | undefined {
  const start = lineFrom + line.valueStart;
  if (at <= start || at - start > MOST_FLOW) return 'none';
  const text = doc.sliceString(start, Math.min(doc.length, at + MOST_AFTER));
  const flow = flowSpotAt({ text, at: at - start, path: [...path, ...keys], indent: line.dashes[0] ?? line.start });
  if (flow === undefined || flow === 'none') return flow;
  return { ...flow, from: flow.from + start, to: flow.to + start, mayBeKey: false };
}

import { type Frame, pathOfValue, takeToken } from './flow-frame.ts';
import { type FlowToken, flowTokenAt } from './flow-token.ts';
import { quoteOf, type Spot } from './spot.ts';

/** Brackets in which a cursor may be. */
export interface FlowText {
  /** From the first bracket on. */
  readonly text: string;
  /** The cursor, in the text. */
  readonly at: number;
  /** The keys and indexes of the bracket. */
  readonly path: readonly string[];
  /** The indent of the line with the first bracket: what is closed nowhere ends where a line goes back to it. */
  readonly indent: number;
}

/** What stands in brackets; `none` where the cursor is in no bracket, undefined where nothing can stand. */
export type FlowSpot = Omit<Spot, 'mayBeKey'> | 'none' | undefined;

/** Reads brackets up to the cursor, and on to the end of those around it. */
export function flowSpotAt({ text, at, path, indent }: FlowText): FlowSpot {
  const frames: Frame[] = [];
  let found: { readonly spot: FlowSpot; readonly depth: number } | undefined;
  let place = 0;
  while (place < text.length) {
    const token = flowTokenAt(text, place);
    const frame = frames.at(-1);
    if (found === undefined && at <= token.end && (at < token.end || token.holdsEnd)) {
      if (token.kind === 'comment' || frame === undefined) return undefined;
      found = { spot: spotOf(frame, token, { text, at }), depth: frames.length };
    }
    if (token.kind === 'line' && isDedent(text, token.end, indent)) break;
    takeToken(frames, token, path);
    if (frames.length === 0 || (found !== undefined && frames.length < found.depth)) break;
    place = token.end;
  }
  if (found !== undefined) return found.spot;
  const last = frames.at(-1);
  return place < text.length || last === undefined ? 'none' : spotOf(last, flowTokenAt(text, at), { text, at });
}

/** Whether the line that begins there is no more part of the brackets. */
function isDedent(text: string, start: number, indent: number): boolean {
  const line = /[^\n]*/y;
  line.lastIndex = start;
  const next = line.exec(text)?.[0] ?? '';
  const content = next.trimStart();
  return content !== '' && next.length - content.length <= indent && !/^[\]}#]/.test(content);
}

/** The spot of a token, or of the gap before it. */
function spotOf(frame: Frame, token: FlowToken, { text, at }: Pick<FlowText, 'text' | 'at'>): FlowSpot {
  const isKey = frame.kind === 'map' && !frame.hasColon;
  const known = {
    kind: isKey ? 'key' : 'value',
    path: isKey ? frame.path : pathOfValue(frame),
    siblings: frame.entries,
    flow: true,
  } as const;
  if (token.kind === 'scalar' && at === token.start && quoteOf(token.text[0]) !== '') return undefined;
  if (token.kind !== 'scalar') {
    // In a gap: a key that waits for its colon, or a value that is there, has nothing beside it.
    if (frame.hasValue || (isKey && frame.key !== undefined)) return undefined;
    return { ...known, from: at, to: at, quote: '', hasColon: false };
  }
  const quote = quoteOf(token.text[0]);
  const isClosed = quote !== '' && token.text.length > 1 && token.text.endsWith(quote);
  const hasColon = isKey && /^\s*:/.test(text.slice(token.end, token.end + 20));
  const from = token.start + quote.length;
  return { ...known, from, to: token.end - (isClosed ? 1 : 0), quote, hasColon };
}

import { type Spot, unquoted } from './spot.ts';

interface Frame {
  readonly kind: 'map' | 'list';
  readonly path: readonly string[];
  readonly entries: Map<string, string>;
  /** The key of the entry that is being read. */
  key: string | undefined;
  /** Whether the entry has its colon; whether it has its value. */
  hasColon: boolean;
  hasValue: boolean;
  index: number;
}

export interface FlowScan {
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
export function scanFlow({ text, at, path, indent }: FlowScan): FlowSpot {
  const frames: Frame[] = [];
  let found: { readonly spot: FlowSpot; readonly depth: number } | undefined;
  let place = 0;
  while (place < text.length) {
    const token = tokenAt(text, place);
    const frame = frames.at(-1);
    if (found === undefined && at <= token.end && (at < token.end || token.holdsEnd)) {
      if (token.kind === 'comment' || frame === undefined) return undefined;
      found = { spot: spotOf(frame, token, { text, at }), depth: frames.length };
    }
    if (token.kind === 'line' && isDedent(text, token.end, indent)) break;
    take(frames, token, path);
    if (frames.length === 0 || (found !== undefined && frames.length < found.depth)) break;
    place = token.end;
  }
  if (found !== undefined) return found.spot;
  const last = frames.at(-1);
  return place < text.length || last === undefined ? 'none' : spotOf(last, tokenAt(text, at), { text, at });
}

type TokenKind = 'open' | 'close' | 'comma' | 'colon' | 'scalar' | 'blank' | 'line' | 'comment';

interface Token {
  readonly kind: TokenKind;
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** Whether a cursor right after it is still in it. */
  readonly holdsEnd: boolean;
}

function tokenAt(text: string, start: number): Token {
  const sign = text[start] ?? '';
  const made = (kind: TokenKind, end: number, holdsEnd = false) => ({
    kind,
    start,
    end,
    text: text.slice(start, end),
    holdsEnd,
  });
  if (sign === '\n') return made('line', start + 1);
  if (sign === ' ' || sign === '\t' || sign === '\r') return made('blank', start + 1);
  if (sign === '{' || sign === '[') return made('open', start + 1);
  if (sign === '}' || sign === ']') return made('close', start + 1);
  if (sign === ',') return made('comma', start + 1);
  if (sign === '#') return made('comment', start + matchAt(/[^\n]*/y, text, start), true);
  if (sign === ':' && isColon(text, start)) return made('colon', start + 1);
  if (sign === '"') return quotedToken(/"(?:[^"\\\n]|\\.)*("?)/y, text, start);
  if (sign === "'") return quotedToken(/'(?:[^'\n]|'')*('?)/y, text, start);
  const length = matchAt(/(?:(?!:(?:[\s,[\]{}]|$)|[,[\]{}\n]|\s+#).)+/y, text, start);
  return made('scalar', start + text.slice(start, start + Math.max(1, length)).trimEnd().length, true);
}

function quotedToken(pattern: RegExp, text: string, start: number): Token {
  pattern.lastIndex = start;
  const [whole = '', closing = ''] = pattern.exec(text) ?? [];
  const end = start + Math.max(1, whole.length);
  return { kind: 'scalar', start, end, text: whole, holdsEnd: closing === '' };
}

function isColon(text: string, at: number): boolean {
  const before = text[at - 1];
  return before === '"' || before === "'" || /^(?:[\s,[\]{}]|$)/.test(text.slice(at + 1, at + 2));
}

function matchAt(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0].length ?? 0;
}

/** Whether the line that begins there is no more part of the brackets. */
function isDedent(text: string, start: number, indent: number): boolean {
  const line = /[^\n]*/y;
  line.lastIndex = start;
  const next = line.exec(text)?.[0] ?? '';
  const content = next.trimStart();
  return content !== '' && next.length - content.length <= indent && !/^[\]}#]/.test(content);
}

/** Goes on by a token. */
function take(frames: Frame[], token: Token, base: readonly string[]): void {
  const frame = frames.at(-1);
  switch (token.kind) {
    case 'open':
      if (frame !== undefined) frame.hasValue = true;
      frames.push(frameOf(token.text === '{' ? 'map' : 'list', frame === undefined ? base : pathOfValue(frame)));
      break;
    case 'close':
      frames.pop();
      break;
    case 'comma':
      if (frame !== undefined)
        Object.assign(frame, { key: undefined, hasColon: false, hasValue: false, index: frame.index + 1 });
      break;
    case 'colon':
      if (frame !== undefined) frame.hasColon = true;
      break;
    case 'scalar':
      if (frame !== undefined) takeScalar(frame, token.text);
      break;
    default:
      break;
  }
}

function frameOf(kind: Frame['kind'], path: readonly string[]): Frame {
  return { kind, path, entries: new Map(), key: undefined, hasColon: false, hasValue: false, index: 0 };
}

function takeScalar(frame: Frame, text: string): void {
  if (frame.kind === 'map' && !frame.hasColon) {
    frame.key = unquoted(text);
    frame.entries.set(frame.key, '');
    return;
  }
  frame.hasValue = true;
  if (frame.key !== undefined) frame.entries.set(frame.key, text);
}

function pathOfValue({ kind, path, key, index }: Frame): readonly string[] {
  return [...path, kind === 'list' ? String(index) : (key ?? '')];
}

/** The spot of a token, or of the gap before it. */
function spotOf(frame: Frame, token: Token, { text, at }: Pick<FlowScan, 'text' | 'at'>): FlowSpot {
  const isKey = frame.kind === 'map' && !frame.hasColon;
  const known = {
    kind: isKey ? 'key' : 'value',
    path: isKey ? frame.path : pathOfValue(frame),
    siblings: frame.entries,
    flow: true,
  } as const;
  if (token.kind === 'scalar' && at === token.start && isQuote(token.text[0])) return undefined;
  if (token.kind !== 'scalar') {
    // In a gap: a key that waits for its colon, or a value that is there, has nothing beside it.
    if (frame.hasValue || (isKey && frame.key !== undefined)) return undefined;
    return { ...known, from: at, to: at, quote: '', hasColon: false };
  }
  const quote = isQuote(token.text[0]) ? (token.text[0] as '"' | "'") : '';
  const isClosed = quote !== '' && token.text.length > 1 && token.text.endsWith(quote);
  const hasColon = isKey && /^\s*:/.test(text.slice(token.end, token.end + 20));
  const from = token.start + quote.length;
  return { ...known, from, to: token.end - (isClosed ? 1 : 0), quote, hasColon };
}

function isQuote(sign: string | undefined): boolean {
  return sign === '"' || sign === "'";
}

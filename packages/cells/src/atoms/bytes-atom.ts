import { type BytesVector, encodeUtf8 } from '@populace/core';
import type { CellLayout } from '../layout/text-layout.ts';
import { type Atom, CALL_SITE, type CellWriter, type Output } from './atom.ts';
import { asciiSlot, createLiteral, type Literal } from './literal.ts';

const PLAIN = 0;
const ESCAPED = 1;
const FORCES_QUOTES = 2;
/** The first byte of a character beyond ASCII of which some are escaped. */
const LEADS = 4;

/** What becomes of each byte of a free text. */
interface ByteRules {
  /** By byte: plain, escaped, the begin of what may be escaped, or a reason for quotes. */
  readonly kinds: Uint8Array;
  /** By byte: whether it is a reason for quotes at an end of the text. */
  readonly edges: Uint8Array;
  /** By byte: the first and the second eight bytes of its escape, and how long that is. */
  readonly escapes: Float64Array;
  readonly rests: Float64Array;
  readonly lengths: Uint8Array;
  /** By code, what stands for characters beyond ASCII. */
  readonly wide: ReadonlyMap<number, Literal>;
  /** The most bytes that one byte becomes. */
  readonly growth: number;
}

/** Free text with its characters escaped and nothing around it but `after` (ASCII, at most 8 characters). */
export function escapedBytesAtom(vector: BytesVector, layout: CellLayout, after: string): Atom {
  const rules = byteRules(layout);
  return {
    maxBytes: after.length,
    site: CALL_SITE.shared,
    prepare: (n) => longest(vector, n) * rules.growth,
    bind: (output) => bindEscaped(vector, rules, after, output),
  };
}

/** Free text, quoted and escaped in the rows that need it, and `after` (ASCII, at most 8 characters). */
export function quotedBytesAtom(vector: BytesVector, layout: CellLayout, after: string): Atom {
  const rules = byteRules(layout);
  const quotes = { open: createLiteral(layout.open ?? ''), close: createLiteral(layout.close ?? '') };
  const tokens = (layout.quoteOnly?.texts ?? []).map(encodeUtf8);
  return {
    maxBytes: quotes.open.length + quotes.close.length + after.length,
    site: CALL_SITE.shared,
    prepare: (n) => longest(vector, n) * rules.growth,
    bind: (output) => bindQuoted({ vector, rules, quotes, tokens, after }, output),
  };
}

function bindEscaped(vector: BytesVector, rules: ByteRules, after: string, output: Output): CellWriter {
  const { offsets, bytes } = vector;
  const { kinds, escapes, rests, lengths, wide } = rules;
  const { view, bytes: out } = output;
  const copy = createCopier(bytes, output);
  const slot = asciiSlot(after);
  const { length } = after;
  return (row, at) => {
    const to = offsets[row + 1];
    let from = offsets[row];
    // Where nothing is escaped, which is nearly always, finding out and copying in slots beats copying byte by byte.
    if (kindsWithin(kinds, bytes, from, to) === PLAIN) {
      copy(from, to, at);
      at += to - from;
    } else {
      for (; from < to; from++) {
        const byte = bytes[from];
        if (kinds[byte] === ESCAPED) {
          view.setFloat64(at, escapes[byte], true);
          view.setFloat64(at + 8, rests[byte], true);
          at += lengths[byte];
          continue;
        }
        const literal = kinds[byte] === LEADS ? wide.get(codeAt(bytes, from)) : undefined;
        if (literal === undefined) {
          out[at++] = byte;
        } else {
          at = writeLiteral(view, at, literal);
          from += byte < 0xe0 ? 1 : 2;
        }
      }
    }
    view.setFloat64(at, slot, true);
    return at + length;
  };
}

/** Returns the code of the character of two or three bytes at a place (RFC 3629, section 3). */
function codeAt(bytes: Uint8Array, at: number): number {
  const byte = bytes[at];
  if (byte < 0xe0) return ((byte & 0x1f) << 6) | (bytes[at + 1] & 0x3f);
  return ((byte & 0x0f) << 12) | ((bytes[at + 1] & 0x3f) << 6) | (bytes[at + 2] & 0x3f);
}

/** Returns the kinds of the bytes in [from, to), or-ed. */
function kindsWithin(kinds: Uint8Array, bytes: Uint8Array, from: number, to: number): number {
  let found = PLAIN;
  for (; from + 4 <= to; from += 4) {
    found |= kinds[bytes[from]] | kinds[bytes[from + 1]] | kinds[bytes[from + 2]] | kinds[bytes[from + 3]];
  }
  for (; from < to; from++) found |= kinds[bytes[from]];
  return found;
}

/** Returns what copies bytes [from, to) to a place of the output: in slots of eight, which UTF-8 allows (see `Literal`). */
function createCopier(bytes: Uint8Array, { view, bytes: out }: Output): (from: number, to: number, at: number) => void {
  const source = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return (from, to, at) => {
    for (; from + 8 <= to; from += 8) {
      view.setFloat64(at, source.getFloat64(from, true), true);
      at += 8;
    }
    for (; from < to; from++) out[at++] = bytes[from];
  };
}

interface QuotedBytes {
  readonly vector: BytesVector;
  readonly rules: ByteRules;
  readonly quotes: { readonly open: Literal; readonly close: Literal };
  /** Whole texts that need quotes. */
  readonly tokens: readonly Uint8Array[];
  readonly after: string;
}

function bindQuoted({ vector, rules, quotes, tokens, after }: QuotedBytes, output: Output): CellWriter {
  const { offsets, bytes } = vector;
  const { kinds, edges } = rules;
  const { view } = output;
  const copy = createCopier(bytes, output);
  const writeInner = bindEscaped(vector, rules, '', output);
  const slot = asciiSlot(after);
  const { length } = after;
  return (row, at) => {
    const from = offsets[row];
    const to = offsets[row + 1];
    let reasons = kindsWithin(kinds, bytes, from, to);
    if (to > from) reasons |= edges[bytes[from]] | edges[bytes[to - 1]];
    if (reasons === PLAIN && !isToken(tokens, bytes, from, to)) {
      copy(from, to, at);
      at += to - from;
    } else {
      at = writeLiteral(view, at, quotes.open);
      at = writeInner(row, at);
      at = writeLiteral(view, at, quotes.close);
    }
    view.setFloat64(at, slot, true);
    return at + length;
  };
}

function isToken(tokens: readonly Uint8Array[], bytes: Uint8Array, from: number, to: number): boolean {
  for (let index = 0; index < tokens.length; index++) {
    const token = tokens[index];
    if (token.length !== to - from) continue;
    let place = 0;
    while (place < token.length && token[place] === bytes[from + place]) place++;
    if (place === token.length) return true;
  }
  return false;
}

function writeLiteral(view: DataView, at: number, { slots, length }: Literal): number {
  for (let slot = 0; slot < slots.length; slot++) view.setFloat64(at + slot * 8, slots[slot], true);
  return at + length;
}

function byteRules({ escapes = {}, quoteOnly }: CellLayout): ByteRules {
  const kinds = new Uint8Array(256);
  const edges = new Uint8Array(256);
  const slots = new Float64Array(128);
  const rests = new Float64Array(128);
  const lengths = new Uint8Array(128);
  for (const character of quoteOnly?.characters ?? '') kinds[character.charCodeAt(0)] = FORCES_QUOTES;
  for (const character of quoteOnly?.edges ?? '') edges[character.charCodeAt(0)] = FORCES_QUOTES;
  const wide = new Map<number, Literal>();
  let growth = 1;
  for (const [character, text] of Object.entries(escapes)) {
    const [byte, ...rest] = encodeUtf8(character);
    const literal = createLiteral(text);
    growth = Math.max(growth, literal.length / (rest.length + 1));
    if (rest.length > 0) {
      kinds[byte] = LEADS;
      wide.set(character.charCodeAt(0), literal);
      continue;
    }
    kinds[byte] = ESCAPED;
    slots[byte] = literal.slots[0];
    rests[byte] = literal.slots[1] ?? 0;
    lengths[byte] = literal.length;
  }
  return { kinds, edges, escapes: slots, rests, lengths, wide, growth: Math.ceil(growth) };
}

function longest({ offsets }: BytesVector, n: number): number {
  let most = 0;
  for (let row = 0; row < n; row++) most = Math.max(most, offsets[row + 1] - offsets[row]);
  return most;
}

import { createProblemList, type Problem } from '@populace/core';
import { createLineIndex } from './line-index.ts';

/** The text of a document's bytes. */
export interface DecodedDocument {
  /** Without a byte order mark. What is wrong in it is U+FFFD. */
  readonly text: string;
  /** Empty where all of it is text. */
  readonly problems: readonly Problem[];
}

interface Encoding {
  readonly label: 'utf-8' | 'utf-16le' | 'utf-16be';
  readonly name: string;
  readonly mark: readonly number[];
}

/** Byte order marks (Unicode 16.0, 23.8). */
const UTF8: Encoding = { label: 'utf-8', name: 'UTF-8', mark: [0xef, 0xbb, 0xbf] };
const MARKED: readonly Encoding[] = [
  UTF8,
  { label: 'utf-16le', name: 'UTF-16', mark: [0xff, 0xfe] },
  { label: 'utf-16be', name: 'UTF-16', mark: [0xfe, 0xff] },
];

const WAY_OUT = 'save the schema as UTF-8';

/**
 * Decodes a document: UTF-8, with or without a byte order mark, or UTF-16 with one. Adds a problem `schema/encoding` with the offset of the
 * first byte that is not text.
 */
export function decodeDocument(bytes: Uint8Array): DecodedDocument {
  const encoding = MARKED.find(({ mark }) => mark.every((byte, at) => bytes[at] === byte)) ?? UTF8;
  const { label, name } = encoding;
  const refused = refusedEncoding(bytes);
  if (refused !== undefined) return { text: '', problems: [problemAt('', 0, `The schema is ${refused}; ${WAY_OUT}`)] };
  // The marks of both kinds are dropped by the decoder.
  const text = new TextDecoder(label).decode(bytes);
  if (isText(label, bytes)) return { text, problems: [] };
  const { index, offset } = label === 'utf-8' ? firstWrongByte(text, bytes) : firstWrongUnit(text);
  const byte = `0x${(bytes[offset] ?? 0).toString(16).toUpperCase().padStart(2, '0')}`;
  const what =
    offset < bytes.length
      ? `The byte ${byte} at offset ${offset} is not valid ${name}`
      : `The last character is cut off`;
  return { text, problems: [problemAt(text, index, `${what}; ${WAY_OUT}`)] };
}

function problemAt(text: string, index: number, message: string): Problem {
  const problems = createProblemList();
  problems.add('schema/encoding', { pointer: '', ...createLineIndex(text).find(index) }, message);
  const [problem] = problems.problems;
  if (problem === undefined) throw new TypeError('A problem was lost.');
  return problem;
}

/** Encodings that are recognised by their first bytes, but not read. A schema begins with a letter, a sign or a blank: never with U+0000. */
function refusedEncoding([a, b, c, d]: Uint8Array): string | undefined {
  const isUtf32 = (a === 0xff && b === 0xfe && c === 0 && d === 0) || (a === 0 && b === 0 && c === 0xfe && d === 0xff);
  if (isUtf32) return 'UTF-32, which is not read';
  const isUtf16 = (a === 0 && b !== 0 && b !== undefined) || (b === 0 && a !== 0);
  return isUtf16 ? 'UTF-16 without a byte order mark' : undefined;
}

function isText(label: string, bytes: Uint8Array): boolean {
  try {
    new TextDecoder(label, { fatal: true }).decode(bytes);
    return true;
  } catch {
    // Not of the encoding: that is the answer.
    return false;
  }
}

interface WrongAt {
  /** In the decoded text. */
  readonly index: number;
  readonly offset: number;
}

/** Each wrong byte is U+FFFD in the text, and what stands before the first is as long encoded as it was. */
function firstWrongByte(text: string, bytes: Uint8Array): WrongAt {
  const encoder = new TextEncoder();
  let offset = UTF8.mark.every((byte, at) => bytes[at] === byte) ? UTF8.mark.length : 0;
  let from = 0;
  for (let index = text.indexOf('\uFFFD'); index >= 0; index = text.indexOf('\uFFFD', index + 1)) {
    offset += encoder.encode(text.slice(from, index)).length;
    // A document may well have the character itself, in these three bytes.
    const isWritten = bytes[offset] === 0xef && bytes[offset + 1] === 0xbf && bytes[offset + 2] === 0xbd;
    if (!isWritten) return { index, offset };
    from = index;
  }
  return { index: text.length, offset: bytes.length };
}

/** Half of a surrogate pair, or half of a unit at the end. */
function firstWrongUnit(text: string): WrongAt {
  const index = text.indexOf('\uFFFD');
  return { index: Math.max(index, 0), offset: 2 + 2 * Math.max(index, 0) };
}

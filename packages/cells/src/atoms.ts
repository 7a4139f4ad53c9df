import { type DigitsVector, encodeUtf8, utf8Length } from '@populace/core';
import type { Atom } from './atoms/atom.ts';
import { boolAtom } from './atoms/bool-atom.ts';
import { escapedBytesAtom, quotedBytesAtom } from './atoms/bytes-atom.ts';
import { dateAtom } from './atoms/date-atom.ts';
import { decimalAtom } from './atoms/decimal-atom.ts';
import { dictionaryAtom } from './atoms/dictionary-atom.ts';
import { digitsAtom, MOST_CHUNKS } from './atoms/digits-atom.ts';
import { finishedAtom } from './atoms/finished-atom.ts';
import { float64Atom } from './atoms/float64-atom.ts';
import { int32Atom } from './atoms/int32-atom.ts';
import { listAtom } from './atoms/list-atom.ts';
import { literalAtom } from './atoms/literal-atom.ts';
import { mixedAtom } from './atoms/mixed-atom.ts';
import { nullableAtom } from './atoms/nullable-atom.ts';
import type { Piece, TextPiece, ValueVector } from './atoms/piece.ts';
import { timeAtom } from './atoms/time-atom.ts';
import { timestampAtom } from './atoms/timestamp-atom.ts';
import { uuidAtom } from './atoms/uuid-atom.ts';
import { wideAtom } from './atoms/wide-atom.ts';

/** A piece that is not a text, with the texts before and after it that its writer takes along. */
interface Slot {
  readonly piece: Exclude<Piece, string>;
  before: string;
  after: string;
}

/** The most characters that a number or date takes along; all are ASCII. */
const SHORT = /^[\0-\x7f]{0,5}$/;
/** The most bytes of text that are repeated in every entry of a dictionary. */
const BAKED_BYTES = 24;

/**
 * Turns the pieces of a row into as few writers as possible: texts go into the entries of dictionaries next to them, or
 * behind the number or date before them; what is left of them is a writer of its own.
 */
export function createAtoms(pieces: readonly Piece[]): Atom[] {
  return joinDigits(joinDictionaries(assignTexts(mergeTexts(pieces)))).map(createAtom);
}

function mergeTexts(pieces: readonly Piece[]): Piece[] {
  const merged: Piece[] = [];
  for (const piece of pieces) {
    const last = merged.at(-1);
    if (piece === '') continue;
    if (typeof piece === 'string' && typeof last === 'string') merged[merged.length - 1] = last + piece;
    else merged.push(piece);
  }
  return merged;
}

function assignTexts(pieces: readonly Piece[]): (string | Slot)[] {
  const assigned: (string | Slot)[] = [];
  let before = '';
  for (const [index, piece] of pieces.entries()) {
    if (typeof piece !== 'string') {
      assigned.push({ piece, before, after: '' });
      before = '';
      continue;
    }
    const left = assigned.at(-1);
    const right = pieces[index + 1];
    const isBakeable = utf8Length(piece) <= BAKED_BYTES;
    if (typeof left === 'object' && (SHORT.test(piece) || (isBakeable && bakes(left.piece)))) left.after = piece;
    else if (right !== undefined && isBakeable && bakes(right)) before = piece;
    else assigned.push(piece);
  }
  return assigned;
}

/** Whether a piece's writer has whole texts into which others can be put, before and after. */
function bakes(piece: Piece): boolean {
  return typeof piece === 'object' && ['dictionary', 'bool', 'nullable', 'mixed'].includes(piece.kind);
}

/** Joins lists that stand side by side under the same codes, such as city and region, with the texts between them. */
function joinDictionaries(slots: readonly (string | Slot)[]): (string | Slot)[] {
  const joined: (string | Slot)[] = [];
  for (const slot of slots) {
    const text = joined.at(-1);
    const between = typeof text === 'string' ? text : '';
    const last = typeof text === 'string' ? joined.at(-2) : text;
    const both =
      typeof last === 'object' && typeof slot === 'object' ? bothDictionaries(last, between, slot) : undefined;
    if (both === undefined) joined.push(slot);
    else joined.splice(between === '' ? -1 : -2, 2, both);
  }
  return joined;
}

/** Two lists under the same codes are one list: what stands at a code, and what belongs to it. */
function bothDictionaries(left: Slot, between: string, right: Slot): Slot | undefined {
  const [first, second] = [left.piece, right.piece];
  if (first.kind !== 'dictionary' || second.kind !== 'dictionary' || first.codes !== second.codes) return undefined;
  if (first.size !== second.size) return undefined;
  const middle = left.after + between + right.before;
  const entry = (code: number): string => first.entry(code) + middle + second.entry(code);
  return { piece: { ...first, entry }, before: left.before, after: right.after };
}

/** Joins and cuts digits that stand side by side to runs of as many chunks as one writer takes. */
function joinDigits(slots: readonly (string | Slot)[]): (string | Slot)[] {
  const joined: (string | Slot)[] = [];
  for (const slot of slots.flatMap(chunksOf)) {
    const last = joined.at(-1);
    const run = typeof last === 'object' && typeof slot === 'object' ? joinedRun(last, slot) : undefined;
    if (run === undefined) joined.push(slot);
    else joined[joined.length - 1] = run;
  }
  return joined;
}

/** Returns a slot for each chunk of digits; other slots as they are. */
function chunksOf(slot: string | Slot): (string | Slot)[] {
  if (typeof slot === 'string' || slot.piece.kind !== 'digits') return [slot];
  const { chunks, widths } = slot.piece;
  return chunks.map((chunk, place) => ({
    piece: { kind: 'digits', chunks: [chunk], widths: [widths[place]] },
    before: '',
    after: place === chunks.length - 1 ? slot.after : '',
  }));
}

/** Returns the one slot of two, or undefined where they are not digits side by side, or too many. */
function joinedRun({ piece: left, after }: Slot, { piece: right, after: end }: Slot): Slot | undefined {
  if (left.kind !== 'digits' || right.kind !== 'digits' || after !== '' || left.chunks.length === MOST_CHUNKS)
    return undefined;
  const piece: DigitsVector = {
    kind: 'digits',
    chunks: [...left.chunks, ...right.chunks],
    widths: [...left.widths, ...right.widths],
  };
  return { piece, before: '', after: end };
}

function createAtom(slot: string | Slot): Atom {
  if (typeof slot === 'string') return literalAtom(slot);
  const { piece, before, after } = slot;
  switch (piece.kind) {
    case 'dictionary':
      return dictionaryAtom({ ...piece, bytes: (code) => encodeUtf8(before + piece.entry(code) + after) });
    case 'bool':
      return boolAtom(piece, before, after);
    case 'nullable':
      return nullableAtom(piece.valid, createAtoms([before, ...piece.pieces, after]), before + piece.nothing + after);
    case 'mixed':
      return mixedAtom(
        piece.choice,
        piece.options.map((option) => ({ ...option, atoms: createAtoms([before, ...option.pieces, after]) })),
      );
    case 'finished':
      return finishedAtom(createAtoms(piece.pieces), piece.finish, after);
    case 'list':
      return listAtom({
        ...piece,
        items: createAtoms(piece.items),
        close: piece.close + after,
        empty: piece.empty + after,
      });
    case 'text':
      return textAtom(piece, after);
    case 'digits':
      return digitsAtom(piece, after);
    default:
      return valueAtom(piece, after);
  }
}

function textAtom({ vector, layout, quotes }: TextPiece, after: string): Atom {
  return quotes === 'each' ? quotedBytesAtom(vector, layout, after) : escapedBytesAtom(vector, layout, after);
}

function valueAtom(vector: ValueVector, after: string): Atom {
  switch (vector.kind) {
    case 'int32':
      return int32Atom(vector, after);
    case 'decimal':
      return decimalAtom(vector, after);
    case 'wide':
      return wideAtom(vector, after);
    case 'float64':
      return float64Atom(vector, after);
    case 'date':
      return dateAtom(vector, after);
    case 'time':
      return timeAtom(vector, after);
    case 'timestamp':
      return timestampAtom(vector, after);
    case 'uuid':
      return uuidAtom(vector, after);
  }
}

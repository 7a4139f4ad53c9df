import type { Dictionary, LogicalType } from '@populace/core';
import { roomFor } from './growing.ts';
import { hashBytes } from './hash.ts';
import type { KeptValues } from './kept-column.ts';

/** So many different texts are kept once; those that come after them, once for each row. */
const MOST_KNOWN = 65_536;

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** Texts as UTF-8: a number a row, and the bytes of each entry with where it begins. Frequent texts are one entry. */
export function keepTexts(type: LogicalType, expected: number): KeptValues {
  let entries = new Int32Array(expected);
  let starts = new Float64Array(1024);
  let bytes = new Uint8Array(16_384);
  let size = 0;
  let maxBytes = 0;
  let isEmptyKnown = false;
  const known = new Map<string, number>();
  const add = (text: string): number => {
    const begin = starts[size];
    // No text takes more than three bytes a unit.
    bytes = roomFor(bytes, begin + 3 * text.length);
    const { written } = encoder.encodeInto(text, bytes.subarray(begin));
    starts = roomFor(starts, size + 1);
    starts[size + 1] = begin + written;
    if (written > maxBytes) maxBytes = written;
    if (written === 0) isEmptyKnown = true;
    return size++;
  };
  const textOf = (entry: number): string => decoder.decode(bytes.subarray(starts[entry], starts[entry + 1]));
  const self: KeptValues & Texts = {
    type,
    form: 'text',
    bytesAt: (row) => bytes.subarray(starts[entries[row]], starts[entries[row] + 1]),
    put(row, text) {
      entries = roomFor(entries, row);
      if (text === null) return;
      let entry = known.get(text);
      if (entry === undefined) {
        entry = add(text);
        if (known.size < MOST_KNOWN) known.set(text, entry);
      }
      entries[row] = entry;
    },
    text: (row) => textOf(entries[row]),
    hash: (row) => hashBytes(bytes, starts[entries[row]], starts[entries[row] + 1]),
    equals(row, other, otherRow) {
      const theirs = (other as unknown as Texts).bytesAt(otherRow); // A column of the same form.
      const begin = starts[entries[row]];
      if (starts[entries[row] + 1] - begin !== theirs.length) return false;
      for (let at = 0; at < theirs.length; at++) if (bytes[begin + at] !== theirs[at]) return false;
      return true;
    },
    plan(arena) {
      const codes = arena.int32();
      const dictionary: Dictionary = {
        size,
        distinct: size,
        maxBytes,
        text: textOf,
        code: (text) => known.get(text) ?? -1,
        hasEmpty: () => isEmptyKnown,
        // Nobody who reads values asks; "maybe" is always safe.
        hasCharacter: () => true,
      };
      return {
        vector: { kind: 'codes', codes, dictionary, nullable: true },
        write(place, row) {
          codes[place] = row < 0 ? size : entries[row];
        },
      };
    },
  };
  return self;
}

interface Texts {
  bytesAt(row: number): Uint8Array;
}

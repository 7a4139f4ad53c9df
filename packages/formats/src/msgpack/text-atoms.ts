import { joinBytes } from '@populace/bytes';
import { type Atom, CALL_SITE, dictionaryAtom, type Output, sampleOf, textAtoms } from '@populace/cells';
import { type CodesVector, type Column, encodeUtf8 } from '@populace/core';
import type { Presence } from '../shared/columnar/presence.ts';
import { bindBytes, bytesAtom } from './bytes-atom.ts';
import { HEAD, headOf, MOST_HEAD_BYTES, textHeadBytes, writeHead } from './heads.ts';
import { NIL } from './msgpack-cell.ts';

/** Longer texts could have heads that do not stand for themselves in the entries of dictionaries. */
const MOST_ENTRY_BYTES = 239;

/**
 * Plans a column of texts in UTF-8, with `before` before each.
 * @throws CodedError `format/cannot-hold` for dates outside of the years that can be written.
 */
export function planTexts(column: Column, before: Uint8Array, presence: Presence | undefined): readonly Atom[] {
  const { vector } = column;
  if (vector.kind === 'codes' && Math.max(vector.dictionary.maxBytes, before.length) <= MOST_ENTRY_BYTES) {
    return [entriesAtom(vector, before)];
  }
  const sample = sampleOf(vector);
  if (sample === undefined || presence !== undefined) return sizedTexts(column, before, presence);
  return [bytesAtom(joinBytes([before, headOf(HEAD.text, sample.length)])), ...textAtoms(column)];
}

/** Texts of a list, each with all that stands before it. */
function entriesAtom({ codes, dictionary }: CodesVector, before: Uint8Array): Atom {
  const { size } = dictionary;
  return dictionaryAtom({
    codes,
    size: size + 1,
    bytes(code) {
      if (code === size) return joinBytes([before, Uint8Array.of(NIL)]);
      const text = encodeUtf8(dictionary.text(code));
      return joinBytes([before, headOf(HEAD.text, text.length), text]);
    },
  });
}

/** Where the text of a row is: behind as much room for its head as that of the row before had. */
interface TextPlace {
  begin: number;
  room: number;
}

/** Texts whose lengths are known when they are written. */
function sizedTexts(column: Column, before: Uint8Array, presence: Presence | undefined): readonly Atom[] {
  const place: TextPlace = { begin: 0, room: 1 };
  const present = presence?.present;
  const begin: Atom = {
    maxBytes: before.length + MOST_HEAD_BYTES,
    site: CALL_SITE.shared,
    prepare(n) {
      presence?.fill(n);
      return 0;
    },
    bind(output) {
      const put = bindBytes(before, output);
      return (row, at) => {
        place.begin = put(row, at);
        return place.begin + place.room;
      };
    },
  };
  const end: Atom = {
    maxBytes: 0,
    site: CALL_SITE.shared,
    bind: (output) => (row, at) => {
      if (present === undefined || present[row] !== 0) return putHead(output, place, at);
      output.bytes[place.begin] = NIL;
      return place.begin + 1;
    },
  };
  return [begin, ...textAtoms(column), end];
}

/** Puts the head before a text that ends at `at`; returns where the text ends then. */
function putHead(output: Output, place: TextPlace, at: number): number {
  const { begin, room } = place;
  const length = at - begin - room;
  if (length < HEAD.text.shortEnd && room === 1) {
    output.bytes[begin] = HEAD.text.short + length;
    return at;
  }
  const needed = textHeadBytes(length);
  if (needed !== room) {
    output.bytes.copyWithin(begin + needed, begin + room, at);
    place.room = needed;
  }
  return writeHead(output, HEAD.text, length, begin) + length;
}

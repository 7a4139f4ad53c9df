import { type Atom, CALL_SITE } from './atom.ts';
import { packSlots } from './literal.ts';

/** What is written by the codes of rows. */
export interface DictionaryEntries {
  readonly codes: Int32Array;
  /** How many codes there are, the null entry among them. */
  readonly size: number;
  /** What is written for a code: as in UTF-8, no byte from F0 on has 7F or FF behind it. */
  bytes(code: number): Uint8Array;
}

/** Entries of a dictionary, each put into slots when it is first met: a few rows of a long list cost only themselves. */
export function dictionaryAtom(entries: DictionaryEntries): Atom {
  const placed: PlacedEntries = {
    places: new Int32Array(entries.size * 2),
    slots: new Float64Array(64),
    used: 1,
    count: 0,
    maxBytes: 0,
  };
  const { codes } = entries;
  return {
    maxBytes: 0,
    site: CALL_SITE.dictionary,
    prepare(n) {
      if (placed.count < entries.size) placeRows(placed, entries, n);
      return placed.maxBytes;
    },
    bind({ view }) {
      const { places } = placed;
      return (row, at) => {
        const { slots } = placed;
        const place = codes[row] * 2;
        const slot = places[place];
        const length = places[place + 1];
        // Two slots in any case: whether one is enough, no processor can foresee.
        view.setFloat64(at, slots[slot], true);
        view.setFloat64(at + 8, slots[slot + 1], true);
        for (let more = 2; more * 8 < length; more++) view.setFloat64(at + more * 8, slots[slot + more], true);
        return at + length;
      };
    },
  };
}

interface PlacedEntries {
  /** By code, its first slot (0: not placed yet) and its length in bytes. */
  readonly places: Int32Array;
  slots: Float64Array;
  /** Slots in use; the first is nobody's. */
  used: number;
  /** Entries that are placed. */
  count: number;
  /** The length of the longest of them. */
  maxBytes: number;
}

/** Places the entries of the first `n` rows. Apart from the writing of rows, whose loop it would keep from being inlined. */
function placeRows(placed: PlacedEntries, entries: DictionaryEntries, n: number): void {
  const { codes } = entries;
  const { places } = placed;
  for (let row = 0; row < n; row++) {
    // What stands under a null may be no code at all; then it has no place, and is never written.
    if (places[codes[row] * 2] === 0) placeEntry(placed, codes[row], entries.bytes(codes[row]));
  }
}

function placeEntry(placed: PlacedEntries, code: number, bytes: Uint8Array): void {
  const slot = placed.used;
  placed.used += Math.max(1, Math.ceil(bytes.length / 8));
  // One more than in use, because entries are copied by two.
  if (placed.used >= placed.slots.length) {
    const larger = new Float64Array(placed.used * 2);
    larger.set(placed.slots);
    placed.slots = larger;
  }
  packSlots(bytes, placed.slots, slot);
  placed.places[code * 2] = slot;
  placed.places[code * 2 + 1] = bytes.length;
  placed.count++;
  placed.maxBytes = Math.max(placed.maxBytes, bytes.length);
}

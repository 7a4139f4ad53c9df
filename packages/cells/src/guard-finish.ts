import { encodeUtf8 } from '@populace/core';
import type { Output } from './atoms/atom.ts';
import type { CellFinisher, Finish } from './atoms/finished-atom.ts';
import type { Guard } from './layout/text-layout.ts';

/** Puts a guard's prefix before the texts that ask for it: behind `open` (at most one ASCII character) where they begin with that. */
export function guardFinish({ characters, prefix }: Guard, open: string): Finish {
  const starts = characters.map(encodeUtf8);
  const mark = encodeUtf8(prefix);
  return {
    maxBytes: mark.length,
    bind: (output) => bindGuard(starts, mark, open === '' ? -1 : open.charCodeAt(0), output),
  };
}

function bindGuard(starts: readonly Uint8Array[], mark: Uint8Array, open: number, { bytes }: Output): CellFinisher {
  const isFirst = new Uint8Array(256);
  for (const [byte] of starts) isFirst[byte] = 1;
  return (_row, from, to) => {
    const begin = bytes[from] === open ? from + 1 : from;
    // One look-up for nearly all texts; what stands behind an empty one is nobody's.
    if (isFirst[bytes[begin]] === 0 || begin >= to) return to;
    if (!beginsWithOne(bytes, begin, starts)) return to;
    bytes.copyWithin(begin + mark.length, begin, to);
    bytes.set(mark, begin);
    return to + mark.length;
  };
}

function beginsWithOne(bytes: Uint8Array, at: number, starts: readonly Uint8Array[]): boolean {
  for (let index = 0; index < starts.length; index++) {
    const start = starts[index];
    let place = 0;
    while (place < start.length && bytes[at + place] === start[place]) place++;
    if (place === start.length) return true;
  }
  return false;
}

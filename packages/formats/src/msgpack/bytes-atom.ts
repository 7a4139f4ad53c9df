import { type Atom, CALL_SITE, type CellWriter, type Output } from '@populace/cells';

/** The same bytes in every row. */
export function bytesAtom(bytes: Uint8Array): Atom {
  return { maxBytes: bytes.length, site: CALL_SITE.shared, bind: (output) => bindBytes(bytes, output) };
}

/** Returns what writes the same bytes in every row, four by four: eight by eight, as doubles, some would be no numbers and change. */
export function bindBytes(bytes: Uint8Array, { view }: Output): CellWriter {
  const { length } = bytes;
  const padded = new Uint8Array(Math.ceil(length / 4) * 4);
  padded.set(bytes);
  const from = new DataView(padded.buffer);
  const words = Int32Array.from({ length: padded.length / 4 }, (_, place) => from.getInt32(place * 4, true));
  return (_, at) => {
    for (let word = 0; word < words.length; word++) view.setInt32(at + word * 4, words[word], true);
    return at + length;
  };
}

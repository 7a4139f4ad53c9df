import type { ListVector } from '@populace/core';
import type { AvroColumn, AvroValues } from './avro-values.ts';
import { lengthBytes, putZigzag } from './zigzag.ts';

/** Lists (Avro 1.12, Arrays): one block with how many items it has, and the end of blocks. Items that are null have a union of their own. */
export function listValues({ offsets }: ListVector, items: AvroColumn, room: number): AvroValues {
  const lengths = new Int32Array(room);
  const itemPlaces = new Int32Array(room);
  return {
    measure(n, present, ofRows) {
      lengths.fill(0, 0, offsets[n]);
      items.measure(offsets[n], lengths);
      for (let row = 0; row < n; row++) {
        if (present !== undefined && present[row] === 0) continue;
        const [from, to] = [offsets[row], offsets[row + 1]];
        ofRows[row]++;
        if (from === to) continue;
        ofRows[row] += lengthBytes(to - from);
        for (let place = from; place < to; place++) ofRows[row] += lengths[place];
      }
    },
    write(n, present, bytes, places) {
      for (let row = 0; row < n; row++) {
        if (present !== undefined && present[row] === 0) continue;
        const [from, to] = [offsets[row], offsets[row + 1]];
        let at = places[row];
        if (from < to) at = putZigzag(bytes, at, 0, to - from);
        for (let place = from; place < to; place++) {
          itemPlaces[place] = at;
          at += lengths[place];
        }
        bytes[at] = 0;
        places[row] = at + 1;
      }
      items.write(offsets[n], bytes, itemPlaces);
    },
  };
}

import { vectorTextReader } from '@populace/cells';
import type { Vector } from '@populace/core';

/** The values of a column as 16 bytes each, such as UUIDs; what stands under a null is nobody's. */
export interface SixteenBytes {
  readonly bytes: Uint8Array;
  /** Fills them for the first `n` rows of the vector as they stand. */
  fill(n: number): void;
}

/** Plans 16 bytes for each text of a vector, which `put` writes at the row's place; nulls are left out. */
export function planByTexts(
  vector: Vector,
  rows: number,
  put: (text: string, view: DataView, start: number) => void,
): SixteenBytes {
  const bytes = new Uint8Array(rows * 16);
  const view = new DataView(bytes.buffer);
  const read = vectorTextReader(vector);
  return {
    bytes,
    fill(n) {
      for (let row = 0; row < n; row++) {
        const text = read(row);
        if (text !== null) put(text, view, row * 16);
      }
    },
  };
}

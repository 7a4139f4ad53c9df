import type { BytesVector } from '@populace/core';
import { type CellRandom, createCellRandom } from '../random/cell-random.ts';
import type { Planner } from '../recipe/recipe.ts';

/** Writes the text of a row at `end`, from the random numbers of its cell; returns where it ends. */
type WriteCell = (random: CellRandom, bytes: Uint8Array, end: number, row: number) => number;

/** Plans texts of at most `maxBytes` bytes, each made of random numbers of the cell's own. */
export function planDrawnBytes(at: Planner, maxBytes: number, write: WriteCell): BytesVector {
  const [a, b] = at.source.words();
  const offsets = at.arena.int32(at.arena.rows + 1);
  const bytes = at.arena.uint8(at.arena.rows * maxBytes);
  const random = createCellRandom();
  at.step((n) => {
    let end = 0;
    for (let i = 0; i < n; i++) {
      random.seed(a[i], b[i]);
      end = write(random, bytes, end, i);
      offsets[i + 1] = end;
    }
  });
  return { kind: 'bytes', offsets, bytes, maxBytes };
}

/** Writes ASCII text at `end`; returns where it ends. */
export function writeAscii(text: string, bytes: Uint8Array, end: number): number {
  for (let index = 0; index < text.length; index++) bytes[end + index] = text.charCodeAt(index);
  return end + text.length;
}

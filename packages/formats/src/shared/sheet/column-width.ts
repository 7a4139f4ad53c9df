import { type Column, mostCharacters } from '@populace/core';

const LEAST = 8;
const MOST = 60;
/** Free text says only how long it could be, which is mostly far more than it is. */
const FREE_TEXT = 40;
/** Where a header's buttons stand. */
const ROOM = 2;

/** Returns how wide a column is, in characters: as its longest text and its name, within reason. */
export function columnWidth({ name, vector }: Column): number {
  const most = mostCharacters(vector);
  const content = vector.kind === 'bytes' || vector.kind === 'parts' ? Math.min(most, FREE_TEXT) : most;
  return Math.min(MOST, Math.max(LEAST, content + 1, [...name].length + ROOM));
}

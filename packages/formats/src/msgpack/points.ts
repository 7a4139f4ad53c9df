import type { Output } from '@populace/cells';

/** The most bytes of a point in time. */
export const MOST_POINT_BYTES = 15;

/** A number of milliseconds or microseconds from 1970-01-01 as two words. */
interface Point {
  readonly hi: number;
  readonly lo: number;
  /** Of a second: 1000 or 1,000,000. */
  readonly perSecond: number;
}

/** Writes a point in time as the extension type `timestamp` (-1), in its shortest form; returns where it ends. */
export function writePoint({ bytes, view }: Output, { hi, lo, perSecond }: Point, at: number): number {
  // The high word's units are parted into whole seconds and the rest, so that nothing goes beyond 2^53.
  const rest = hi * (2 ** 32 % perSecond) + (lo >>> 0);
  const carried = Math.floor(rest / perSecond);
  const seconds = hi * Math.floor(2 ** 32 / perSecond) + carried;
  const nanoseconds = (rest - carried * perSecond) * (1e9 / perSecond);
  if (seconds >= 0 && seconds < 2 ** 32 && nanoseconds === 0) {
    bytes[at] = 0xd6;
    bytes[at + 1] = 0xff;
    view.setUint32(at + 2, seconds);
    return at + 6;
  }
  if (seconds >= 0 && seconds < 2 ** 34) {
    bytes[at] = 0xd7;
    bytes[at + 1] = 0xff;
    view.setUint32(at + 2, nanoseconds * 4 + Math.floor(seconds / 2 ** 32));
    view.setUint32(at + 6, seconds % 2 ** 32);
    return at + 10;
  }
  bytes[at] = 0xc7;
  bytes[at + 1] = 12;
  bytes[at + 2] = 0xff;
  view.setUint32(at + 3, nanoseconds);
  const high = Math.floor(seconds / 2 ** 32);
  view.setInt32(at + 7, high);
  view.setUint32(at + 11, seconds - high * 2 ** 32);
  return at + 15;
}

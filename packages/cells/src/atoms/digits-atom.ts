import { type Atom, CALL_SITE, type CellWriter, type Output } from './atom.ts';
import { asciiSlot } from './literal.ts';
import { numberTable } from './number-table.ts';

/** Up to `MOST_CHUNKS` chunks of digits with leading zeros, each of 1 to 4 digits. */
export interface DigitRun {
  readonly chunks: readonly Int32Array[];
  readonly widths: readonly number[];
}

/** The most chunks that one writer takes: it has no loop, which costs twice as much as the digits. */
export const MOST_CHUNKS = 4;

/** Digits in chunks, such as a piece of a card number, and `after` (ASCII, at most 8 characters). */
export function digitsAtom(run: DigitRun, after: string): Atom {
  const { chunks, widths } = run;
  return {
    maxBytes: widths.reduce((sum, width) => sum + width, 0) + after.length,
    site: chunks.length > 2 ? CALL_SITE.digits : CALL_SITE.shared,
    bind: (output) => (chunks.length > 2 ? longRun(run, after, output) : shortRun(run, after, output)),
  };
}

/** One or two chunks. */
function shortRun({ chunks, widths }: DigitRun, after: string, { view }: Output): CellWriter {
  const { digits } = numberTable();
  const [first, second = first] = chunks;
  const [width, secondWidth = 0] = widths;
  const shift = shiftOf(width);
  const secondShift = shiftOf(secondWidth);
  const secondAt = width;
  const afterAt = secondAt + secondWidth;
  const slot = asciiSlot(after);
  const length = afterAt + after.length;
  return (row, at) => {
    view.setInt32(at, digits[first[row]] >>> shift, true);
    // Without a second chunk, `after` covers what this writes.
    view.setInt32(at + secondAt, digits[second[row]] >>> secondShift, true);
    view.setFloat64(at + afterAt, slot, true);
    return at + length;
  };
}

/** Three or four chunks. */
function longRun({ chunks, widths }: DigitRun, after: string, { view }: Output): CellWriter {
  const { digits } = numberTable();
  const [first, second, third, fourth = third] = chunks;
  const [width, secondWidth, thirdWidth, fourthWidth = 0] = widths;
  const shift = shiftOf(width);
  const secondShift = shiftOf(secondWidth);
  const thirdShift = shiftOf(thirdWidth);
  const fourthShift = shiftOf(fourthWidth);
  const secondAt = width;
  const thirdAt = secondAt + secondWidth;
  const fourthAt = thirdAt + thirdWidth;
  const afterAt = fourthAt + fourthWidth;
  const slot = asciiSlot(after);
  const length = afterAt + after.length;
  return (row, at) => {
    view.setInt32(at, digits[first[row]] >>> shift, true);
    view.setInt32(at + secondAt, digits[second[row]] >>> secondShift, true);
    view.setInt32(at + thirdAt, digits[third[row]] >>> thirdShift, true);
    view.setInt32(at + fourthAt, digits[fourth[row]] >>> fourthShift, true);
    view.setFloat64(at + afterAt, slot, true);
    return at + length;
  };
}

/** How far the table's four digits are shifted to leave the last `width`. */
function shiftOf(width: number): number {
  return (4 - width) * 8;
}

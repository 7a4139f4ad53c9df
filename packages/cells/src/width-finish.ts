import type { Output } from './atoms/atom.ts';
import type { CellFinisher, Finish } from './atoms/finished-atom.ts';
import { asciiSlot } from './atoms/literal.ts';
import type { CellWidth } from './layout/text-layout.ts';

/** Throws the error of a cell that is wider than it may be. */
type Refuse = (row: number) => never;

const MINUS = 0x2d;

/** Fills cells up to their width, and cuts those that are wider, or refuses them. */
export function widthFinish(width: CellWidth, refuse: Refuse): Finish {
  return {
    maxBytes: width.size,
    bind: (output) =>
      width.unit === 'bytes' ? fillBytes(width, refuse, output) : fillCharacters(width, refuse, output),
  };
}

function fillCharacters(width: CellWidth, refuse: Refuse, output: Output): CellFinisher {
  const { bytes } = output;
  const { size, wider } = width;
  const fill = createFiller(width, output);
  return (row, from, to) => {
    let count = 0;
    for (let at = from; at < to; at++) {
      // Bytes 0x80 to 0xBF continue a character, all others begin one (RFC 3629, section 3).
      if ((bytes[at] & 0xc0) === 0x80) continue;
      if (count === size) {
        if (wider === 'refuse') refuse(row);
        return at;
      }
      count++;
    }
    return fill(from, to, size - count);
  };
}

function fillBytes(width: CellWidth, refuse: Refuse, output: Output): CellFinisher {
  const { bytes } = output;
  const { size, wider } = width;
  const fill = createFiller(width, output);
  return (row, from, to) => {
    if (to - from > size) {
      if (wider === 'refuse') refuse(row);
      to = from + size;
      while ((bytes[to] & 0xc0) === 0x80) to--;
    }
    return fill(from, to, size - (to - from));
  };
}

/** Returns what puts `count` characters behind the bytes [from, to), or before them, and returns the end of all. */
function createFiller(
  { align, pad }: CellWidth,
  { bytes, view }: Output,
): (from: number, to: number, count: number) => number {
  const byte = pad.charCodeAt(0);
  const slot = asciiSlot(pad.repeat(8));
  if (align === 'left') {
    return (_from, to, count) => {
      const end = to + count;
      // Up to seven bytes too many, which the next cell covers.
      for (; to < end; to += 8) view.setFloat64(to, slot, true);
      return end;
    };
  }
  const isBehindSign = pad === '0';
  return (from, to, count) => {
    const begin = isBehindSign && bytes[from] === MINUS ? from + 1 : from;
    for (let at = to - 1; at >= begin; at--) bytes[at + count] = bytes[at];
    for (let at = begin; at < begin + count; at++) bytes[at] = byte;
    return to + count;
  };
}

import { type Atom, CALL_SITE, type CellWriter, type Output } from './atoms/atom.ts';
import { OVERRUN } from './atoms/literal.ts';

/** Writes the first `n` rows of the vectors as they stand. The result is valid until the next call. */
export type RowWriter = (n: number) => Uint8Array;

/** The memory to begin with, apart from what one row may take. */
const FIRST_BYTES = 32_768;

/**
 * Creates the writer of rows made of `atoms`, before whose first row `gap` bytes are nobody's. Its memory grows to what a batch really takes, and
 * stays.
 */
export function createRowWriter(atoms: readonly Atom[], gap = 0): RowWriter {
  const fixedBytes = atoms.reduce((sum, atom) => sum + atom.maxBytes, OVERRUN);
  const sites = Uint8Array.from(atoms, (atom) => atom.site);
  let output = createOutput(fixedBytes + FIRST_BYTES);
  let writers = atoms.map((atom) => atom.bind(output));
  return (n) => {
    const rowBytes = atoms.reduce((sum, atom) => sum + (atom.prepare?.(n) ?? 0), fixedBytes);
    let at = gap;
    for (let row = 0; row < n; ) {
      // Rows for which there is room in any case: so the loop over them asks nothing.
      const roomy = Math.floor((output.bytes.length - at) / rowBytes);
      if (roomy === 0) {
        output = enlarge(output, at, rowBytes);
        writers = atoms.map((atom) => atom.bind(output));
        continue;
      }
      const end = Math.min(n, row + roomy);
      at = writeRows({ writers, sites }, row, end, at);
      row = end;
    }
    return output.bytes.subarray(0, at);
  };
}

interface BoundAtoms {
  readonly writers: readonly CellWriter[];
  /** By writer, where it is called from. */
  readonly sites: Uint8Array;
}

function writeRows({ writers, sites }: BoundAtoms, from: number, to: number, at: number): number {
  for (let row = from; row < to; row++) {
    for (let place = 0; place < writers.length; place++) {
      const write = writers[place];
      // The same call in each case, but not the same for the engine: see CALL_SITE.
      switch (sites[place]) {
        case CALL_SITE.dictionary:
          at = write(row, at);
          break;
        case CALL_SITE.literal:
          at = write(row, at);
          break;
        case CALL_SITE.longLiteral:
          at = write(row, at);
          break;
        case CALL_SITE.unsigned:
          at = write(row, at);
          break;
        case CALL_SITE.decimal:
          at = write(row, at);
          break;
        case CALL_SITE.digits:
          at = write(row, at);
          break;
        case CALL_SITE.date:
          at = write(row, at);
          break;
        case CALL_SITE.timestamp:
          at = write(row, at);
          break;
        case CALL_SITE.uuid:
          at = write(row, at);
          break;
        case CALL_SITE.wide:
          at = write(row, at);
          break;
        case CALL_SITE.nullable:
          at = write(row, at);
          break;
        case CALL_SITE.mixed:
          at = write(row, at);
          break;
        case CALL_SITE.rowEnd:
          at = write(row, at);
          break;
        default:
          at = write(row, at);
      }
    }
  }
  return at;
}

function createOutput(size: number): Output {
  const bytes = new Uint8Array(size);
  return { bytes, view: new DataView(bytes.buffer) };
}

/** Returns a memory with the first `used` bytes of `output`, twice its size and room for `room` bytes at least. */
function enlarge({ bytes }: Output, used: number, room: number): Output {
  const larger = createOutput(Math.max(bytes.length * 2, used + room));
  larger.bytes.set(bytes.subarray(0, used));
  return larger;
}

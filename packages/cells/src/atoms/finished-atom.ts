import { type Atom, CALL_SITE, type CellWriter, type Output } from './atom.ts';
import { chain } from './chain.ts';
import { asciiSlot } from './literal.ts';

/** Changes what a row's atoms have written, bytes [from, to) of the output, and returns its end. */
export type CellFinisher = (row: number, from: number, to: number) => number;

/** What changes cells where they stand. */
export interface Finish {
  /** The most bytes that a cell grows by. */
  readonly maxBytes: number;
  bind(output: Output): CellFinisher;
}

/** `atoms` with their bytes changed after they are written, and `after` (ASCII, at most 8 characters). */
export function finishedAtom(atoms: readonly Atom[], finish: Finish, after: string): Atom {
  return {
    maxBytes: atoms.reduce((sum, atom) => sum + atom.maxBytes, 0) + finish.maxBytes + after.length,
    site: CALL_SITE.shared,
    prepare: (n) => atoms.reduce((sum, atom) => sum + (atom.prepare?.(n) ?? 0), 0),
    bind: (output) => bindFinished(chain(atoms.map((atom) => atom.bind(output))), finish.bind(output), after, output),
  };
}

function bindFinished(write: CellWriter, finish: CellFinisher, after: string, { view }: Output): CellWriter {
  const slot = asciiSlot(after);
  const { length } = after;
  return (row, at) => {
    const end = finish(row, at, write(row, at));
    view.setFloat64(end, slot, true);
    return end + length;
  };
}

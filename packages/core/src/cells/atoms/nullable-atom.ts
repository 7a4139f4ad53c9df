import { type Atom, CALL_SITE, type CellWriter } from '../atom.ts';
import { literalAtom } from './literal-atom.ts';

/** `atoms` where `valid` has a 1, else the text `nothing`. */
export function nullableAtom(valid: Uint8Array, atoms: readonly Atom[], nothing: string): Atom {
  const absent = literalAtom(nothing);
  const bytes = atoms.reduce((sum, atom) => sum + atom.maxBytes, 0);
  return {
    maxBytes: Math.max(bytes, absent.maxBytes),
    site: CALL_SITE.nullable,
    prepare: (n) => atoms.reduce((sum, atom) => sum + (atom.prepare?.(n) ?? 0), 0),
    bind(output) {
      const writeNothing = absent.bind(output);
      const write = chain(atoms.map((atom) => atom.bind(output)));
      return (row, at) => (valid[row] === 0 ? writeNothing(row, at) : write(row, at));
    },
  };
}

/** Returns one writer for several. */
function chain(writers: readonly CellWriter[]): CellWriter {
  const [first, second] = writers;
  if (first === undefined) return (_row, at) => at;
  if (second === undefined) return first;
  return (row, at) => {
    for (let place = 0; place < writers.length; place++) at = writers[place](row, at);
    return at;
  };
}

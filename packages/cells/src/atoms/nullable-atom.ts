import { type Atom, CALL_SITE } from './atom.ts';
import { chain } from './chain.ts';
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

import { type Atom, CALL_SITE } from './atom.ts';
import { chain } from './chain.ts';

/** The atoms of one option, and where in its vectors a row stands. */
export interface MixedAtoms {
  readonly atoms: readonly Atom[];
  readonly at?: Int32Array | undefined;
  readonly filled?: { readonly n: number } | undefined;
}

/** In each row the atoms of the option that `choice` says. */
export function mixedAtom(choice: Int32Array, options: readonly MixedAtoms[]): Atom {
  return {
    maxBytes: Math.max(0, ...options.map(({ atoms }) => atoms.reduce((sum, atom) => sum + atom.maxBytes, 0))),
    site: CALL_SITE.mixed,
    prepare: (n) =>
      options.reduce((most, { atoms, filled }) => {
        const rows = filled === undefined ? n : filled.n;
        return Math.max(
          most,
          atoms.reduce((sum, atom) => sum + (atom.prepare?.(rows) ?? 0), 0),
        );
      }, 0),
    bind(output) {
      const writers = options.map(({ atoms }) => chain(atoms.map((atom) => atom.bind(output))));
      const rowItself = Int32Array.from({ length: choice.length }, (_, row) => row);
      const places = options.map(({ at }) => at ?? rowItself);
      return (row, at) => {
        const option = choice[row];
        return writers[option](places[option][row], at);
      };
    },
  };
}

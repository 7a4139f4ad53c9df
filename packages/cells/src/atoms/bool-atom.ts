import { type Atom, CALL_SITE } from './atom.ts';
import { literalAtom } from './literal-atom.ts';
import type { BoolPiece } from './piece.ts';

const TRUE_AND_FALSE = { true: 'true', false: 'false' } as const;

/** The words for true and false with the texts before and after them. */
export function boolAtom({ values, words = TRUE_AND_FALSE }: BoolPiece, before: string, after: string): Atom {
  const yes = literalAtom(before + words.true + after);
  const no = literalAtom(before + words.false + after);
  return {
    maxBytes: Math.max(yes.maxBytes, no.maxBytes),
    site: CALL_SITE.shared,
    bind(output) {
      const writeYes = yes.bind(output);
      const writeNo = no.bind(output);
      return (row, at) => (values[row] === 0 ? writeNo(row, at) : writeYes(row, at));
    },
  };
}

import type { BoolVector } from '../../batch/vector.ts';
import { type Atom, CALL_SITE } from '../atom.ts';
import { literalAtom } from './literal-atom.ts';

/** `true` and `false` with the texts before and after them. */
export function boolAtom({ values }: BoolVector, before: string, after: string): Atom {
  const yes = literalAtom(`${before}true${after}`);
  const no = literalAtom(`${before}false${after}`);
  return {
    maxBytes: no.maxBytes,
    site: CALL_SITE.shared,
    bind(output) {
      const writeYes = yes.bind(output);
      const writeNo = no.bind(output);
      return (row, at) => (values[row] === 0 ? writeNo(row, at) : writeYes(row, at));
    },
  };
}

import { type Atom, CALL_SITE } from './atom.ts';
import { createLiteral } from './literal.ts';

/** The same text in every row. */
export function literalAtom(text: string): Atom {
  const { slots, length } = createLiteral(text);
  return {
    maxBytes: length,
    site: length <= 8 ? CALL_SITE.literal : CALL_SITE.longLiteral,
    bind({ view }) {
      const first = slots[0];
      if (length <= 8) {
        return (_row, at) => {
          view.setFloat64(at, first, true);
          return at + length;
        };
      }
      return (_row, at) => {
        view.setFloat64(at, first, true);
        for (let slot = 1; slot < slots.length; slot++) view.setFloat64(at + slot * 8, slots[slot], true);
        return at + length;
      };
    },
  };
}

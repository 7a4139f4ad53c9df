import { type Atom, CALL_SITE } from './atom.ts';
import { chain } from './chain.ts';
import { literalAtom } from './literal-atom.ts';
import type { ListPiece } from './piece.ts';

/** What lists are written with. */
export interface ListCells extends Pick<ListPiece, 'offsets' | 'open' | 'between' | 'close' | 'empty'> {
  readonly items: readonly Atom[];
}

/** The items of a row, one after another, with what stands around and between them. */
export function listAtom({ offsets, items, ...texts }: ListCells): Atom {
  const [open, between, close, empty] = [texts.open, texts.between, texts.close, texts.empty].map(literalAtom) as [
    Atom,
    Atom,
    Atom,
    Atom,
  ];
  const itemBytes = items.reduce((sum, atom) => sum + atom.maxBytes, between.maxBytes);
  return {
    maxBytes: open.maxBytes + close.maxBytes + empty.maxBytes,
    site: CALL_SITE.shared,
    prepare(n) {
      let most = 0;
      for (let row = 0; row < n; row++) most = Math.max(most, offsets[row + 1] - offsets[row]);
      return most * items.reduce((sum, atom) => sum + (atom.prepare?.(offsets[n]) ?? 0), itemBytes);
    },
    bind(output) {
      const [writeOpen, writeBetween, writeClose, writeEmpty] = [open, between, close, empty].map((atom) =>
        atom.bind(output),
      );
      const write = chain(items.map((atom) => atom.bind(output)));
      return (row, at) => {
        const from = offsets[row];
        const to = offsets[row + 1];
        if (from === to) return writeEmpty(row, at);
        at = write(from, writeOpen(row, at));
        for (let place = from + 1; place < to; place++) at = write(place, writeBetween(row, at));
        return writeClose(row, at);
      };
    },
  };
}

import type { Extension } from '@codemirror/state';
import { hoverTooltip, type Tooltip } from '@codemirror/view';
import { findSpot } from '@populace/document';
import type { CardStore } from '../../../ui/editor/card-store.ts';
import type { Know } from '../completion/know.ts';
import { marksAt } from '../problems/problem-marks.ts';
import { cardOfSpot } from './help-cards.tsx';

/** Tells about the word under the pointer. Where a problem is, its own card is shown. */
export function hoverHelp(know: Know, cards: CardStore): Extension {
  return hoverTooltip(
    async ({ state }, at): Promise<Tooltip | null> => {
      const spot = findSpot(state.doc, at);
      if (spot === undefined || spot.to === spot.from || marksAt(state, at).length > 0) return null;
      const word = state.sliceDoc(spot.from, spot.to);
      const card = cardOfSpot(spot, word, at - spot.from, await know());
      if (card === undefined) return null;
      return { pos: spot.from, end: spot.to, above: true, create: () => cards.place(card) };
    },
    { hideOnChange: true },
  );
}

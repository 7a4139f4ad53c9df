import type { TooltipView } from '@codemirror/view';
import type { ReactNode, ReactPortal } from 'react';
import { createPortal } from 'react-dom';

/**
 * What floats over the text and is shown by React: the editor makes the place and takes it away, the screen fills it, so that cards know
 * the language, the theme and the engine's answers like every other part.
 */
export interface CardStore {
  readonly all: () => readonly ReactPortal[];
  readonly subscribe: (changed: () => void) => () => void;
  /** Makes a place for a card. */
  readonly place: (content: ReactNode) => TooltipView;
}

/** Makes a store without cards. */
export function createCardStore(): CardStore {
  const listeners = new Set<() => void>();
  let all: readonly ReactPortal[] = [];
  let last = 0;
  const set = (cards: readonly ReactPortal[]) => {
    all = cards;
    for (const listener of listeners) listener();
  };
  return {
    all: () => all,
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    place(content) {
      const dom = document.createElement('div');
      dom.className = 'cm-card';
      const card = createPortal(content, dom, String(last++));
      set([...all, card]);
      return { dom, destroy: () => set(all.filter((one) => one !== card)) };
    },
  };
}

import { createContext, useContext } from 'react';

/** Shows all columns of a table, or a few again. */
export interface Expanding {
  readonly toggle: (table: string) => void;
}

const Context = createContext<Expanding>({ toggle: () => undefined });

export const ExpandingProvider = Context.Provider;

/** What the boxes of the diagram are given by the canvas. */
export function useExpanding(): Expanding {
  return useContext(Context);
}

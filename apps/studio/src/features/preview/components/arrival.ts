import type { RefObject } from 'react';
import type { CellLink } from '../explain/steps-of.ts';

/** What goes on from one table's grid to the next: the cell that was gone to, and whether the keyboard was in the grid. */
export interface Arrival {
  readonly link?: CellLink | undefined;
  readonly hadFocus: boolean;
}

/** Where grids leave that for one another. */
export type ArrivalRef = RefObject<Arrival>;

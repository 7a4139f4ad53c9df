import type { ReactNode } from 'react';
import classes from './pane.module.css';
import { scrolledByKeys } from './scrolled-by-keys.ts';

export interface PaneProps {
  /** Names the region for readers of the screen. */
  readonly label: string;
  readonly head?: ReactNode;
  readonly foot?: ReactNode;
  readonly children: ReactNode;
  /** Whether the pane scrolls itself; a pane with a grid of its own does not. */
  readonly scrolls?: boolean;
}

/** A part of the work area: a head, what scrolls, a foot. `F6` goes from one to the next. */
export function Pane({ label, head, foot, children, scrolls = true }: PaneProps) {
  return (
    <section className={classes.pane} aria-label={label} data-pane="" tabIndex={-1}>
      {head !== undefined && <div className={classes.head}>{head}</div>}
      <div className={scrolls ? classes.scroll : classes.body} {...(scrolls && scrolledByKeys)}>
        {children}
      </div>
      {foot !== undefined && <div className={classes.foot}>{foot}</div>}
    </section>
  );
}

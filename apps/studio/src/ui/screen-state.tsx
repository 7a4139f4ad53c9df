import type { ReactNode } from 'react';
import classes from './screen-state.module.css';

/** Which of the states that are not simply there: nothing yet, on its way, failed, cut off, not there, not allowed. */
export type ScreenStateKind = 'empty' | 'loading' | 'error' | 'offline' | 'not-found' | 'no-permission';

export interface ScreenStateProps {
  readonly kind: ScreenStateKind;
  readonly title: string;
  /** What is, why, what to do. */
  readonly text?: ReactNode;
  /** What a person can do about it. */
  readonly actions?: ReactNode;
  /** Whether it is the whole screen, whose first heading the title then is. */
  readonly isScreen?: boolean;
}

/** The designed state of a list or a screen that has nothing else to show. */
export function ScreenState({ kind, title, text, actions, isScreen = false }: ScreenStateProps) {
  const Title = isScreen ? 'h1' : 'h2';
  return (
    <section className={classes.state} role={kind === 'error' ? 'alert' : 'status'} data-kind={kind}>
      <Dots kind={kind} />
      <Title className={classes.title}>{title}</Title>
      {text !== undefined && <p className={classes.text}>{text}</p>}
      {actions !== undefined && <div className={classes.actions}>{actions}</div>}
    </section>
  );
}

const PLACES = [0, 1, 2, 3, 4, 5, 6, 7, 8];

/** Nine dots; which are filled tells the states apart, beside the words. */
function Dots({ kind }: { readonly kind: ScreenStateKind }) {
  const filled: Record<ScreenStateKind, readonly number[]> = {
    empty: [4],
    loading: [0, 1, 2],
    error: [0, 2, 4, 6, 8],
    offline: [0, 3, 6, 2, 5, 8],
    'not-found': [1, 3, 5, 7],
    'no-permission': [3, 4, 5],
  };
  return (
    <svg className={classes.dots} width="44" height="44" viewBox="0 0 44 44" aria-hidden="true">
      {PLACES.map((place) => (
        <circle
          key={place}
          cx={6 + (place % 3) * 16}
          cy={6 + Math.floor(place / 3) * 16}
          r="5"
          className={filled[kind].includes(place) ? classes.filled : classes.hollow}
        />
      ))}
    </svg>
  );
}

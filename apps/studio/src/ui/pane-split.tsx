import { type CSSProperties, type KeyboardEvent, type PointerEvent, type ReactNode, useState } from 'react';
import classes from './pane-split.module.css';

export interface PaneSplitProps {
  /** What the size is remembered under. */
  readonly id: string;
  /** Whether the panes stand beside one another or one above the other. */
  readonly along: 'inline' | 'block';
  /** Which of the two has the size; the other gets the rest. */
  readonly sized: 'first' | 'second';
  /** Pixels, or a share of the room where below 1. */
  readonly initial: number;
  readonly min: number;
  readonly max: number;
  /** Names the bar that is dragged, such as `Width of the inspector`. */
  readonly label: string;
  readonly first: ReactNode;
  readonly second: ReactNode;
}

const STEP = 16;

/** Two panes with a bar between them that is moved by pointer or arrow keys; where it stands is remembered. */
export function PaneSplit({ id, along, sized, initial, min, max, label, first, second }: PaneSplitProps) {
  const [chosen, setChosen] = useState(() => recall(id));
  const size = chosen ?? initial;
  const clamp = (wanted: number) => Math.round(Math.min(max, Math.max(min, wanted)));
  const choose = (wanted: number) => {
    const next = clamp(wanted);
    setChosen(next);
    remember(id, next);
  };
  const reset = () => {
    setChosen(undefined);
    remember(id, undefined);
  };
  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    const bar = event.currentTarget;
    const from = along === 'inline' ? event.clientX : event.clientY;
    const begun = sizeOf(bar, sized, along);
    const sign = signOf(bar, sized, along);
    bar.setPointerCapture(event.pointerId);
    bar.onpointermove = (moved) => choose(begun + sign * ((along === 'inline' ? moved.clientX : moved.clientY) - from));
    bar.onpointerup = () => {
      bar.onpointermove = null;
    };
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const steps: Record<string, number> =
      along === 'inline' ? { ArrowRight: STEP, ArrowLeft: -STEP } : { ArrowDown: STEP, ArrowUp: -STEP };
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    choose(sizeOf(event.currentTarget, sized, along) + signOf(event.currentTarget, sized, along) * step);
  };
  const length = size <= 1 ? `${size * 100}%` : `${size}px`;
  const style = { '--pane-size': length } as CSSProperties;
  return (
    <div className={classes.split} data-along={along} data-sized={sized} style={style}>
      <div className={classes.pane}>{first}</div>
      <div
        className={classes.bar}
        role="separator"
        tabIndex={0}
        aria-label={label}
        aria-orientation={along === 'inline' ? 'vertical' : 'horizontal'}
        aria-valuenow={Math.round(size)}
        aria-valuemin={min}
        aria-valuemax={max}
        onPointerDown={onPointerDown}
        onKeyDown={onKeyDown}
        onDoubleClick={reset}
      />
      <div className={classes.pane}>{second}</div>
    </div>
  );
}

type Along = PaneSplitProps['along'];
type Sized = PaneSplitProps['sized'];

function sizeOf(bar: HTMLElement, sized: Sized, along: Along): number {
  const pane = sized === 'first' ? bar.previousElementSibling : bar.nextElementSibling;
  const box = pane?.getBoundingClientRect();
  return (along === 'inline' ? box?.width : box?.height) ?? 0;
}

/** Whether the sized pane grows when the bar goes right or down. */
function signOf(bar: HTMLElement, sized: Sized, along: Along): 1 | -1 {
  const isMirrored = along === 'inline' && getComputedStyle(bar).direction === 'rtl';
  return (sized === 'first') === isMirrored ? -1 : 1;
}

function recall(id: string): number | undefined {
  try {
    const size = Number(localStorage.getItem(`populace.pane.${id}`));
    return Number.isFinite(size) && size > 0 ? size : undefined;
  } catch {
    return undefined;
  }
}

function remember(id: string, size: number | undefined): void {
  try {
    if (size === undefined) localStorage.removeItem(`populace.pane.${id}`);
    else localStorage.setItem(`populace.pane.${id}`, String(size));
  } catch {
    // A browser that keeps nothing: the pane has its usual size next time.
    return;
  }
}

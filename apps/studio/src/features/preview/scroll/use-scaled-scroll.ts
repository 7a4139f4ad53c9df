import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { barOf, barRange, clampTop, moveBar, type ScrollPlace, type ScrollSpan } from './scaled-scroll.ts';

/** A scroll without an end of its own. */
export interface ScaledScroll {
  /** Pixels of the contents above what is seen. */
  readonly top: number;
  /** How far the browser's own bar is to move. */
  readonly barRangePx: number;
  /** Goes to a place of the contents. */
  readonly scrollTo: (top: number) => void;
}

/** The bar is set right this long after the last movement: earlier would stop a finger's swing. */
const REST_MS = 160;

/** Scrolls contents of any height by the bar of an element. The row that is first stays so when the contents change. */
export function useScaledScroll(element: RefObject<HTMLElement | null>, span: ScrollSpan): ScaledScroll {
  const { rangePx, rowPx } = span;
  const place = useRef<ScrollPlace>({ top: 0, bar: 0 });
  const latest = useRef(span);
  latest.current = span;
  const [top, setTop] = useState(0);

  /** Puts the bar where the contents are. The browser rounds as it likes, so its answer is what counts. */
  const showBar = useCallback(() => {
    const { current } = element;
    if (current === null) return;
    const bar = barOf(latest.current, place.current.top);
    if (Math.abs(bar - current.scrollTop) >= 1) current.scrollTop = bar;
    place.current = { ...place.current, bar: current.scrollTop };
  }, [element]);

  const scrollTo = useCallback(
    (wanted: number) => {
      place.current = { ...place.current, top: clampTop(latest.current, wanted) };
      setTop(place.current.top);
      showBar();
    },
    [showBar],
  );

  useEffect(() => {
    const { current } = element;
    if (current === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const isResting = () => Math.abs(current.scrollTop - place.current.bar) < 1;
    // A bar that has moved since is not put back: what tells of its movement is on its way.
    const rest = () => {
      if (isResting()) showBar();
    };
    const onScroll = () => {
      if (isResting()) return;
      place.current = moveBar(latest.current, place.current, current.scrollTop);
      setTop(place.current.top);
      clearTimeout(timer);
      timer = setTimeout(rest, REST_MS);
    };
    current.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      clearTimeout(timer);
      current.removeEventListener('scroll', onScroll);
    };
  }, [element, showBar]);

  const rowHeight = useRef(rowPx);
  // biome-ignore lint/correctness/useExhaustiveDependencies: there are more or fewer rows, or they have another height.
  useLayoutEffect(() => {
    scrollTo((place.current.top / rowHeight.current) * rowPx);
    rowHeight.current = rowPx;
  }, [rangePx, rowPx, scrollTo]);

  return { top, barRangePx: barRange(span), scrollTo };
}

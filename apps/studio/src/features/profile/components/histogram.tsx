import { plot, rectY, ruleY, text } from '@observablehq/plot';
import { useCallback } from 'react';
import type { Spread } from '../model/bins.ts';
import { PlotFigure } from './plot-figure.tsx';

const HEIGHT = 104;
const AXIS = 20;
/** A letter of the axis, on average. */
const LETTER_PX = 6.5;

/** Bars from the least value to the greatest; the one with the middle value stands out. */
export function Histogram({ spread }: { readonly spread: Spread }) {
  const draw = useCallback((widthPx: number) => histogram(spread, widthPx), [spread]);
  return <PlotFigure draw={draw} />;
}

function histogram({ bins, edges }: Spread, widthPx: number): Element {
  const bars = bins.map((bin, place) => ({ ...bin, place }));
  const shown = shownEdges(edges, widthPx);
  const label = (places: readonly number[], textAnchor: 'start' | 'middle' | 'end') =>
    text(places, {
      x: (place) => place,
      text: (place) => edges[place],
      frameAnchor: 'bottom',
      dy: AXIS - 4,
      textAnchor,
    });
  return plot({
    width: widthPx,
    height: HEIGHT + AXIS,
    margin: 0,
    marginTop: 4,
    marginBottom: AXIS,
    x: { axis: null, domain: [0, bins.length] },
    y: { axis: null },
    style: { color: 'var(--ink-2)', fontFamily: 'var(--sans)', fontSize: '11px', overflow: 'visible' },
    marks: [
      rectY(bars, {
        x1: 'place',
        x2: ({ place }) => place + 1,
        y: 'count',
        insetLeft: 0.5,
        insetRight: 0.5,
        fill: ({ isMiddle }) => (isMiddle ? 'var(--accent)' : 'var(--control)'),
      }),
      ruleY([0], { stroke: 'var(--control)' }),
      label(shown.slice(0, 1), 'start'),
      label(shown.slice(1, -1), 'middle'),
      label(shown.slice(-1), 'end'),
    ],
  });
}

/** The edges that have room for their texts: the first, the last, and some that lie evenly between them. */
function shownEdges(edges: readonly string[], widthPx: number): readonly number[] {
  const last = edges.length - 1;
  const longest = Math.max(...edges.map(({ length }) => length)) * LETTER_PX + 16;
  const parts = Math.max(1, Math.min(4, last, Math.floor(widthPx / longest) - 1));
  return Array.from({ length: parts + 1 }, (_, place) => Math.round((place * last) / parts));
}

import { barX, plot, tickX } from '@observablehq/plot';
import { useCallback } from 'react';
import type { ShareBar } from '../model/share-bars.ts';
import { PlotFigure } from './plot-figure.tsx';

/** A bar in its ink. */
export interface InkedBar extends ShareBar {
  readonly ink: string;
}

export interface ShareChartProps {
  readonly bars: readonly InkedBar[];
  /** The share of a bar from end to end. */
  readonly most: number;
  /** Whether the whole is drawn behind each bar. */
  readonly hasTrack: boolean;
}

const LINE = 20;
const BAR = 10;

/** A bar a line for what was achieved, a tick where something was asked for. */
export function ShareChart({ bars, most, hasTrack }: ShareChartProps) {
  const draw = useCallback((widthPx: number) => shares({ bars, most, hasTrack }, widthPx), [bars, most, hasTrack]);
  return <PlotFigure draw={draw} />;
}

function shares({ bars, most, hasTrack }: ShareChartProps, widthPx: number): Element {
  const inset = (LINE - BAR) / 2;
  const asked = bars.filter((bar) => bar.asked !== undefined);
  const line = { y: 'label', insetTop: inset, insetBottom: inset };
  return plot({
    width: widthPx,
    height: bars.length * LINE,
    margin: 0,
    marginRight: 2,
    x: { axis: null, domain: [0, most] },
    y: { axis: null, domain: bars.map(({ label }) => label), padding: 0 },
    style: { overflow: 'visible' },
    marks: [
      ...(hasTrack ? [barX(bars, { ...line, x: most, fill: 'var(--sunken)' })] : []),
      barX(bars, { ...line, x: 'share', fill: 'ink' }),
      tickX(asked, {
        y: 'label',
        x: 'asked',
        insetTop: inset - 3,
        insetBottom: inset - 3,
        stroke: 'var(--ink)',
        strokeWidth: 2,
      }),
    ],
  });
}

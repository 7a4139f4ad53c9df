import { useElementSize } from '@mantine/hooks';
import { useEffect, useRef } from 'react';

export interface PlotFigureProps {
  /** Draws the figure so wide, in pixels. */
  readonly draw: (widthPx: number) => Element;
}

/** A figure of Plot, drawn anew when it or the room for it changes. Axes of numbers run from left to right in every language. */
export function PlotFigure({ draw }: PlotFigureProps) {
  const { ref, width } = useElementSize<HTMLDivElement>();
  const figure = useRef<HTMLDivElement>(null);
  const widthPx = Math.floor(width);
  useEffect(() => {
    if (widthPx > 0) figure.current?.replaceChildren(draw(widthPx));
  }, [widthPx, draw]);
  return (
    <div ref={ref} dir="ltr">
      <div ref={figure} />
    </div>
  );
}

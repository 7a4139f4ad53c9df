import type { Shape } from '../shapes/shape-of.ts';
import classes from './row-grid.module.css';

const HEIGHT = 14;
const WIDTH = 100;

/** The shape of a column's values in a line's height. The head's hint says the same; this is for the eye. */
export function LiveHead({ shape }: { readonly shape: Shape | undefined }) {
  if (shape === undefined || shape.length === 0) return null;
  const step = WIDTH / shape.length;
  return (
    <svg className={classes.shape} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      {shape.map((height, place) => {
        const bar = Math.max(height > 0 ? 1 : 0, height * HEIGHT);
        // biome-ignore lint/suspicious/noArrayIndexKey: the bars of a chart have no other name than their place.
        return <rect key={place} x={place * step} y={HEIGHT - bar} width={Math.max(1, step - 1)} height={bar} />;
      })}
    </svg>
  );
}

import classes from './logo.module.css';

const DOTS = [
  [5, 3],
  [12, 3],
  [19, 3],
  [5, 9],
  [19, 9],
  [5, 15],
  [12, 15],
  [19, 15],
  [5, 21],
] as const;

/** The mark: a P of dots around one of another colour; a population, and somebody in it. */
export function Logo({ size = 22 }: { readonly size?: number }) {
  return (
    <svg className={classes.logo} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      {DOTS.map(([x, y]) => (
        <circle key={`${x},${y}`} className={classes.dot} cx={x} cy={y} r={2.6} />
      ))}
      <circle className={classes.one} cx={12} cy={9} r={2.6} />
    </svg>
  );
}

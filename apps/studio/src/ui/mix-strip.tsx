import classes from './mix-strip.module.css';

/** A locale and its share of the rows. */
export interface LocaleShare {
  readonly id: string;
  readonly weight: number;
}

/** Returns the ink of the n-th locale of a schema; the ninth and later share the last. */
export function inkOf(place: number): string {
  return `var(--c${Math.min(place, 7) + 1})`;
}

/** The shares of a mix in words, such as `de_DE 60 %, tr_TR 40 %`. */
export function mixWords(mix: readonly LocaleShare[]): string {
  const total = mix.reduce((sum, { weight }) => sum + weight, 0);
  if (total === 0) return '';
  const percent = new Intl.NumberFormat(undefined, { style: 'percent', maximumFractionDigits: 1 });
  return mix.map(({ id, weight }) => `${id} ${percent.format(weight / total)}`).join(', ');
}

/** The locale shares as a thin stacked line, with its text for those who do not see it. */
export function MixStrip({ mix, edge = false }: { readonly mix: readonly LocaleShare[]; readonly edge?: boolean }) {
  if (mix.length === 0) return null;
  return (
    <div className={edge ? classes.edge : classes.strip} role="img" aria-label={mixWords(mix)} title={mixWords(mix)}>
      {mix.map(({ id, weight }, place) => (
        <i key={id} style={{ background: inkOf(place), flexGrow: weight }} />
      ))}
    </div>
  );
}

import type { SampleOf } from '../help/sample-query.ts';
import classes from './help-card.module.css';
import { SampleLine } from './sample-line.tsx';

export interface ColumnCardProps {
  readonly name: string;
  readonly type: string;
  readonly sample: SampleOf;
}

/** The type of a column, and its first value. */
export function ColumnCard({ name, type, sample }: ColumnCardProps) {
  return (
    <div className={classes.card}>
      <p className={classes.name}>
        <code>{name}</code>
        <span className={classes.facts}>{type}</span>
      </p>
      <SampleLine of={sample} />
    </div>
  );
}

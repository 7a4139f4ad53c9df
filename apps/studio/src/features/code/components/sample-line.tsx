import { useQuery } from '@tanstack/react-query';
import { type SampleOf, sampleQuery } from '../help/sample-query.ts';
import { useText } from '../messages.ts';
import classes from './help-card.module.css';

/** Some values, made now; nothing where they can't be made. */
export function SampleLine({ of }: { readonly of: SampleOf }) {
  const text = useText();
  const { data } = useQuery(sampleQuery(of));
  if (data === undefined || data.length === 0) return null;
  return (
    <p className={classes.sample}>
      <span className={classes.term}>{text('sample', { count: data.length })}</span>
      {data.map((cell, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row has no other name than its number.
        <bdi key={row} dir="auto" className={cell === null ? classes.null : classes.cell}>
          {cell ?? 'null'}
        </bdi>
      ))}
    </p>
  );
}

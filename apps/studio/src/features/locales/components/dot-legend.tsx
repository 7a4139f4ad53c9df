import { formatCount } from '../../../lib/messages/numbers.ts';
import { useText } from '../messages.ts';
import { Dot } from './coverage-dot.tsx';
import classes from './locale-list.module.css';

const SHOWN = [10, 100, 1000, 10_000];

/** What the signs of the grid mean. */
export function DotLegend() {
  const text = useText();
  return (
    <ul className={classes.legend} aria-label={text('legend')}>
      {SHOWN.map((rows) => (
        <li key={rows}>
          <Dot rows={rows} />
          {formatCount(rows)}
        </li>
      ))}
      <li>
        <span className={classes.borrowed} aria-hidden="true">
          base
        </span>
        {text('fallsBack')}
      </li>
    </ul>
  );
}

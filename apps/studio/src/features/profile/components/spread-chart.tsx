import { lazy, Suspense } from 'react';
import { formatCount } from '../../../lib/messages/numbers.ts';
import { useText } from '../messages.ts';
import type { Spread } from '../model/bins.ts';
import classes from './profile.module.css';

const Histogram = lazy(() => import('./histogram.tsx').then((module) => ({ default: module.Histogram })));

const TITLES = { numbers: 'spreadOfNumbers', times: 'spreadOfTimes', lengths: 'spreadOfLengths' } as const;

/** How values are spread: a histogram for the eye, the same figures as a table for readers of the screen. */
export function SpreadChart({ spread }: { readonly spread: Spread }) {
  const text = useText();
  const title = text(TITLES[spread.of]);
  return (
    <div className={classes.block}>
      <div className={classes.blockHead}>
        <h3>{title}</h3>
        <span>{text('middle', { value: spread.median })}</span>
      </div>
      <div className={classes.chart} aria-hidden="true">
        <Suspense fallback={null}>
          <Histogram spread={spread} />
        </Suspense>
      </div>
      <div className="visually-hidden">
        <table>
          <caption>{title}</caption>
          <thead>
            <tr>
              <th scope="col">{text('from')}</th>
              <th scope="col">{text('to')}</th>
              <th scope="col">{text('rows')}</th>
            </tr>
          </thead>
          <tbody>
            {spread.bins.map(({ from, to, count }) => (
              <tr key={from}>
                <td>{from}</td>
                <td>{to}</td>
                <td>{formatCount(count)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

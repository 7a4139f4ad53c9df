import { lazy, Suspense } from 'react';
import { formatCount, formatShare } from '../../../lib/messages/numbers.ts';
import { useText } from '../messages.ts';
import type { ShareBar } from '../model/share-bars.ts';
import classes from './profile.module.css';

const ShareChart = lazy(() => import('./share-chart.tsx').then((module) => ({ default: module.ShareChart })));

export interface SharesProps {
  readonly title: string;
  /** What stands beside the title where nothing is asked for. */
  readonly note?: string | undefined;
  readonly bars: readonly ShareBar[];
  /** Whether a whole bar means all rows; else the longest bar fills its line. */
  readonly isOfAll?: boolean;
  /** The ink of each bar; grey if absent. */
  readonly inks?: (place: number) => string;
}

/** Shares as bars, with a tick where more or less was asked for; the same figures as a table for readers of the screen. */
export function Shares({ title, note, bars, isOfAll = false, inks }: SharesProps) {
  const text = useText();
  if (bars.length === 0) return null;
  const isAsked = bars.some(({ asked }) => asked !== undefined);
  const most = Math.max(...bars.map(({ share, asked = 0 }) => Math.max(share, asked)));
  return (
    <div className={classes.block}>
      <div className={classes.blockHead}>
        <h3>{title}</h3>
        <span>{isAsked ? text('askedAndAchieved') : note}</span>
      </div>
      <div className={classes.shares} aria-hidden="true">
        <ul>
          {bars.map(({ label }, place) => (
            <li key={label} title={label}>
              {inks !== undefined && <i className={classes.ink} style={{ background: inks(place) }} />}
              <bdi>{label}</bdi>
            </li>
          ))}
        </ul>
        <div className={classes.meters}>
          <Suspense fallback={null}>
            <ShareChart
              bars={bars.map((bar, place) => ({ ...bar, ink: inks?.(place) ?? 'var(--control)' }))}
              most={isOfAll ? 1 : most}
              // A track would say that its end is all rows.
              hasTrack={isOfAll}
            />
          </Suspense>
        </div>
        <ul className={classes.percents}>
          {bars.map(({ label, share, asked }) => (
            <li key={label}>
              {formatShare(share)}
              {asked !== undefined && <span> / {formatShare(asked)}</span>}
            </li>
          ))}
        </ul>
      </div>
      <div className="visually-hidden">
        <table>
          <caption>{title}</caption>
          <thead>
            <tr>
              <th scope="col">{text('value')}</th>
              <th scope="col">{text('rows')}</th>
              <th scope="col">{text('share')}</th>
              {isAsked && <th scope="col">{text('asked')}</th>}
            </tr>
          </thead>
          <tbody>
            {bars.map(({ label, count, share, asked }) => (
              <tr key={label}>
                <th scope="row">
                  <bdi>{label}</bdi>
                </th>
                <td>{formatCount(count)}</td>
                <td>{formatShare(share)}</td>
                {isAsked && <td>{asked === undefined ? '–' : formatShare(asked)}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

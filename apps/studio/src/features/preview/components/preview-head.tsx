import type { RefObject } from 'react';
import { useAppearance } from '../../../lib/appearance/appearance.ts';
import { formatCount } from '../../../lib/messages/numbers.ts';
import { useText } from '../messages.ts';
import { GoToRow } from './go-to-row.tsx';
import classes from './preview.module.css';
import { useStaleWords } from './use-stale-words.ts';

export interface PreviewHeadProps {
  readonly rowCount: number;
  readonly firstRow: number;
  readonly ms: number;
  readonly fieldRef: RefObject<HTMLInputElement | null>;
  readonly onGo: (row: number) => void;
  readonly onLeave: () => void;
}

/** What the rows are of, and the way to any of them. */
export function PreviewHead({ ms, ...goToRow }: PreviewHeadProps) {
  const text = useText();
  const { showTimes } = useAppearance();
  const stale = useStaleWords();
  return (
    <>
      <h2>{text('preview')}</h2>
      {stale !== undefined && (
        <span className={classes.stale} title={text('asBeforeHint')}>
          {stale}
        </span>
      )}
      {showTimes && stale === undefined && (
        <span className={classes.time}>{text('milliseconds', { count: formatCount(Math.ceil(ms)) })}</span>
      )}
      <GoToRow {...goToRow} />
    </>
  );
}

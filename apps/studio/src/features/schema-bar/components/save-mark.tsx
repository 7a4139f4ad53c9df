import { Button } from '@mantine/core';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { formatClock } from '../../../lib/messages/numbers.ts';
import { useSession, useSessionPart } from '../../../lib/session/session-context.tsx';
import type { Conflict } from '../../../lib/session/session-state.ts';
import { useText } from '../messages.ts';
import classes from './schema-bar.module.css';

const ConflictDialog = lazy(async () => ({
  default: (await import('../conflict/conflict-dialog.tsx')).ConflictDialog,
}));

/** Whether the work is kept; where it is not, what to do. */
export function SaveMark() {
  const text = useText();
  const session = useSession();
  const save = useSessionPart((state) => state.save);
  const conflict = useSessionPart((state) => state.conflict);
  const recoveredAt = useSessionPart((state) => state.recoveredAt);
  const failure = useSessionPart((state) => state.saveFailure) ?? 'other';
  useStayed(save === 'failed');
  if (conflict !== undefined) return <ConflictMark conflict={conflict} />;
  if (save === 'failed') {
    return (
      <span className={classes.failed} role="alert">
        <IconAlertTriangle size={14} stroke={1.6} aria-hidden="true" />
        <span className={classes.failedWords} title={text(FAILURES[failure])}>
          {text('failed')}. {text(FAILURES[failure])}
        </span>
        <Button onClick={session.save}>{text('retry')}</Button>
      </span>
    );
  }
  if (save === 'saving') return <span className={classes.saved}>{text('saving')}</span>;
  if (save === 'unkept')
    return (
      <span className={classes.saved} title={text('unkeptHint')}>
        <span className={classes.savedWords}>{text('unkept')}</span>
      </span>
    );
  return (
    <span className={classes.saved}>
      <IconCheck size={14} stroke={1.6} aria-hidden="true" />
      <span className={classes.savedWords}>
        {recoveredAt === undefined ? text('saved') : text('recovered', { time: formatClock(recoveredAt) })}
      </span>
    </span>
  );
}

const FAILURES = { full: 'failedFull', closed: 'failedClosed', other: 'failedOther' } as const;

/** Tells that another tab changed the same lines, and shows both versions when it is asked to. */
function ConflictMark({ conflict }: { readonly conflict: Conflict }) {
  const text = useText();
  const session = useSession();
  const mine = useSessionPart(({ history }) => history.text);
  const [isShown, setShown] = useState(false);
  const resolve = (text: string) => {
    setShown(false);
    session.resolve(text);
  };
  return (
    <>
      <span className={classes.failed} role="alert">
        <IconAlertTriangle size={14} stroke={1.6} aria-hidden="true" />
        <span className={classes.failedWords}>{text('conflict')}</span>
        <Button size="compact-sm" onClick={() => setShown(true)}>
          {text('compare')}
        </Button>
      </span>
      {isShown && (
        <Suspense fallback={null}>
          <ConflictDialog conflict={conflict} mine={mine} onResolve={resolve} onClose={() => setShown(false)} />
        </Suspense>
      )}
    </>
  );
}

/** Has the browser ask before the page is closed with work in it that is kept nowhere else. */
function useStayed(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isWanted]);
}

import { Button } from '@mantine/core';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { formatClock } from '../../../lib/messages/numbers.ts';
import { useSession, useSessionPart } from '../../../lib/session/session-context.tsx';
import { useText } from '../messages.ts';
import classes from './schema-bar.module.css';

/** Whether the work is kept; where it is not, what to do. */
export function SaveMark() {
  const text = useText();
  const session = useSession();
  const save = useSessionPart((state) => state.save);
  const conflict = useSessionPart((state) => state.conflict);
  const recoveredAt = useSessionPart((state) => state.recoveredAt);
  if (conflict !== undefined) {
    return (
      <span className={classes.failed} role="alert">
        <IconAlertTriangle size={14} stroke={1.6} aria-hidden="true" />
        {text('conflict')}
        <Button onClick={() => session.resolve('mine')}>{text('keepMine')}</Button>
        <Button onClick={() => session.resolve('theirs')}>{text('takeTheirs')}</Button>
      </span>
    );
  }
  if (save === 'failed') {
    return (
      <span className={classes.failed} role="alert">
        <IconAlertTriangle size={14} stroke={1.6} aria-hidden="true" />
        {text('failed')}
        <Button onClick={session.save}>{text('retry')}</Button>
      </span>
    );
  }
  if (save === 'saving') return <span className={classes.saved}>{text('saving')}</span>;
  return (
    <span className={classes.saved}>
      <IconCheck size={14} stroke={1.6} aria-hidden="true" />
      <span className={classes.savedWords}>
        {recoveredAt === undefined ? text('saved') : text('recovered', { time: formatClock(recoveredAt) })}
      </span>
    </span>
  );
}

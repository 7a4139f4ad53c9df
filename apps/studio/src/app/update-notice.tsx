import { Button } from '@mantine/core';
import { reloadToUpdate, useUpdateReady } from '../lib/offline/offline.ts';
import { useText } from './messages.ts';
import classes from './update-notice.module.css';

/** Tells that a newer version of the Studio is here; the person says when it may show. */
export function UpdateNotice() {
  const text = useText();
  if (!useUpdateReady()) return null;
  return (
    <div className={classes.notice}>
      <span role="status">{text('updateReady')}</span>
      <Button size="compact-xs" variant="default" onClick={() => void reloadToUpdate()}>
        {text('reloadToUpdate')}
      </Button>
    </div>
  );
}

import { Button } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { failureOf } from '../../../lib/engine/engine-error.ts';
import { deleteEverything } from '../delete-everything.ts';
import { useText } from '../messages.ts';
import classes from './settings-screen.module.css';

interface DeleteSettingsProps {
  /** Schemas that would go. */
  readonly schemas: number;
  readonly onDeleted: () => void;
}

/** Deletes all that the browser keeps. Nothing of it can come back, so it is asked once more. */
export function DeleteSettings({ schemas, onDeleted }: DeleteSettingsProps) {
  const text = useText();
  const [asked, setAsked] = useState<'not-yet' | 'asked' | 'kept'>('not-yet');
  const { mutate, error, isPending } = useMutation({ mutationFn: deleteEverything, onSuccess: onDeleted });
  return (
    <section aria-labelledby="delete">
      <h2 id="delete">{text('deleteAll')}</h2>
      <p>{text('deleteWhat')}</p>
      {error !== null && (
        <p className={classes.wrong} role="alert">
          {text('deleteFailed', { reason: failureOf(error).message })}
        </p>
      )}
      {asked === 'asked' ? (
        <div className={classes.actions} role="group" aria-label={text('deleteAll')}>
          <p className={classes.wrong} role="status">
            {schemas === 0 ? text('deleteSureNone') : text('deleteSure', { count: schemas })}
          </p>
          {/* The way back has the focus: a second press of the same key deletes nothing. */}
          <Button autoFocus onClick={() => setAsked('kept')}>
            {text('keep')}
          </Button>
          <Button className={classes.danger} loading={isPending} onClick={() => mutate()}>
            {text('deleteNow')}
          </Button>
        </div>
      ) : (
        <div className={classes.actions}>
          <Button
            leftSection={<IconTrash size={16} stroke={1.6} />}
            autoFocus={asked === 'kept'}
            onClick={() => setAsked('asked')}
          >
            {text('deleteAsk')}
          </Button>
        </div>
      )}
    </section>
  );
}

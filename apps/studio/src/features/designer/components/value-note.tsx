import { IconCheck } from '@tabler/icons-react';
import { useText } from '../messages.ts';
import { useSameValues } from '../value-note.ts';
import classes from './value-note.module.css';

/** Says after a move that no value changes. The place is always there, so that readers of the screen are told. */
export function ValueNote() {
  const text = useText();
  const isSame = useSameValues();
  return (
    <span className={classes.note} role="status">
      {isSame && (
        <>
          <IconCheck size={14} stroke={1.6} aria-hidden="true" />
          {text('noValueChanges')}
        </>
      )}
    </span>
  );
}

import { IconFingerprint, IconKey, IconLink } from '@tabler/icons-react';
import { Keys } from '../../../ui/keys.tsx';
import { useText } from '../messages.ts';
import classes from './legend.module.css';

/** What the signs mean, and how a reference is made. */
export function Legend() {
  const text = useText();
  return (
    <p className={classes.legend}>
      <span className={classes.sign}>
        <IconKey size={14} stroke={1.6} aria-hidden="true" />
        {text('key')}
      </span>
      <span className={classes.sign}>
        <IconFingerprint size={14} stroke={1.6} aria-hidden="true" />
        {text('unique')}
      </span>
      <span className={classes.sign}>
        <IconLink size={14} stroke={1.6} aria-hidden="true" />
        {text('reference')}
      </span>
      <span className={classes.hint}>
        {text('hint')} <Keys shortcut="R" />
      </span>
    </p>
  );
}

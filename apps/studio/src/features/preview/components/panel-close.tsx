import { Button } from '@mantine/core';
import { Keys } from '../../../ui/keys.tsx';
import { useText } from '../messages.ts';
import classes from './preview.module.css';

/** Closes a panel; it shows the key for it, where there are keys. */
export function PanelClose({ onClose }: { readonly onClose: () => void }) {
  const text = useText();
  return (
    <Button variant="subtle" className={classes.close} onClick={onClose}>
      <span className={classes.closeKey}>
        <Keys shortcut="Esc" />
      </span>
      {text('close')}
    </Button>
  );
}

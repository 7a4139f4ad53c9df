import { Keys } from '../../../ui/keys.tsx';
import { useText } from '../messages.ts';
import classes from './palette.module.css';

/** The keys of the palette; a phone has none. */
export function PaletteFoot({ takesRows }: { readonly takesRows: boolean }) {
  const text = useText();
  return (
    <div className={classes.foot}>
      <span>
        <Keys shortcut="ArrowUp ArrowDown" /> {text('choose')}
      </span>
      <span>
        <Keys shortcut="Enter" /> {text('run')}
      </span>
      {takesRows && (
        <span>
          <Keys shortcut="#" /> {text('row')}
        </span>
      )}
      <span className={classes.last}>
        <Keys shortcut="Esc" /> {text('closes')}
      </span>
    </div>
  );
}

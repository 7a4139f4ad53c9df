import { useText } from '../messages.ts';
import { type Renamed, useRenameChanges } from '../use-rename-changes.ts';
import classes from './value-note.module.css';

/** So many columns are named; the others are counted. */
const MOST = 6;

interface RenameHintProps {
  readonly id: string;
  readonly renamed: Renamed;
}

/** Says before a name is changed which columns' values change with it. */
export function RenameHint({ id, renamed }: RenameHintProps) {
  const text = useText();
  const changes = useRenameChanges(renamed);
  const named = changes?.slice(0, MOST).join(', ') ?? '';
  const more = (changes?.length ?? 0) - MOST;
  return (
    <p id={id} className={classes.hint} role="status">
      {changes === undefined && text('renameLooking')}
      {changes?.length === 0 && text('noValueChanges')}
      {changes !== undefined && changes.length > 0 && (
        <>
          {text('renameChanges')} <b dir="auto">{named}</b>
          {more > 0 && ` ${text('renameMore', { count: more })}`}
        </>
      )}
    </p>
  );
}

import { useText } from '../messages.ts';
import { type Renamed, useRenameChanges } from '../use-rename-changes.ts';
import classes from './value-note.module.css';

/** So many columns are named; the others are counted. */
const MOST = 6;

interface RenameHintProps {
  readonly id: string;
  readonly renamed: Renamed | undefined;
  /** Why the name can't be that one: it stands in place of the rest. */
  readonly fault: string | undefined;
}

/** Says before a name is changed which columns' values change with it, or why it can't be changed. */
export function RenameHint({ id, renamed, fault }: RenameHintProps) {
  const text = useText();
  const changes = useRenameChanges(renamed);
  const named = changes?.slice(0, MOST).join(', ') ?? '';
  const more = (changes?.length ?? 0) - MOST;
  if (fault !== undefined) {
    return (
      <p id={id} className={classes.fault} role="status">
        {fault}
      </p>
    );
  }
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

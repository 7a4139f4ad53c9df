import { useSessionPart } from '../../../lib/session/session-context.tsx';
import classes from './gallery.module.css';
import { useText } from './messages.ts';

/** Why the entry that is tried makes no rows; else by which names generators are found. */
export function TrialProblem() {
  const text = useText();
  const problem = useSessionPart(({ trial }) => trial?.problem);
  return (
    <span className={classes.hint} role="status">
      {problem === undefined ? text('hint') : text('noRows', { reason: problem.message })}
    </span>
  );
}

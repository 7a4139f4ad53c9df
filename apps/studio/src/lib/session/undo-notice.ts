import { tell } from '../../ui/notices.tsx';
import type { Session } from './create-session.ts';

/** What of a session tells whether a change is still its last. */
export type ChangingSession = Pick<Session, 'state' | 'subscribe' | 'dispatch'>;

/**
 * Tells of a change that was just made, with a button that undoes it. It is taken away with the next change: the button would undo that
 * one instead.
 */
export function tellUndoable(session: ChangingSession, words: string, undo: string): void {
  const drop = tell(words, { words: undo, run: () => session.dispatch({ kind: 'undo' }) });
  onNextChange(session, drop);
}

/** Calls back once, when the document is changed, undone or redone. */
export function onNextChange(session: ChangingSession, act: () => void): void {
  const { history } = session.state();
  const stop = session.subscribe(() => {
    if (session.state().history === history) return;
    stop();
    act();
  });
}

import type { Problem } from '@populace/library';
import { EditError } from '../document/edit-error.ts';
import { quickFixesOf } from '../document/quick-fixes.ts';
import type { Session } from './create-session.ts';
import { editOf } from './use-edit.ts';

/** A way to mend a problem at once: another word in the place of the wrong one, or what `name` says. */
export interface ProblemFix {
  readonly kind: 'name' | 'words';
  readonly name: string;
  /** Says whether the place was still there to be mended. */
  readonly run: () => boolean;
}

/** Returns the ways to mend a problem of the text that was checked last, the nearest first. */
export function fixesOf(problem: Problem, session: Session): readonly ProblemFix[] {
  const { checkedText } = session.state();
  if (checkedText === undefined) return [];
  return quickFixesOf(problem, checkedText).map(({ kind, label, edit, step }) => ({
    kind,
    name: label,
    run() {
      try {
        editOf(session)(edit, step);
        return true;
      } catch (error) {
        if (error instanceof EditError) return false;
        throw error;
      }
    },
  }));
}

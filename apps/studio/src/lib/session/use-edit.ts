import { useMemo } from 'react';
import { applyEdit } from '../document/apply-edit.ts';
import type { SchemaEdit } from '../document/edits/schema-edit.ts';
import type { StepLabel } from '../document/history.ts';
import type { Session } from './create-session.ts';
import { useSession } from './session-context.tsx';

/** Changes the document: an edit, the words of its step, and what it joins with while a person types. */
export type Edit = (edit: SchemaEdit, label: StepLabel, join?: string) => void;

/** Returns what changes the open document. */
export function useEdit(): Edit {
  const session = useSession();
  return useMemo(() => editOf(session), [session]);
}

/** Returns what changes the document of a session. */
export function editOf(session: Session): Edit {
  return (edit, label, join) => {
    const text = applyEdit(session.state().history.text, edit);
    session.dispatch({ kind: 'edit', text, label, join, at: performance.now() });
  };
}

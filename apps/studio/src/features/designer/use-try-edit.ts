import { useCallback } from 'react';
import { EditError } from '../../lib/document/edit-error.ts';
import type { SchemaEdit } from '../../lib/document/edits/schema-edit.ts';
import type { StepLabel } from '../../lib/document/history.ts';
import { useEdit } from '../../lib/session/use-edit.ts';
import { tell } from '../../ui/notices.tsx';
import { useRefusalText } from './refusal-messages.ts';

/** Makes an edit where a person may have asked for what can't be done, such as a name that is taken: says so, and whether it was done. */
export function useTryEdit(): (edit: SchemaEdit, label: StepLabel, join?: string) => boolean {
  const edit = useEdit();
  const text = useRefusalText();
  return useCallback(
    (wanted, label, join) => {
      try {
        edit(wanted, label, join);
        return true;
      } catch (error) {
        if (!(error instanceof EditError)) throw error;
        tell(text(error.reason, { name: error.subject ?? '' }));
        return false;
      }
    },
    [edit, text],
  );
}

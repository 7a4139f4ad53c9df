import { useCallback } from 'react';
import { tell } from '../../ui/notices.tsx';
import { EditError } from '../document/edit-error.ts';
import type { SchemaEdit } from '../document/edits/schema-edit.ts';
import type { StepLabel } from '../document/history.ts';
import { useRefusalText } from './refusal-messages.ts';
import { useEdit } from './use-edit.ts';

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

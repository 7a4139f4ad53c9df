import { useMemo } from 'react';
import type { StepLabel } from '../document/history.ts';
import { defineMessages } from '../messages/define-messages.ts';

/** What steps of the history did, as undo and redo say it. */
const { useText } = defineMessages('steps', {
  text: 'edit the text',
  'set-seed': 'choose a seed',
  'set-locale': 'change the locale mix',
  'set-name': 'rename the schema',
  'add-table': 'add table {{table}}',
  'rename-table': 'rename table {{table}}',
  'delete-table': 'delete table {{table}}',
  'duplicate-table': 'duplicate table {{table}}',
  'move-table': 'move table {{table}}',
  'set-rows': 'change the rows of {{table}}',
  'add-column': 'add column {{column}}',
  'rename-column': 'rename column {{column}}',
  'delete-column': 'delete column {{column}}',
  'delete-columns': 'delete {{count}} columns',
  'duplicate-column': 'duplicate column {{column}}',
  'move-column': 'move column {{column}}',
  'paste-columns': 'paste {{count}} columns',
  'set-generator': 'change the generator of {{column}}',
  'set-option': 'change {{option}} of {{column}}',
  'set-reference': 'change the reference {{column}}',
  'add-reference': 'refer from {{table}} to {{target}}',
  'remove-reference': 'remove the reference from {{table}} to {{target}}',
  'quick-fix': 'correct {{what}}',
  mend: '{{what}}',
  merge: 'take over changes of another tab',
  recover: 'go on from unsaved work',
  'take-theirs': 'take the version of another tab',
  settle: 'settle on one of two versions',
});

/** Returns the words of a step. */
export function useStepText(): (label: StepLabel) => string {
  const text = useText();
  // Each key that screens use stands above; one that does not is shown as it is.
  return useMemo(
    () =>
      ({ key, values }) =>
        text(key as Parameters<typeof text>[0], values),
    [text],
  );
}

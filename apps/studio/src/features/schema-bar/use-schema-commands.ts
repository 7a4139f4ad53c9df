import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { Command } from '../../lib/commands/command.ts';
import { useCommands } from '../../lib/commands/command-registry.tsx';
import { drawSeed } from '../../lib/document/draw-seed.ts';
import type { StepLabel } from '../../lib/document/history.ts';
import { useSession, useSessionPart } from '../../lib/session/session-context.tsx';
import { useStepText } from '../../lib/session/step-messages.ts';
import { useEdit } from '../../lib/session/use-edit.ts';
import { tell } from '../../ui/notices.tsx';
import { copyLink } from './copy-link.ts';
import { useText } from './messages.ts';
import { tabs } from './tabs.ts';

/** The commands of every view of a schema; gives those that the bar has buttons for. */
export function useSchemaCommands(): { readonly undo: Command; readonly redo: Command } {
  const text = useText();
  const session = useSession();
  const { undo, redo } = useHistoryCommands();
  const navigate = useNavigate({ from: '/schemas/$schemaId' });
  const edit = useEdit();
  const others = useMemo((): readonly Command[] => {
    const group = text('schema');
    const views = tabs.map(({ to, word }, place) => ({
      id: `schema.${word}`,
      title: text(word),
      group,
      shortcut: `Alt+${place + 1}`,
      run: () => void navigate({ to, search: true }),
    }));
    return [
      ...views,
      {
        id: 'schema.export',
        title: text('export'),
        group,
        shortcut: 'Mod+E',
        run: () => void navigate({ to: '/schemas/$schemaId/export', search: true }),
      },
      { id: 'schema.save', title: text('saveNow'), group, shortcut: 'Mod+S', run: session.save },
      {
        id: 'schema.share',
        title: text('copyLink'),
        group,
        run: () => void copyLink(session.state().history.text).then((size) => tell(text('linkCopied', { size }))),
      },
      {
        id: 'schema.another-world',
        title: text('anotherWorld'),
        group,
        shortcut: 'W',
        run: () => edit({ kind: 'set-seed', seed: drawSeed() }, { key: 'set-seed' }),
      },
    ];
  }, [text, session, navigate, edit]);
  useCommands(useMemo(() => [undo, redo, ...others], [undo, redo, others]));
  return { undo, redo };
}

function useHistoryCommands(): { readonly undo: Command; readonly redo: Command } {
  const text = useText();
  const stepText = useStepText();
  const session = useSession();
  const back = useSessionPart(({ history }) => history.past.at(-1)?.label);
  const forward = useSessionPart(({ history }) => history.future[0]?.label);
  return useMemo(() => {
    const titleOf = (key: 'undo' | 'redo', label: StepLabel | undefined) =>
      label === undefined ? text(key) : text(`${key}Step`, { step: stepText(label) });
    const make = (kind: 'undo' | 'redo', shortcut: string, label: StepLabel | undefined): Command => ({
      id: `schema.${kind}`,
      title: titleOf(kind, label),
      group: text('schema'),
      shortcut,
      disabled: label === undefined,
      run: () => session.dispatch({ kind }),
    });
    return { undo: make('undo', 'Mod+Z', back), redo: make('redo', 'Mod+Shift+Z', forward) };
  }, [text, stepText, session, back, forward]);
}

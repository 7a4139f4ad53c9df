import { startCompletion } from '@codemirror/autocomplete';
import { openSearchPanel } from '@codemirror/search';
import { EditorView } from '@codemirror/view';
import { useEffect, useMemo } from 'react';
import type { Command } from '../../lib/commands/command.ts';
import { useCommands } from '../../lib/commands/command-registry.tsx';
import { fixesOf } from '../../lib/session/problem-fixes.ts';
import { useSession } from '../../lib/session/session-context.tsx';
import { offerPlaces } from '../../lib/session/use-go-to-problem.ts';
import { announce } from '../../ui/announcer.tsx';
import { useText } from './messages.ts';
import { goToMark, marksAtCursor, showProblemsAtCursor } from './problems/problem-help.tsx';
import { problemMarks } from './problems/problem-marks.ts';

/** What can be done with the text: found by palette, help and keyboard while it is shown. */
export function useCodeCommands(view: EditorView | undefined): void {
  const text = useText();
  const session = useSession();
  const commands = useMemo((): readonly Command[] => {
    if (view === undefined) return [];
    const at = { group: text('group'), inFields: true };
    const fix = () => {
      const [best] = marksAtCursor(view).flatMap(({ problem }) => fixesOf(problem, session));
      if (best?.run() !== true) announce(text('noFix'));
      else announce(best.kind === 'name' ? text('fixed', { name: best.name }) : best.name);
      view.focus();
    };
    const find = () => {
      openSearchPanel(view);
    };
    return [
      { ...at, id: 'code.fix', title: text('quickFix'), shortcut: 'Alt+Enter', run: fix },
      {
        ...at,
        id: 'code.showFixes',
        title: text('showFixes'),
        shortcut: 'Mod+.',
        run: () => void (showProblemsAtCursor(view, true) || announce(text('noFix'))),
      },
      { ...at, id: 'code.find', title: text('find'), shortcut: 'Mod+F', run: find },
      {
        ...at,
        id: 'code.complete',
        title: text('complete'),
        shortcut: 'Mod+ ',
        run: () => {
          view.focus();
          startCompletion(view);
        },
      },
      { ...at, id: 'code.leave', title: text('leave'), run: () => leave(view) },
    ];
  }, [view, text, session]);
  useCommands(commands);
  usePlaces(view);
}

/** Lets `F8` put the cursor where a problem is. */
function usePlaces(view: EditorView | undefined): void {
  useEffect(() => {
    if (view === undefined) return;
    return offerPlaces((problem) => {
      const mark = view.state.field(problemMarks).marks.find((one) => one.problem === problem);
      if (mark === undefined) return;
      goToMark(view, mark, EditorView.scrollIntoView(mark.from, { y: 'center' }));
      announce(problem.message);
    });
  }, [view]);
}

/** Goes to the pane that the text stands in, from where Tab goes on. */
function leave(view: EditorView): void {
  view.contentDOM.blur();
  const pane = view.dom.closest('[data-pane]');
  if (pane instanceof HTMLElement) pane.focus();
}

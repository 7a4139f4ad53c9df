import type { EditorView } from '@codemirror/view';
import { useQueryClient } from '@tanstack/react-query';
import { type RefCallback, useCallback, useEffect, useState } from 'react';
import { useSession } from '../../lib/session/session-context.tsx';
import { type CardStore, createCardStore } from '../../ui/editor/card-store.ts';
import { completeSchema } from './completion/complete-schema.ts';
import { createKnow } from './completion/know.ts';
import { hoverHelp } from './help/hover-help.ts';
import { editorPhrases, useText } from './messages.ts';
import { problemHelp } from './problems/problem-help.tsx';
import { showProblems } from './problems/problem-marks.ts';
import { createEditor, setWrapping } from './text/create-editor.ts';
import { linkToSession } from './text/session-link.ts';

export interface CodeView {
  readonly mount: RefCallback<HTMLElement>;
  /** Undefined before it is there. */
  readonly view: EditorView | undefined;
  readonly cards: CardStore;
}

/** The editor of the open schema, for as long as its place is shown. */
export function useCodeView(wraps: boolean, keysId: string): CodeView {
  const session = useSession();
  const text = useText();
  const queries = useQueryClient();
  const [view, setView] = useState<EditorView>();
  const [cards] = useState(createCardStore);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another way to break lines is no other editor.
  const mount = useCallback(
    (parent: HTMLElement | null) => {
      if (parent === null) return;
      const know = createKnow(queries, session);
      const made = createEditor({
        parent,
        text: session.state().history.text,
        wraps,
        attributes: { 'aria-label': text('editor'), 'aria-describedby': keysId },
        phrases: editorPhrases(),
        extensions: [
          showProblems(),
          problemHelp(cards, session),
          hoverHelp(know, cards),
          completeSchema(know, cards),
          linkToSession(session),
        ],
      });
      setView(made);
      return () => {
        made.destroy();
        setView(undefined);
      };
    },
    [session, queries, cards, keysId, text],
  );
  useEffect(() => {
    if (view !== undefined) setWrapping(view, wraps);
  }, [view, wraps]);
  return { mount, view, cards };
}

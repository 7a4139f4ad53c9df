import { type EditorView, repositionTooltips } from '@codemirror/view';
import { type RefCallback, useLayoutEffect, useSyncExternalStore } from 'react';
import type { CardStore } from '../../../ui/editor/card-store.ts';
import { useText } from '../messages.ts';
import classes from './code-editor.module.css';

export interface CodeEditorProps {
  /** Makes the editor in a place, and returns what takes it away. */
  readonly mount: RefCallback<HTMLElement>;
  readonly view: EditorView | undefined;
  readonly cards: CardStore;
  /** The id of the words that say how keys work. */
  readonly keysId: string;
}

/** The place of the editor, and the cards that float over it. */
export function CodeEditor({ mount, view, cards, keysId }: CodeEditorProps) {
  const text = useText();
  return (
    <div className={classes.editor}>
      <div ref={mount} className={classes.place} dir="ltr" />
      <p id={keysId} className="visually-hidden">
        {text('keys')}
      </p>
      <Cards cards={cards} view={view} />
    </div>
  );
}

function Cards({ cards, view }: Pick<CodeEditorProps, 'cards' | 'view'>) {
  const all = useSyncExternalStore(cards.subscribe, cards.all);
  // A card has no size before it is filled.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the cards asks for it.
  useLayoutEffect(() => {
    if (view !== undefined) repositionTooltips(view);
  }, [all, view]);
  return all;
}

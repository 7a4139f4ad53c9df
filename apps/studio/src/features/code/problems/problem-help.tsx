import { type EditorState, type Extension, StateEffect, StateField } from '@codemirror/state';
import { type EditorView, hoverTooltip, keymap, showTooltip, type Tooltip } from '@codemirror/view';
import type { Session } from '../../../lib/session/create-session.ts';
import { fixesOf, type ProblemFix } from '../../../lib/session/problem-fixes.ts';
import type { CardStore } from '../../../ui/editor/card-store.ts';
import { ProblemCard } from '../../../ui/editor/problem-card.tsx';
import { marksAt, type ProblemMark } from './problem-marks.ts';

/** Shows what is wrong at a place, and the ways to mend it; undefined closes it. */
const showAt = StateEffect.define<{ readonly at: number; readonly takesFocus: boolean } | undefined>();

/** The problem at a place in words with its fixes: while the pointer is on it, and when it is asked for. */
export function problemHelp(cards: CardStore, session: Session): Extension {
  const cardAt = (state: EditorState, at: number, takesFocus: boolean): Tooltip | null => {
    const marks = marksAt(state, at);
    const [first] = marks;
    if (first === undefined) return null;
    return { pos: first.from, above: false, create: (view) => cards.place(cardOf(view, marks, takesFocus)) };
  };
  const cardOf = (view: EditorView, marks: readonly ProblemMark[], takesFocus: boolean) => {
    const close = () => {
      view.dispatch({ effects: showAt.of(undefined) });
      view.focus();
    };
    const shown = marks.slice(0, 3).map(({ problem }) => {
      const closing = (run: ProblemFix['run']) => () => {
        const isMended = run();
        close();
        return isMended;
      };
      const fixes = fixesOf(problem, session).map((fix) => ({ ...fix, run: closing(fix.run) }));
      return { problem, fixes };
    });
    return <ProblemCard problems={shown} takesFocus={takesFocus} onClose={close} />;
  };
  const asked = StateField.define<Tooltip | null>({
    create: () => null,
    update(tooltip, { effects, docChanged, selection, state }) {
      const effect = effects.findLast((one) => one.is(showAt));
      if (effect !== undefined)
        return effect.value === undefined ? null : cardAt(state, effect.value.at, effect.value.takesFocus);
      return docChanged || selection !== undefined ? null : tooltip;
    },
    provide: (field) => showTooltip.from(field),
  });
  const escape = (view: EditorView) => {
    if (view.state.field(asked) === null) return false;
    view.dispatch({ effects: showAt.of(undefined) });
    return true;
  };
  const hover = hoverTooltip((view, at) => (view.state.field(asked) === null ? cardAt(view.state, at, false) : null), {
    hideOnChange: true,
  });
  return [asked, hover, keymap.of([{ key: 'Escape', run: escape }])];
}

/** Shows the problems at the cursor, else of its line; says whether there is one. */
export function showProblemsAtCursor(view: EditorView, takesFocus: boolean): boolean {
  const [mark] = marksAtCursor(view);
  if (mark === undefined) return false;
  view.dispatch({ effects: showAt.of({ at: mark.from, takesFocus }) });
  return true;
}

/** The problems at the cursor, else those of its line, the nearest first. */
export function marksAtCursor({ state }: EditorView): readonly ProblemMark[] {
  const { head } = state.selection.main;
  const here = marksAt(state, head);
  if (here.length > 0) return here;
  const line = state.doc.lineAt(head);
  const distance = ({ from, to }: ProblemMark) => Math.min(Math.abs(from - head), Math.abs(to - head));
  return marksAt(state, line.from, line.to).toSorted((a, b) => distance(a) - distance(b));
}

/** Puts the cursor on a problem, and shows it. */
export function goToMark(view: EditorView, { from }: ProblemMark, scroll: StateEffect<unknown>): void {
  view.dispatch({ selection: { anchor: from }, effects: scroll });
  view.dispatch({ effects: showAt.of({ at: from, takesFocus: false }) });
  view.focus();
}

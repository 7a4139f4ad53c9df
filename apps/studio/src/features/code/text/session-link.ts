import { Annotation, type ChangeSpec, type Extension, Text } from '@codemirror/state';
import { EditorView, ViewPlugin, type ViewUpdate } from '@codemirror/view';
import type { DocumentHistory } from '../../../lib/document/history.ts';
import type { Session } from '../../../lib/session/create-session.ts';
import { mergeTexts } from '../../../lib/session/merge-texts.ts';
import { problemMarks, setProblems } from '../problems/problem-marks.ts';
import { changesBetween } from './changes-between.ts';
import { lineEndOf, withLineEnds, withPlainLines } from './line-ends.ts';

/** Marks a change that came from the session, which must not be sent back to it. */
const fromSession = Annotation.define<boolean>();

/** Reading, checking and keeping a text of this length is not done for each letter. */
const LONG_TEXT = 60_000;
const LONG_PAUSE_MS = 350;

/**
 * Keeps an editor and a session at the same text: what is typed becomes a change of the document, and what others change (undo, another
 * tab, a quick fix) is put into the editor as little changes. The session's problems are marked while they are of the text that is shown.
 */
export function linkToSession(session: Session): Extension {
  return ViewPlugin.define((view) => createLink(view, session), {
    eventHandlers: {
      blur() {
        this.flush();
      },
      keydown({ key, ctrlKey, metaKey, altKey }) {
        // Undo and other commands are about all that was typed.
        if (ctrlKey || metaKey || altKey || /^F\d/.test(key)) this.flush();
      },
    },
  });
}

function createLink(view: EditorView, session: Session) {
  let { history, problems } = session.state();
  /** The session's text that the editor has, but for what was typed since. */
  let known = history.text;
  let wait: ReturnType<typeof setTimeout> | undefined;

  function flush(): void {
    if (wait === undefined) return;
    clearTimeout(wait);
    wait = undefined;
    known = withLineEnds(view.state.doc.toString(), lineEndOf(known));
    session.dispatch({ kind: 'edit', text: known, label: { key: 'text' }, join: 'text', at: performance.now() });
  }

  function hear(): void {
    const state = session.state();
    if (state.history.text !== known) meet(state.history);
    history = state.history;
    const isNew = state.problems !== problems || view.state.field(problemMarks).problems !== state.problems;
    if (!isNew || wait !== undefined || state.checkedText !== known) return;
    problems = state.problems;
    view.dispatch({ effects: setProblems.of(problems) });
  }

  /** Shows what others changed. What was typed and not sent yet is put together with it, else it is the newer. */
  function meet(theirs: DocumentHistory): void {
    const base = known;
    known = theirs.text;
    if (wait === undefined) {
      show(theirs.text, isStepThrough(history, theirs));
      return;
    }
    const mine = withLineEnds(view.state.doc.toString(), lineEndOf(base));
    show(mergeTexts(base, mine, theirs.text) ?? mine, false);
    flush();
  }

  function show(text: string, isSelected: boolean): void {
    const changes = changesBetween(view.state.doc.toString(), withPlainLines(text));
    if (changes.length > 0) view.dispatch(transactionOf(changes, isSelected && view.hasFocus));
  }

  const stop = session.subscribe(hear);
  // The view is not there yet for the marks of what is already known.
  queueMicrotask(hear);
  const onHide = () => flush();
  document.addEventListener('visibilitychange', onHide);
  return {
    flush,
    update({ docChanged, transactions, state }: ViewUpdate) {
      if (!docChanged || transactions.every((one) => one.annotation(fromSession) === true || !one.docChanged)) return;
      if (wait !== undefined) clearTimeout(wait);
      // Others that hear of the change may change the view, which is not possible before it is done with this one.
      wait = setTimeout(flush, state.doc.length > LONG_TEXT ? LONG_PAUSE_MS : 0);
    },
    destroy() {
      flush();
      stop();
      document.removeEventListener('visibilitychange', onHide);
    },
  };
}

/** Whether a person went back or forward in the history, and wants to see where. */
function isStepThrough(before: DocumentHistory, after: DocumentHistory): boolean {
  const steps = after.past.length - before.past.length;
  return steps !== 0 && steps === before.future.length - after.future.length;
}

function transactionOf(changes: ReturnType<typeof changesBetween>, isSelected: boolean) {
  const spec: ChangeSpec = changes.map(({ from, to, insert }) => ({ from, to, insert: Text.of(insert.split('\n')) }));
  const annotations = fromSession.of(true);
  const last = changes.at(-1);
  if (!isSelected || last === undefined) return { changes: spec, annotations };
  const shift = changes.reduce((sum, { from, to, insert }) => sum + insert.length - (to - from), 0);
  const anchor = last.to + shift;
  return {
    changes: spec,
    annotations,
    selection: { anchor },
    effects: EditorView.scrollIntoView(anchor, { y: 'nearest', yMargin: 60 }),
  };
}

import { type DocumentEvent, reduceDocument } from '../document/history.ts';
import { readSchemaView } from '../document/read-schema-view.ts';
import type { Draft } from '../drafts/draft.ts';
import { type DraftChange, type DraftNotice, loadDraft, watchDrafts, withSeed } from '../drafts/draft-store.ts';
import type { EngineClient } from '../engine/engine-client.ts';
import { createChecker } from './checker.ts';
import { firstState } from './first-state.ts';
import { findUnsaved, forgetUnsaved } from './journal.ts';
import { mergeTexts } from './merge-texts.ts';
import { createSaver, type Saver } from './saver.ts';
import type { Resolution, SessionState } from './session-state.ts';
import { createTrials } from './trials.ts';

/** A schema that is open: its text with undo, what the engine says of it, and its keeping. */
export interface Session {
  readonly state: () => SessionState;
  readonly subscribe: (changed: () => void) => () => void;
  /** Changes the document; every change comes through here. */
  readonly dispatch: (event: DocumentEvent) => void;
  /** Shows the rows of a text that may be chosen, without changing the document; undefined takes that back, as every change does. */
  readonly tryOut: (text: string | undefined) => void;
  /** Goes on where two tabs changed the same lines; the text that is not taken stays a step in the history. */
  readonly resolve: (resolution: Resolution) => void;
  /** Tries again to keep what could not be kept. */
  readonly save: () => void;
  readonly close: () => void;
}

/** Opens a draft for work. */
export function createSession(draft: Draft, engine: EngineClient): Session {
  const listeners = new Set<() => void>();
  let state = firstState(draft);
  const set = (change: Partial<SessionState>): void => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };
  const checker = createChecker(engine, set);
  const back = () => checker.check(state.history.text);
  const trials = createTrials(engine, { state: () => state, set, back });
  const saver = createSaver(draft, {
    current: () => draftChangeOf(state),
    onState: (save) => set({ save }),
    onStale: (base, theirs) => meet(base, theirs),
  });

  function change(event: DocumentEvent): void {
    const before = state;
    const history = reduceDocument(before.history, event);
    if (history === before.history) return;
    set({ history, ...viewOf(history.text, before) });
    if (history.text === before.history.text) return;
    trials.end();
    checker.check(history.text);
    if (state.conflict === undefined) saver.save();
    else saver.note();
  }

  /** Another tab was faster: both changes are put together, or a person is asked. Says whether they fit. */
  function meet(base: string, theirs: Draft): boolean {
    const merged = mergeTexts(base, state.history.text, theirs.text);
    saver.rebase(theirs);
    if (merged === undefined) set({ conflict: theirs, save: 'failed' });
    else change({ kind: 'replace', text: merged, label: { key: 'merge' } });
    return merged !== undefined;
  }

  checker.check(state.history.text);
  const recovered = recoverUnsaved(draft);
  if (recovered !== undefined) {
    change({ kind: 'replace', text: recovered.text, label: { key: 'recover' } });
    set({ recoveredAt: recovered.at });
  }
  const stopWatching = watchOthers(draft.id, saver, meet);
  return {
    state: () => state,
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    dispatch: change,
    tryOut: trials.tryOut,
    resolve(resolution) {
      const { conflict, history } = state;
      if (conflict === undefined) return;
      set({ conflict: undefined });
      // Theirs first, then mine on top: whichever is not wanted is one undo away.
      change({ kind: 'replace', text: conflict.text, label: { key: 'take-theirs' } });
      if (resolution === 'mine') change({ kind: 'replace', text: history.text, label: { key: 'keep-mine' } });
      saver.save();
    },
    save: saver.save,
    close() {
      checker.stop();
      trials.end();
      stopWatching();
    },
  };
}

/** What a changed text shows; the last view that could be read stays while it can't. */
function viewOf(text: string, before: SessionState): Partial<SessionState> {
  if (text === before.history.text) return {};
  const read = readSchemaView(text);
  if (!('view' in read)) return { isReadable: false };
  return { view: read.view, isReadable: true, seeds: withSeed(before.seeds, read.view.seed ?? '1', Date.now()) };
}

function draftChangeOf({ view, history, seeds }: SessionState): DraftChange {
  const mix = (view.locale?.shares ?? []).map(({ id, weight }) => ({ id, weight }));
  return { name: view.name ?? '', text: history.text, seeds, tableCount: view.tables.length, mix };
}

/** Returns what this tab had not kept when the page went, on top of what is kept now. */
function recoverUnsaved(draft: Draft): { readonly text: string; readonly at: number } | undefined {
  const unsaved = findUnsaved(draft.id);
  forgetUnsaved(draft.id);
  if (unsaved === undefined || unsaved.text === draft.text) return undefined;
  // Where another tab changed the same lines meanwhile, its text stays one undo away.
  return { text: mergeTexts(unsaved.base, unsaved.text, draft.text) ?? unsaved.text, at: unsaved.at };
}

/** Takes over what other tabs keep. */
function watchOthers(id: string, saver: Saver, meet: (base: string, theirs: Draft) => boolean): () => void {
  async function hear(notice: DraftNotice): Promise<void> {
    if (notice.id !== id || notice.revision <= saver.revision()) return;
    const theirs = await loadDraft(id);
    // What is on its way to be kept meets theirs when it is refused.
    if (theirs === undefined || saver.isBusy() || theirs.revision <= saver.revision()) return;
    meet(saver.base(), theirs);
  }
  return watchDrafts((notice) => void hear(notice));
}

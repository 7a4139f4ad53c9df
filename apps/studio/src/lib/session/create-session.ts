import { type DocumentEvent, reduceDocument } from '../document/history.ts';
import { readOutline } from '../document/read-outline.ts';
import { readSchemaView } from '../document/read-schema-view.ts';
import { shareEqual } from '../document/share-equal.ts';
import { writtenTables } from '../document/written-tables.ts';
import type { Draft } from '../drafts/draft.ts';
import { type DraftChange, type DraftNotice, loadDraft, watchDrafts, withSeed } from '../drafts/draft-store.ts';
import type { EngineClient } from '../engine/engine-client.ts';
import { createChecker } from './checker.ts';
import { firstState } from './first-state.ts';
import { findUnsaved, forgetUnsaved } from './journal.ts';
import { mergeTexts } from './merge-texts.ts';
import { createSaver, type Saver } from './saver.ts';
import type { Conflict, SessionState } from './session-state.ts';
import { createTrials } from './trials.ts';

/** A schema that is open: its text with undo, what the engine says of it, and its keeping. */
export interface Session {
  readonly state: () => SessionState;
  readonly subscribe: (changed: () => void) => () => void;
  /** Changes the document; every change comes through here. */
  readonly dispatch: (event: DocumentEvent) => void;
  /** Shows the rows of a text that may be chosen, without changing the document; undefined takes that back, as every change does. */
  readonly tryOut: (text: string | undefined) => void;
  /** Goes on where two tabs changed the same lines with a text that was chosen; both versions stay steps of the history. */
  readonly resolve: (text: string) => void;
  /** Tries again to keep what could not be kept. */
  readonly save: () => void;
  readonly close: () => void;
}

/** Opens a draft for work. */
export function createSession(draft: Draft, engine: EngineClient): Session {
  const { state, set, subscribe } = createStore(firstState(draft));
  const checker = createChecker(engine, set);
  const back = () => checker.check(state().history.text);
  const trials = createTrials(engine, { state, set, back });
  const saver = createSaver(draft, {
    current: () => draftChangeOf(state()),
    onState: (save, saveFailure) => set({ save, saveFailure }),
    onStale: (theirs) => meet(theirs),
  });

  function change(event: DocumentEvent): void {
    const before = state();
    const history = reduceDocument(before.history, event);
    if (history === before.history) return;
    set({ history, ...viewOf(history.text, before) });
    if (history.text === before.history.text) return;
    trials.end();
    checker.check(history.text);
    if (state().conflict === undefined) saver.save();
    else saver.note();
  }

  /** Another tab was faster: both changes are put together, or a person is asked. Says whether they fit. */
  function meet(theirs: Draft): boolean {
    const base = saver.base();
    const merged = mergeTexts(base, state().history.text, theirs.text);
    if (merged === undefined) ask({ base, theirs });
    else settle(theirs, { kind: 'replace', text: merged, label: { key: 'merge' } });
    return merged !== undefined;
  }

  /** Goes on from theirs without a question. */
  function settle(theirs: Draft, ...steps: readonly DocumentEvent[]): void {
    saver.rebase(theirs.revision, theirs.text);
    const wasAsked = state().conflict !== undefined;
    set({ conflict: undefined });
    for (const step of steps) change(step);
    // Also where the text is the same as before: it was not kept.
    if (wasAsked) saver.save();
  }

  /** Until a person has chosen, both versions are there: theirs is kept, this one is written down for the tab. */
  function ask(conflict: Conflict): void {
    saver.rebase(conflict.theirs.revision, conflict.base);
    set({ conflict, save: 'failed' });
    saver.note();
  }

  checker.check(state().history.text);
  const recovered = recoverUnsaved(draft);
  if (recovered !== undefined) {
    const { text, at, base } = recovered;
    // Where another tab changed the same lines meanwhile, nothing is kept before a person has said which.
    const conflict = base === undefined ? undefined : { base, theirs: draft };
    set({ conflict, recoveredAt: at });
    change({ kind: 'replace', text, label: { key: 'recover' } });
    if (conflict !== undefined) ask(conflict);
  }
  const stopWatching = watchOthers(draft.id, saver, meet);
  return {
    state,
    subscribe,
    dispatch: change,
    tryOut: trials.tryOut,
    resolve(text) {
      const theirs = state().conflict?.theirs;
      if (theirs === undefined) return;
      // Theirs first, then what was chosen on top: neither of the two versions is farther away than two steps.
      const taken = { kind: 'replace', text: theirs.text, label: { key: 'take-theirs' } } as const;
      settle(theirs, taken, { kind: 'replace', text, label: { key: 'settle' } });
    },
    save: saver.save,
    close() {
      checker.stop();
      trials.end();
      stopWatching();
    },
  };
}

/** Holds what screens show, and tells them when it changes. */
function createStore(first: SessionState) {
  const listeners = new Set<() => void>();
  let state = first;
  return {
    state: () => state,
    set(change: Partial<SessionState>): void {
      state = { ...state, ...change };
      for (const listener of listeners) listener();
    },
    subscribe(changed: () => void): () => void {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
  };
}

/** What a changed text shows; the last view that could be read stays while it can't. */
function viewOf(text: string, before: SessionState): Partial<SessionState> {
  if (text === before.history.text) return {};
  const read = readSchemaView(text);
  if (!('view' in read)) return { isReadable: false, refusal: read.problem.reason };
  const view = shareEqual(before.view, read.view);
  return { view, isReadable: true, refusal: undefined, seeds: withSeed(before.seeds, view.seed ?? '1', Date.now()) };
}

function draftChangeOf({ view, history, seeds, refusal }: SessionState): DraftChange {
  const isTooLarge = refusal === 'size' || refusal === 'depth';
  const { name, tableCount } = isTooLarge
    ? readOutline(history.text)
    : { name: view.name, tableCount: writtenTables(view.tables) };
  const mix = (view.locale?.shares ?? []).map(({ id, weight }) => ({ id, weight }));
  return { name: name ?? '', text: history.text, seeds, tableCount, mix };
}

/**
 * Returns what this tab had not kept when the page went, on top of what is kept now; with what it began with where another tab changed the
 * same lines meanwhile.
 */
function recoverUnsaved(
  draft: Draft,
): { readonly text: string; readonly at: number; readonly base?: string } | undefined {
  const unsaved = findUnsaved(draft.id);
  forgetUnsaved(draft.id);
  if (unsaved === undefined || unsaved.text === draft.text) return undefined;
  const { base, text, at } = unsaved;
  const merged = mergeTexts(base, text, draft.text);
  return merged === undefined ? { text, at, base } : { text: merged, at };
}

/** Takes over what other tabs keep. */
function watchOthers(id: string, saver: Saver, meet: (theirs: Draft) => boolean): () => void {
  async function hear(notice: DraftNotice): Promise<void> {
    if (notice.id !== id || notice.revision <= saver.revision()) return;
    // What is on its way to be kept meets theirs when it is refused.
    await saver.settled();
    const theirs = await loadDraft(id);
    await saver.settled();
    if (theirs !== undefined && theirs.revision > saver.revision()) meet(theirs);
  }
  return watchDrafts((notice) => void hear(notice));
}

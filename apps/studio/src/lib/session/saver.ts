import type { Draft } from '../drafts/draft.ts';
import { type DraftChange, saveDraft } from '../drafts/draft-store.ts';
import { forgetUnsaved, noteUnsaved } from './journal.ts';
import type { SaveFailure, SaveState } from './session-state.ts';

/** Keeps a draft as it changes: one change at a time, the newest next. */
export interface Saver {
  /** Keeps the draft as it is now, after what is being kept. */
  readonly save: () => void;
  /** Writes the draft down for this tab alone, where it can't be kept yet. */
  readonly note: () => void;
  /** What was kept last, here or elsewhere. */
  readonly revision: () => number;
  readonly base: () => string;
  /** Goes on from what another tab kept; `text` is how far this tab has taken that over. */
  readonly rebase: (revision: number, text: string) => void;
  /** Waits for what is being kept. */
  readonly settled: () => Promise<void>;
}

interface SaverParts {
  readonly current: () => DraftChange;
  readonly onState: (state: SaveState, failure?: SaveFailure) => void;
  /** Puts the two changes together; says whether they fit. */
  readonly onStale: (theirs: Draft) => boolean;
}

/** Makes what keeps a draft. */
export function createSaver(draft: Draft, { current, onState, onStale }: SaverParts): Saver {
  let { revision, text: base } = draft;
  let isBusy = false;
  let isWanted = false;
  let working: Promise<void> | undefined;

  async function keep(): Promise<void> {
    isWanted = false;
    const change = current();
    const answer = await saveDraft(draft.id, change, revision);
    if (answer.kind === 'saved') {
      revision = answer.revision;
      base = change.text;
      // What came meanwhile goes on from what has just been kept.
      if (isWanted) note();
      else forgetUnsaved(draft.id);
    } else {
      if (!onStale(answer.theirs)) throw new Error('The schema was changed in another tab.');
      // Also where the text has stayed the same: it was not kept.
      isWanted = true;
    }
  }

  async function work(): Promise<void> {
    isBusy = true;
    onState('saving');
    try {
      while (isWanted) await keep();
      onState('saved');
    } catch (error) {
      // Told by the state, with a way to try again; the text stays in the page.
      onState('failed', failureOf(error));
    } finally {
      isBusy = false;
    }
  }

  const note = () => noteUnsaved(draft.id, { base, text: current().text, at: Date.now() });
  const save = () => {
    isWanted = true;
    note();
    if (!isBusy) working = work();
  };
  return {
    save,
    note,
    revision: () => revision,
    base: () => base,
    rebase(theirs, text) {
      revision = theirs;
      base = text;
    },
    settled: async () => working,
  };
}

function failureOf(error: unknown): SaveFailure {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'QuotaExceededError') return 'full';
  return name === 'InvalidStateError' || name === 'SecurityError' ? 'closed' : 'other';
}

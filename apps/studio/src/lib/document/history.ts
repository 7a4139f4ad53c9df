/**
 * The history of a document's text: every change of a schema, by whichever screen, is a step that can be undone. The text is the only
 * truth, so a step is the text before it and the words of what was done.
 */

/** What a step did, as a key of the messages and the values in it: `{ key: 'delete-column', values: { column: 'nick' } }`. */
export interface StepLabel {
  readonly key: string;
  readonly values?: Readonly<Record<string, string | number>> | undefined;
}

/** A text that can be gone back or forward to, and what lies between it and its neighbour. */
interface Step {
  readonly text: string;
  readonly label: StepLabel;
}

/** A text with the steps before and after it. */
export interface DocumentHistory {
  readonly text: string;
  /** The oldest first; the last is what undo goes back to. */
  readonly past: readonly Step[];
  /** The next first. */
  readonly future: readonly Step[];
  /** What the last change may be joined by. */
  readonly open: { readonly join: string; readonly at: number } | undefined;
}

/**
 * A change of the document. Changes with the same `join` within a second are one step, so that typing a word is one; `replace` is a
 * change that came from elsewhere.
 */
export type DocumentEvent =
  | {
      readonly kind: 'edit';
      readonly text: string;
      readonly label: StepLabel;
      readonly join?: string | undefined;
      /** Milliseconds, of any clock that does not go back. */
      readonly at: number;
    }
  | { readonly kind: 'replace'; readonly text: string; readonly label: StepLabel }
  | { readonly kind: 'undo' }
  | { readonly kind: 'redo' };

const JOIN_MS = 1000;
const MOST_STEPS = 500;
/** The texts of all steps together, in characters. */
const MOST_CHARACTERS = 64 * 1024 * 1024;

/** Returns a text without history. */
export function historyOf(text: string): DocumentHistory {
  return { text, past: [], future: [], open: undefined };
}

/** Returns the history after a change; the same history where nothing changes. */
export function reduceDocument(history: DocumentHistory, event: DocumentEvent): DocumentHistory {
  switch (event.kind) {
    case 'edit':
    case 'replace':
      return event.text === history.text ? history : withStep(history, event);
    case 'undo':
      return undone(history);
    case 'redo':
      return redone(history);
  }
}

function withStep(
  history: DocumentHistory,
  event: Extract<DocumentEvent, { kind: 'edit' | 'replace' }>,
): DocumentHistory {
  const { text, label } = event;
  const open = event.kind === 'edit' && event.join !== undefined ? { join: event.join, at: event.at } : undefined;
  const isJoined =
    open !== undefined &&
    history.open?.join === open.join &&
    open.at - history.open.at <= JOIN_MS &&
    history.past.length > 0;
  if (isJoined) return { text, past: history.past, future: [], open };
  return { text, past: bounded([...history.past, { text: history.text, label }]), future: [], open };
}

function undone({ text, past, future }: DocumentHistory): DocumentHistory {
  const step = past.at(-1);
  if (step === undefined) return { text, past, future, open: undefined };
  return {
    text: step.text,
    past: past.slice(0, -1),
    future: [{ text, label: step.label }, ...future],
    open: undefined,
  };
}

function redone({ text, past, future }: DocumentHistory): DocumentHistory {
  const [step, ...rest] = future;
  if (step === undefined) return { text, past, future, open: undefined };
  return { text: step.text, past: [...past, { text, label: step.label }], future: rest, open: undefined };
}

/** Leaves out the oldest steps where there are too many; the last always stays. */
function bounded(past: readonly Step[]): readonly Step[] {
  let kept = Math.max(0, past.length - MOST_STEPS);
  let characters = past.reduce((sum, { text }, place) => (place < kept ? sum : sum + text.length), 0);
  while (characters > MOST_CHARACTERS && kept < past.length - 1) {
    characters -= past[kept]?.text.length ?? 0;
    kept++;
  }
  return kept === 0 ? past : past.slice(kept);
}

import { CloseButton } from '@mantine/core';
import { useSyncExternalStore } from 'react';
import classes from './notices.module.css';

/** Something a person should know of and can't see elsewhere, with what can be done about it. */
interface Notice {
  readonly id: number;
  readonly words: string;
  readonly action: NoticeAction | undefined;
}

interface NoticeAction {
  readonly words: string;
  readonly run: () => void;
}

const SHOWN_MS = 8000;

let notices: readonly Notice[] = [];
let last = 0;
const listeners = new Set<() => void>();

/** Shows a notice for some seconds; the next takes its place. Returns what takes it away sooner. */
export function tell(words: string, action?: NoticeAction): () => void {
  const id = ++last;
  show([{ id, words, action }]);
  setTimeout(() => drop(id), SHOWN_MS);
  return () => drop(id);
}

function drop(id: number): void {
  show(notices.filter((notice) => notice.id !== id));
}

function show(next: readonly Notice[]): void {
  notices = next;
  for (const listener of listeners) listener();
}

/** Where notices are shown: there is one. */
export function Notices({ close }: { readonly close: string }) {
  const shown = useSyncExternalStore(
    (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    () => notices,
  );
  return (
    <div className={classes.notices} role="status" aria-live="polite">
      {shown.map(({ id, words, action }) => (
        <div key={id} className={classes.notice}>
          <span>{words}</span>
          {action !== undefined && (
            <button
              type="button"
              onClick={() => {
                action.run();
                drop(id);
              }}
            >
              {action.words}
            </button>
          )}
          <CloseButton size="sm" aria-label={close} onClick={() => drop(id)} />
        </div>
      ))}
    </div>
  );
}

import { useSyncExternalStore } from 'react';

const PAUSE_MS = 1000;

let shown = '';
let next: string | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/** Says something to readers of the screen; at most once a second, the newest counts. */
export function announce(words: string): void {
  next = words;
  if (timer !== undefined) return;
  show();
  timer = setTimeout(() => {
    timer = undefined;
    if (next !== undefined) announce(next);
  }, PAUSE_MS);
}

function show(): void {
  shown = next ?? shown;
  next = undefined;
  for (const listener of listeners) listener();
}

/** The live region of the app: there is one. */
export function Announcer() {
  const words = useSyncExternalStore(
    (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    () => shown,
  );
  return (
    <div className="visually-hidden" role="status" aria-live="polite">
      {words}
    </div>
  );
}

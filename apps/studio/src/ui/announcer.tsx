import { useSyncExternalStore } from 'react';

const PAUSE_MS = 1000;

let shown = '';
/** By topic, the oldest first. */
const waiting = new Map<string, string>();
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/** Says something to readers of the screen, at most once a second. Of what waits about one topic, only the newest is said. */
export function announce(words: string, topic = ''): void {
  waiting.delete(topic);
  waiting.set(topic, words);
  if (timer === undefined) showNext();
}

function showNext(): void {
  timer = undefined;
  const [next] = waiting;
  if (next === undefined) return;
  const [topic, words] = next;
  waiting.delete(topic);
  shown = words;
  for (const listener of listeners) listener();
  timer = setTimeout(showNext, PAUSE_MS);
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

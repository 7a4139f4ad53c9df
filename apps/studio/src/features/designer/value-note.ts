import { useSyncExternalStore } from 'react';

const SHOWN_MS = 2000;

let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/** Says for two seconds that no value changes: places of columns and tables have no say in any. */
export function noteSameValues(): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    timer = undefined;
    tell();
  }, SHOWN_MS);
  tell();
}

function tell(): void {
  for (const listener of listeners) listener();
}

/** Whether it is being said that no value changes. */
export function useSameValues(): boolean {
  return useSyncExternalStore(
    (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    () => timer !== undefined,
  );
}

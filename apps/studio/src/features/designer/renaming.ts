import { useSyncExternalStore } from 'react';

let asked: string | undefined;
const listeners = new Set<() => void>();

/** Asks that the name of a column be changed where it stands. */
export function askToRename(column: string | undefined): void {
  asked = column;
  for (const listener of listeners) listener();
}

/** Says whether a column's name is asked to be changed. */
export function useRenaming(column: string): { readonly asked: boolean; readonly end: () => void } {
  const isAsked = useSyncExternalStore(
    (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    () => asked === column,
  );
  return { asked: isAsked, end: () => isAsked && askToRename(undefined) };
}

import { useSyncExternalStore } from 'react';

let asked: string | undefined;
const listeners = new Set<() => void>();

/** Asks for the name of a table that was just made; undefined ends that. */
export function askToNameTable(table: string | undefined): void {
  asked = table;
  for (const listener of listeners) listener();
}

/** Says whether the name of a table is asked for. */
export function useIsTableAsked(table: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    () => asked === table,
  );
}

import { useSyncExternalStore } from 'react';

let open: string | undefined;
const listeners = new Set<() => void>();

/** Opens the gallery for a column; undefined closes it. There is one at a time. */
export function openGallery(column: string | undefined): void {
  open = column;
  for (const listener of listeners) listener();
}

/** Says whether the gallery is open for a column. */
export function useGalleryOf(column: string): boolean {
  return useOpenGallery() === column;
}

/** The column that the gallery is open for. */
export function useOpenGallery(): string | undefined {
  return useSyncExternalStore(
    (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    () => open,
  );
}

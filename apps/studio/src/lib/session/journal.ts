/**
 * What was changed and is not kept yet, written down at once: a page that is reloaded or dies a moment after a change goes on from it.
 * It is the tab's own (`sessionStorage`), so that two tabs do not overwrite each other's.
 */
export interface Unsaved {
  /** The text that was kept last. */
  readonly base: string;
  readonly text: string;
  /** When it was written down. */
  readonly at: number;
}

const keyOf = (id: string) => `populace.unsaved.${id}`;

/** Writes down what is not kept yet. A text that is too long for it is kept by the slower way alone. */
export function noteUnsaved(id: string, unsaved: Unsaved): void {
  try {
    sessionStorage.setItem(keyOf(id), JSON.stringify(unsaved));
  } catch {
    forgetUnsaved(id);
  }
}

/** Forgets what has been kept. */
export function forgetUnsaved(id: string): void {
  try {
    sessionStorage.removeItem(keyOf(id));
  } catch {
    // A browser that keeps nothing has nothing to forget.
    return;
  }
}

/** Returns what this tab did not keep before the page went, if there is anything. */
export function findUnsaved(id: string): Unsaved | undefined {
  try {
    const noted: unknown = JSON.parse(sessionStorage.getItem(keyOf(id)) ?? 'null');
    if (typeof noted !== 'object' || noted === null) return undefined;
    const { base, text, at } = noted as Partial<Unsaved>;
    return typeof base === 'string' && typeof text === 'string' && typeof at === 'number'
      ? { base, text, at }
      : undefined;
  } catch {
    return undefined;
  }
}

import type { Draft } from './draft.ts';

/** Drafts that nobody has changed yet stand apart from those that are kept, so that a look at a template keeps nothing. */
const PREFIX = 'populace.unkept.';

/** As many are known at once; the oldest makes room. */
const MOST = 5;

/** Notes a draft. Says whether there was room for it. */
export function noteUnkept(draft: Draft): boolean {
  try {
    for (const key of oldKeys().slice(0, -(MOST - 1))) localStorage.removeItem(key);
    localStorage.setItem(`${PREFIX}${draft.id}`, JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

/** Returns a draft that is only noted. */
export function findUnkept(id: string): Draft | undefined {
  const noted = localStorage.getItem(`${PREFIX}${id}`);
  // Only `noteUnkept` writes under this name.
  return noted === null ? undefined : (JSON.parse(noted) as Draft);
}

/** Forgets a note: the draft is kept, or was deleted. */
export function forgetUnkept(id: string): void {
  localStorage.removeItem(`${PREFIX}${id}`);
}

function oldKeys(): readonly string[] {
  const keys = Array.from({ length: localStorage.length }, (_, place) => localStorage.key(place) ?? '');
  const createdAt = (key: string) => findUnkept(key.slice(PREFIX.length))?.createdAt ?? 0;
  return keys.filter((key) => key.startsWith(PREFIX)).sort((a, b) => createdAt(a) - createdAt(b));
}

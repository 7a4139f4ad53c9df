import { forgetAllDrafts } from '../../lib/drafts/draft-store.ts';
import { forgetOffline } from '../../lib/offline/offline.ts';

/** What all that the Studio keeps by name begins with. */
const PREFIX = 'populace.';

/** Deletes all that the Studio keeps in this browser: schemas, choices, what is not saved yet, and its copy for when there is no network. */
export async function deleteEverything(): Promise<void> {
  // The schemas first: if anything fails, they are what matters.
  await forgetAllDrafts();
  forgetNamed(localStorage);
  forgetNamed(sessionStorage);
  await forgetOffline();
}

function forgetNamed(storage: Storage): void {
  const names = Array.from({ length: storage.length }, (_, place) => storage.key(place) ?? '');
  for (const name of names) if (name.startsWith(PREFIX)) storage.removeItem(name);
}

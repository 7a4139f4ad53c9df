import { downloadZip } from 'client-zip';
import { listDrafts, loadDraft } from '../../lib/drafts/draft-store.ts';
import { distinctNames, schemaBaseName } from '../../lib/file-names/file-names.ts';

/** Returns all schemas of this browser as one archive, each a file called as it is. */
export async function archiveOfAll(): Promise<Blob> {
  const pages = await listDrafts();
  const drafts = await Promise.all(pages.map(({ id }) => loadDraft(id)));
  const kept = drafts.filter((draft) => draft !== undefined);
  const names = distinctNames(kept.map(({ name }) => schemaBaseName(name)));
  const files = kept.map(({ text, updatedAt }, index) => ({
    name: `${names[index]}.${text.trimStart().startsWith('{') ? 'json' : 'yaml'}`,
    input: text,
    lastModified: new Date(updatedAt),
  }));
  return downloadZip(files).blob();
}

import { downloadZip } from 'client-zip';
import { listDrafts, loadDraft } from '../../lib/drafts/draft-store.ts';

/** Returns all schemas of this browser as one archive, each a file called as it is. */
export async function archiveOfAll(): Promise<Blob> {
  const taken = new Set<string>();
  const files: { readonly name: string; readonly input: string; readonly lastModified: Date }[] = [];
  for (const { id, updatedAt } of await listDrafts()) {
    const draft = await loadDraft(id);
    if (draft === undefined) continue;
    const extension = draft.text.trimStart().startsWith('{') ? 'json' : 'yaml';
    const name = freeName(plainName(draft.name), taken);
    files.push({ name: `${name}.${extension}`, input: draft.text, lastModified: new Date(updatedAt) });
  }
  return downloadZip(files).blob();
}

/** A name that every file system takes. */
function plainName(name: string): string {
  const plain = name.replaceAll(/[\p{Cc}/\\:*?"<>|\s.]+/gu, '-').replaceAll(/^-+|-+$/g, '');
  return plain === '' ? 'schema' : plain;
}

function freeName(name: string, taken: Set<string>): string {
  let free = name;
  for (let number = 2; taken.has(free.toLowerCase()); number++) free = `${name}-${number}`;
  taken.add(free.toLowerCase());
  return free;
}

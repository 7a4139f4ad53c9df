import { looksLikeSchema } from '../document/looks-like-schema.ts';
import { createDraftOfText } from './draft-of-text.ts';
import { listDrafts, loadDraft } from './draft-store.ts';
import { ArchiveError, readArchive } from './read-archive.ts';

/** What became of the schemas of an archive. */
export interface RestoredArchive {
  readonly restored: number;
  /** Those that are kept already, in the same words. */
  readonly known: number;
}

/**
 * Keeps each schema of a ZIP archive, such as the one that "Save all as a ZIP" saves, as a new schema; not those that are kept already.
 * @throws ArchiveError where it is no archive, or there is no schema in it.
 */
export async function restoreArchive(archive: Blob): Promise<RestoredArchive> {
  const files = await readArchive(
    archive,
    (name) => /\.(ya?ml|json)$/i.test(name) && !/(^|\/)(__MACOSX\/|\.)/.test(name),
  );
  const schemas = files.map(({ text }) => text).filter(looksLikeSchema);
  if (schemas.length === 0) throw new ArchiveError('There is no schema in the archive.');
  const pages = await listDrafts();
  const texts = new Set((await Promise.all(pages.map(({ id }) => loadDraft(id)))).map((draft) => draft?.text));
  const fresh = schemas.filter((text) => !texts.has(text));
  for (const text of fresh) await createDraftOfText(text);
  return { restored: fresh.length, known: schemas.length - fresh.length };
}

import { readOutline } from '../document/read-outline.ts';
import { readSchemaView } from '../document/read-schema-view.ts';
import { writtenTables } from '../document/written-tables.ts';
import { createDraft, type DraftChange, noteDraft } from './draft-store.ts';

/** Keeps a schema's text as a new draft and returns its id. A text that can't be read is kept too, to be mended as text. */
export function createDraftOfText(text: string): Promise<string> {
  return createDraft(draftOfText(text));
}

/** Notes a schema's text as a new draft, which its first change keeps, and returns its id. */
export function noteDraftOfText(text: string): Promise<string> {
  return noteDraft(draftOfText(text));
}

/** Returns what is kept of a text. */
export function draftOfText(text: string): DraftChange {
  const read = readSchemaView(text);
  const view = 'view' in read ? read.view : undefined;
  const { name, tableCount } =
    view === undefined ? readOutline(text) : { name: view.name, tableCount: writtenTables(view.tables) };
  const mix = (view?.locale?.shares ?? []).map(({ id, weight }) => ({ id, weight }));
  const seeds = [{ seed: view?.seed ?? '1', at: Date.now() }];
  return { name: name ?? '', text, seeds, tableCount, mix };
}

import { readSchemaView } from '../document/read-schema-view.ts';
import { createDraft } from './draft-store.ts';

/** Keeps a schema's text as a new draft and returns its id. A text that can't be read is kept too, to be mended as text. */
export function createDraftOfText(text: string): Promise<string> {
  const read = readSchemaView(text);
  const view = 'view' in read ? read.view : undefined;
  const mix = (view?.locale?.shares ?? []).map(({ id, weight }) => ({ id, weight }));
  const seeds = [{ seed: view?.seed ?? '1', at: Date.now() }];
  return createDraft({ name: view?.name ?? '', text, seeds, tableCount: view?.tables.length ?? 0, mix });
}

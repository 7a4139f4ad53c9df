import { applyEdit } from '../document/apply-edit.ts';
import type { Draft } from './draft.ts';
import { draftOfText } from './draft-of-text.ts';
import { createDraft, loadDraft, saveDraft } from './draft-store.ts';

/**
 * Renames a kept schema: its text says the new name.
 * @throws EditError where the text can't be read.
 */
export async function renameDraft(id: string, name: string): Promise<void> {
  const draft = await demandDraft(id);
  const { seeds } = draft;
  const renamed = { ...draftOfText(applyEdit(draft.text, { kind: 'set-name', name })), name, seeds };
  const answer = await saveDraft(id, renamed, draft.revision);
  if (answer.kind === 'stale') await renameDraft(id, name);
}

/** Keeps a copy of a schema under another name, and returns its id. A text that can't be read is copied as it is. */
export async function duplicateDraft(id: string, name: string): Promise<string> {
  const { text, seeds } = await demandDraft(id);
  return createDraft({ ...draftOfText(renamed(text, name)), name, seeds });
}

function renamed(text: string, name: string): string {
  try {
    return applyEdit(text, { kind: 'set-name', name });
  } catch {
    return text;
  }
}

async function demandDraft(id: string): Promise<Draft> {
  const draft = await loadDraft(id);
  if (draft === undefined) throw new Error('The schema is not there any more.');
  return draft;
}

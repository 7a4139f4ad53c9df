import { applyEdit } from '../../../lib/document/apply-edit.ts';

/** Returns the text of a schema with another seed: the same schema of another world. */
export function worldText(text: string, seed: string): string {
  return applyEdit(text, { kind: 'set-seed', seed });
}

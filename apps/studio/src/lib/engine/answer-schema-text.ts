import { errorOfProblems } from '@populace/core';
import { decodeDocument } from '@populace/library';
import { looksLikeSchema } from '../document/looks-like-schema.ts';
import type { AskOf } from './engine-calls.ts';

/** Returns the text of a schema file; null where nothing in it says that it is one. */
export async function schemaText({ file }: AskOf<'schemaText'>): Promise<string | null> {
  const { text, problems } = decodeDocument(new Uint8Array(await file.arrayBuffer()));
  if (problems.length > 0) throw errorOfProblems(problems);
  return looksLikeSchema(text) ? text : null;
}

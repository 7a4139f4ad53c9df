import { type OpenedSchema, openSchema } from '@populace/library';

/** Schemas stay open for the next call; more than a few would only hold memory. */
const KEPT = 4;

const kept = new Map<string, Promise<OpenedSchema>>();

/** Opens a schema, or returns it as it was opened for an earlier call. */
export function schemaOf(text: string, locale?: string): Promise<OpenedSchema> {
  const key = `${locale ?? ''}\n${text}`;
  const known = kept.get(key);
  if (known !== undefined) {
    kept.delete(key);
    kept.set(key, known);
    return known;
  }
  const opened = openSchema(text, locale === undefined ? {} : { locale });
  kept.set(key, opened);
  // A schema that does not open is not worth keeping; who asked gets the error.
  opened.catch(() => kept.delete(key));
  for (const oldest of kept.keys()) {
    if (kept.size <= KEPT) break;
    kept.delete(oldest);
  }
  return opened;
}

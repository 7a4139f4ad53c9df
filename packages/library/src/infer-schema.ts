import type { Problem } from '@populace/core';
import type { Evidence, Known, KnownLocale, SchemaProposal, TableProposal } from '@populace/importers';
import { findLocalePage, type LocalePage, listLocales } from './catalogue-locales.ts';
import { knownNames } from './known-names.ts';
import { checkSchema } from './open-schema.ts';
import { defaultRegistry } from './registry.ts';

/** How a schema is to be made of what is there. */
export interface InferOptions {
  /** The name of the file, of which the table's is made. */
  readonly fileName?: string | undefined;
  /** The bytes of the whole file (or characters of the whole text), where only its begin is given; rows are estimated by it. */
  readonly size?: number | undefined;
  /** Whether the first line has the names of the columns; found out if absent. */
  readonly header?: boolean | undefined;
  /** The locales that may be taken, the preferred one first; all if absent. */
  readonly locales?: readonly string[] | undefined;
  /** What `now` is to mean in the schema, such as today's date; left out if absent. */
  readonly now?: string | undefined;
  /** Writes behind each column what speaks for it, as a comment. */
  readonly comments?: boolean | undefined;
}

/** A schema made of what was there. */
export interface InferredSchema {
  /** The schema as YAML text. */
  readonly document: string;
  readonly tables: readonly TableProposal[];
  /** What speaks for the locale. */
  readonly evidence: readonly Evidence[];
  /** What could not be read as it stands, and what was done about it. */
  readonly problems: readonly Evidence[];
}

/** So many bytes of a file are looked at; more would not tell more. */
export const MOST_BYTES = 1_000_000;

/**
 * Makes a schema that makes rows like those of a CSV file: the same columns in the same order, of the same types. Of a large file
 * only the begin is looked at. No value that may be personal gets into the schema.
 * @throws CodedError `import/empty` where there is nothing to read, `import/not-text` where the file is no text,
 * `schema/unknown-locale`.
 */
export async function inferSchema(source: string | Blob, options: InferOptions = {}): Promise<InferredSchema> {
  const importers = await import('@populace/importers');
  const { fileName = nameOf(source), header } = options;
  const isText = typeof source === 'string';
  const given = isText ? source : new Uint8Array(await source.slice(0, MOST_BYTES).arrayBuffer());
  const size = Math.max(options.size ?? 0, isText ? source.length : source.size);
  const known = { ...knownOf(options), names: await knownNames() };
  return finish(importers.inferCsv(given, { fileName, header, size }, known), options);
}

/** How a schema is to be made of words. */
export type InferWordsOptions = Pick<InferOptions, 'locales' | 'now' | 'comments'>;

/**
 * Makes a schema of words, such as `customers: id, first name, email; orders(id, customer, total: number 1-400)`. Tables stand on lines
 * or between semicolons; a word that names another table refers to it; a table of which only the name is there, such as
 * `customers`, has the columns that such tables usually have.
 * @throws CodedError `import/empty` where there is no word.
 */
export async function inferWords(text: string, options: InferWordsOptions = {}): Promise<InferredSchema> {
  const importers = await import('@populace/importers');
  return finish(importers.inferWords(text, knownOf(options)), options);
}

function nameOf(source: string | Blob): string | undefined {
  if (typeof source === 'string' || !('name' in source)) return undefined;
  return typeof source.name === 'string' ? source.name : undefined;
}

/** The document's own `now` where nobody says another. */
const DEFAULT_NOW = '2026-01-01';

function knownOf({ locales, now = DEFAULT_NOW }: InferOptions): Known {
  const generators = [...new Set(defaultRegistry().generators.values())];
  return { generators, locales: localesOf(locales), now: now.slice(0, 10) };
}

/**
 * The locales that may be taken; without a word about them that of the schema that says none comes first, then those that their
 * language alone means, so that German speaks for Germany where nothing speaks for Austria.
 */
function localesOf(asked: readonly string[] | undefined): readonly KnownLocale[] {
  if (asked === undefined || asked.length === 0)
    return listLocales().toSorted((a, b) => preferenceOf(b) - preferenceOf(a));
  return asked.map(findLocalePage);
}

function preferenceOf({ id, aliases }: LocalePage): number {
  if (id === 'en_US') return 2;
  return aliases.length > 0 ? 1 : 0;
}

/** Writes the document, and mends what the check of the schema finds wrong in it. */
async function finish(proposal: SchemaProposal, { now, comments }: InferOptions): Promise<InferredSchema> {
  const importers = await import('@populace/importers');
  let mended = proposal;
  let document = importers.writeDocument(mended, { now, comments });
  for (let round = 0; round < 3; round++) {
    const errors = (await checkSchema(document)).filter(({ severity }) => severity === 'error');
    if (errors.length === 0) break;
    mended = importers.mendProposal(mended, errors.map(pointerOf));
    document = importers.writeDocument(mended, { now, comments });
  }
  const { tables, evidence, problems } = mended;
  return { document, tables, evidence, problems };
}

function pointerOf({ place }: Problem): string {
  return place.pointer;
}

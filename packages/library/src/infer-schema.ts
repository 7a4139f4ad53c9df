import { parseMoment } from '@populace/calendar';
import { CodedError, type Problem, quote } from '@populace/core';
import type { Evidence, Known, KnownLocale, SchemaProposal, TableProposal } from '@populace/importers';
import { byImportance } from '@populace/recipes';
import { findLocalePage, listLocales } from './catalogue-locales.ts';
import { knownNames } from './known-names.ts';
import { checkSchema } from './open-schema.ts';
import { defaultRegistry } from './registry/registry.ts';

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
  /** Copies a category only where at least this many of the rows read have it: 1 or more, 20 if absent. Personal values are never copied. */
  readonly minCategoryRows?: number | undefined;
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
 * Makes a schema that makes rows like those of a CSV file or of a list of rows in JSON, or of each list of an object of such lists: the
 * same columns in the same order, of the same types. Of a large file only the begin is looked at. No value that may be personal gets into the schema.
 * @throws CodedError `import/empty` where there is nothing to read, `import/not-text` where the file is not text,
 * `import/not-rows` where it is in another format than CSV, TSV or JSON, `schema/unknown-locale`, `call/usage`
 * where `now` is neither a date nor a timestamp.
 */
export async function inferSchema(source: string | Blob, options: InferOptions = {}): Promise<InferredSchema> {
  return inferTables([{ source, fileName: options.fileName, size: options.size, header: options.header }], options);
}

/** A file of rows of which a table is to be made. */
export interface InferFile extends Pick<InferOptions, 'fileName' | 'size' | 'header'> {
  readonly source: string | Blob;
}

/** How a schema is to be made of several files. */
export type InferTablesOptions = Omit<InferOptions, 'fileName' | 'size' | 'header'>;

/**
 * Makes a schema with a table for each file, as `inferSchema` does for one. A column that is called as another table's key and holds its
 * values, such as `customer_id` beside `customers.csv`, refers to it.
 * @throws CodedError as `inferSchema` does.
 */
export async function inferTables(
  files: readonly InferFile[],
  options: InferTablesOptions = {},
): Promise<InferredSchema> {
  const importers = await import('@populace/importers');
  const read = await Promise.all(files.map(beginOf));
  return finish(importers.inferFiles(read, { ...knownOf(options), names: await knownNames() }), options);
}

async function beginOf({ source, fileName = nameOf(source), header, ...file }: InferFile) {
  const isText = typeof source === 'string';
  const given = isText ? source : new Uint8Array(await source.slice(0, MOST_BYTES).arrayBuffer());
  const size = Math.max(file.size ?? 0, isText ? source.length : source.size);
  return { source: given, fileName, size, header };
}

/** How a schema is to be made of words. */
export type InferWordsOptions = Pick<InferOptions, 'locales' | 'now' | 'comments'>;

/**
 * Makes a schema of words, such as `customers: id, first name, email; orders(id, customer, total: number 1-400)`. Tables stand on lines
 * or between semicolons; a word that names another table refers to it; a table of which only the name is there, such as
 * `customers`, has the columns that such tables usually have.
 * @throws CodedError `import/empty` where there is no word, `call/usage` where `now` is neither a date nor a timestamp.
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

function knownOf({ locales, minCategoryRows, now = DEFAULT_NOW }: InferOptions): Known {
  const generators = [...new Set(defaultRegistry().generators.values())];
  return { generators, locales: localesOf(locales), now: dayOf(now), minCategoryRows };
}

/** The day of a date or a timestamp, which is not relative to itself. */
function dayOf(now: string): string {
  const begin = { days: 0, ms: 0, us: 0, hasTime: false };
  if (!now.startsWith('now') && parseMoment(now, begin) !== undefined) return now.slice(0, 10);
  const message = `now must be a date or a timestamp, such as 2026-01-01 or 2026-01-01T00:00:00Z, but is ${quote(now)}.`;
  throw new CodedError('call/usage', message);
}

/**
 * The locales that may be taken. Without a word about them that of the schema that says none comes first, then the main ones of scripts,
 * languages and countries, so that German speaks for Germany where nothing speaks for Austria.
 */
function localesOf(asked: readonly string[] | undefined): readonly KnownLocale[] {
  if (asked !== undefined && asked.length > 0) return asked.map(findLocalePage);
  return byImportance(listLocales()).toSorted(
    (a, b) => Number(b.id === DEFAULT_LOCALE) - Number(a.id === DEFAULT_LOCALE),
  );
}

/** The locale of a schema that names none. */
const DEFAULT_LOCALE = 'en_US';

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

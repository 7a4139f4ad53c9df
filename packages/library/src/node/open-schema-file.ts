import { dirname } from 'node:path';
import { CodedError, errorOfProblems } from '@populace/core';
import { decodeDocument } from '@populace/document';
import { type OpenedSchema, openSchema } from '../open-schema.ts';
import type { OpenOptions } from '../schema-origin.ts';
import { createFileReader } from './create-file-reader.ts';
import { readBounded } from './read-bounded.ts';
import { unreadableFile } from './unreadable-file.ts';

/** What of a schema file is set from outside. */
export type OpenFileOptions = OpenOptions;

/** The document's own limit. */
const MOST_BYTES = 4 * 2 ** 20;

/**
 * Opens a schema file (YAML or JSON). The files that it names are looked for from its own folder.
 * @throws CodedError `call/no-such-file`, or with all problems of the schema.
 */
export async function openSchemaFile(path: string, options: OpenFileOptions = {}): Promise<OpenedSchema> {
  return openSchema(await readSchemaFile(path), { readFile: createFileReader(dirname(path)), ...options });
}

/**
 * Reads the text of a schema file.
 * @throws CodedError `call/no-such-file` where it cannot be read, `limit/schema-size` where it has more than 4 MiB, `schema/encoding`.
 */
export async function readSchemaFile(path: string): Promise<string> {
  const { text, problems } = decodeDocument(await readSchemaBytes(path));
  if (problems.length > 0) throw errorOfProblems(problems);
  return text;
}

/**
 * Reads the bytes of a schema file.
 * @throws CodedError `call/no-such-file` where it cannot be read, `limit/schema-size` where it has more than 4 MiB.
 */
export async function readSchemaBytes(path: string): Promise<Uint8Array> {
  const bytes = await readBounded(path, MOST_BYTES).catch((error: unknown) => {
    throw unreadableFile(path, 'schema file', error);
  });
  if (bytes !== undefined) return bytes;
  throw new CodedError('limit/schema-size', `${path} has more than 4 MiB; a schema may have 4 MiB.`);
}

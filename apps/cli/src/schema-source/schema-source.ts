import { dirname, resolve } from 'node:path';
import { CodedError, errorOfProblems } from '@populace/core';
import {
  decodeDocument,
  type FileReader,
  type OpenedSchema,
  type OpenOptions,
  openColumns,
  openSchema,
} from '@populace/library';
import { createFileReader, readSchemaBytes } from '@populace/library/node';
import { SourceError, type SourceText } from '../problems/source-error.ts';
import { usageError } from '../problems/usage.ts';
import { readInput } from './read-input.ts';

/** A schema as the call names it. */
export interface SchemaSource extends SourceText {
  open(options: OpenOptions): Promise<OpenedSchema>;
  /** The paths of the files that were read so far: the schema's own, and those that it names. */
  files(): readonly string[];
}

/** What of the call names a schema: a file or `-` for standard input, or columns on a line. */
export interface NamedSchema {
  readonly schema: string | undefined;
  readonly columns?: string | undefined;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Reads the schema that a call names.
 * @throws CodedError `call/usage` where it names none or two, `call/no-such-file`, `limit/schema-size`, `schema/encoding`.
 */
export async function readSource({ schema, columns, signal }: NamedSchema): Promise<SchemaSource> {
  if (columns !== undefined) {
    if (schema !== undefined) throw usageError('The call has a schema and --columns: give one of them.');
    return sourceOf({ label: '--columns', text: columns }, openColumns);
  }
  if (schema === undefined) {
    throw usageError('The schema is missing: name a file, or - for standard input.');
  }
  if (schema === '-') return sourceOf(decoded('standard input', await readInput(signal)), openSchema);
  return sourceOf(decoded(schema, await readSchemaBytes(schema)), openSchema, schema);
}

/**
 * Decodes the text of a schema.
 * @throws SourceError `schema/encoding` where it is not text.
 */
function decoded(label: string, bytes: Uint8Array): SourceText {
  const { text, problems } = decodeDocument(bytes);
  if (problems.length > 0) throw new SourceError({ label, text }, errorOfProblems(problems));
  return { label, text };
}

type Open = (text: string, options: OpenOptions) => Promise<OpenedSchema>;

/** Files that the schema names are looked for from a folder: its own, or, of one that is in no file, where the call is made. */
function sourceOf(source: SourceText, open: Open, path?: string): SchemaSource {
  const folder = path === undefined ? '.' : dirname(path);
  const files = path === undefined ? [] : [path];
  const read = createFileReader(folder);
  const readFile: FileReader = (name) => {
    files.push(resolve(folder, name));
    return read(name);
  };
  return {
    ...source,
    files: () => files,
    async open(options) {
      try {
        return await open(source.text, { readFile, ...options });
      } catch (error) {
        throw error instanceof CodedError ? new SourceError(source, error) : error;
      }
    },
  };
}

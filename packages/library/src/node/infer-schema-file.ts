import { open } from 'node:fs/promises';
import { basename } from 'node:path';
import {
  type InferOptions,
  type InferredSchema,
  type InferTablesOptions,
  inferSchema,
  inferTables,
  MOST_BYTES,
} from '../infer-schema.ts';
import { unreadableFile } from './unreadable-file.ts';

/**
 * Makes a schema that makes rows like those of a CSV file, as `inferSchema` does; only the begin of the file is read.
 * @throws CodedError `call/no-such-file`, `import/empty`, `import/not-text`, `import/not-rows`.
 */
export async function inferSchemaFile(path: string, options: InferOptions = {}): Promise<InferredSchema> {
  const { bytes, size } = await readBegin(path);
  return inferSchema(new Blob([bytes]), { fileName: basename(path), size, ...options });
}

/**
 * Makes a schema with a table for each file, as `inferTables` does; only the begins of the files are read.
 * @throws CodedError as `inferSchemaFile` does.
 */
export async function inferTableFiles(
  paths: readonly string[],
  { header, ...options }: InferTablesOptions & Pick<InferOptions, 'header'> = {},
): Promise<InferredSchema> {
  const files = await Promise.all(
    paths.map(async (path) => {
      const { bytes, size } = await readBegin(path);
      return { source: new Blob([bytes]), fileName: basename(path), size, header };
    }),
  );
  return inferTables(files, options);
}

async function readBegin(path: string): Promise<{ readonly bytes: Uint8Array<ArrayBuffer>; readonly size: number }> {
  try {
    const file = await open(path);
    try {
      const { size } = await file.stat();
      const buffer = new Uint8Array(MOST_BYTES);
      let length = 0;
      while (length < MOST_BYTES) {
        const { bytesRead } = await file.read(buffer, length, MOST_BYTES - length, length);
        if (bytesRead === 0) break;
        length += bytesRead;
      }
      return { bytes: buffer.subarray(0, length), size };
    } finally {
      await file.close();
    }
  } catch (error) {
    throw unreadableFile(path, 'CSV file', error);
  }
}

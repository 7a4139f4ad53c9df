import { CodedError } from '@populace/core';
import type { Reader } from './define-reader.ts';
import { readers } from './index.gen.ts';

/**
 * Returns the reader of a format. `label` is what people call the file.
 * @throws CodedError `call/usage` where there is none.
 */
export function readerOf(format: string, label: string): Reader {
  const reader = readers.find(({ id }) => id === format);
  if (reader !== undefined) return reader;
  const known = readers.map(({ id }) => id).join(', ');
  const message = `${label} is ${format}, which verify does not read: write one of ${known} beside it (--format csv --out FOLDER/) and verify that.`;
  throw new CodedError('call/usage', message);
}

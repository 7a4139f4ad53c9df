import { useCallback, useState } from 'react';
import { today } from '../../lib/document/today.ts';
import { useCreateSchema } from '../../lib/drafts/use-create-schema.ts';
import type { InferAnswer } from '../../lib/engine/engine-calls.ts';
import { failureOf } from '../../lib/engine/engine-error.ts';
import { backgroundEngine } from '../../lib/engine/engines.ts';

/** How far reading a file has come. */
export type FileState =
  | { readonly kind: 'none' }
  | { readonly kind: 'reading'; readonly file: string }
  | { readonly kind: 'failed'; readonly file: string; readonly reason: string };

/** A schema's text is at most this long (4 MiB); a longer file can only be rows. */
const LONGEST_SCHEMA = 4 * 1024 * 1024;

/** Returns what reads a file: a schema is opened, rows are looked at for a schema, which is told to `onFound`. */
export function useReadFile(onFound: (found: InferAnswer) => void): {
  readonly state: FileState;
  readonly read: (file: File) => Promise<void>;
  readonly dismiss: () => void;
} {
  const create = useCreateSchema();
  const [state, setState] = useState<FileState>({ kind: 'none' });
  const read = useCallback(
    async (file: File) => {
      setState({ kind: 'reading', file: file.name });
      try {
        if (isSchemaName(file.name) && file.size <= LONGEST_SCHEMA) await create(await file.text());
        else onFound(await backgroundEngine.call('infer', { file, fileName: file.name, today: today() }));
        setState({ kind: 'none' });
      } catch (error) {
        setState({ kind: 'failed', file: file.name, reason: failureOf(error).message });
      }
    },
    [create, onFound],
  );
  return { state, read, dismiss: () => setState({ kind: 'none' }) };
}

function isSchemaName(name: string): boolean {
  return /\.(ya?ml|json)$/i.test(name);
}

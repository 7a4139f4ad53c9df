import { CodedError } from '@populace/core';

/** The error that says why a file cannot be read; `wanted` is what it should be, such as "schema file". */
export function unreadableFile(path: string, wanted: string, error: unknown): CodedError {
  if (error instanceof CodedError) return error;
  const reason = error instanceof Error && 'code' in error ? String(error.code) : String(error);
  const sentence = reasonOf(reason, wanted) ?? `cannot be read (${reason})`;
  return new CodedError('call/no-such-file', `${path} ${sentence}.`, { cause: error });
}

function reasonOf(reason: string, wanted: string): string | undefined {
  const reasons: { readonly [code: string]: string } = {
    ENOENT: 'does not exist; check the path',
    EACCES: 'may not be read; check its permissions',
    EISDIR: `is a folder; name a ${wanted} in it`,
  };
  return reasons[reason];
}

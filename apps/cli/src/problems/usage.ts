import { CodedError } from '@populace/core';
import { placeless } from './failure.ts';

/** The error of a call that is wrong, with the nearest right words where there are any. */
export function usageError(message: string, nearest: readonly string[] = []): CodedError {
  return new CodedError('call/usage', message, { problems: [placeless('call/usage', message, nearest)] });
}

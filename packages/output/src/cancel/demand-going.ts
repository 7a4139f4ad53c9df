import { CodedError } from '@populace/core';

/**
 * Stops a run that was cancelled.
 * @throws CodedError `run/cancelled`.
 */
export function demandGoing(signal: AbortSignal | undefined): void {
  if (signal?.aborted === true) throw new CodedError('run/cancelled', 'The run was cancelled.');
}

import { CodedError, type Vector } from '@populace/core';

/** The vector of what has been planned. */
export function plannedVector({ vector }: { readonly vector: Vector | undefined }): Vector {
  if (vector === undefined) throw new CodedError('internal', 'What was not planned to its end cannot be explained.');
  return vector;
}

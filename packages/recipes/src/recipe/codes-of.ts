import { CodedError, type CodesVector, type Vector } from '@populace/core';

/** A part's vector as codes. Recipes that start from another's code are only ever composed with such parts. */
export function codesOf(vector: Vector, use: string): CodesVector {
  if (vector.kind === 'codes') return vector;
  throw new CodedError('internal', `${use} needs codes, but was composed with a vector of kind ${vector.kind}.`);
}

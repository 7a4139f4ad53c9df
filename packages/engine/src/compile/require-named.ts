import { CodedError } from '@populace/core';

/** The one of a list that has a name; documents have been checked, so it is there. */
export function requireNamed<T extends { readonly name: string }>(list: readonly T[], name: string, what: string): T {
  const one = list.find((candidate) => candidate.name === name);
  if (one === undefined) throw new CodedError('internal', `There is no ${what} ${name}.`);
  return one;
}

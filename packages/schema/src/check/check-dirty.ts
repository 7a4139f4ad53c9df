import type { MapEntry } from '@populace/core';
import { readShare } from '@populace/recipes';
import type { DirtyShare } from '../model/model.ts';
import type { CheckContext } from './check-context.ts';

/** Reads in how many rows a text is as careless hands leave it. Adds problems. */
export function readDirty(entry: MapEntry | undefined, { problems, now }: CheckContext): DirtyShare | undefined {
  if (entry === undefined) return undefined;
  const { value } = entry;
  const share = readShare(value, { problems, name: 'dirty', now });
  return share === undefined ? undefined : { share, place: value.place };
}

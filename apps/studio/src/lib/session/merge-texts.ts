import { merge } from 'node-diff3';

/**
 * Puts two changes of one text together, line by line; undefined where both changed the same lines in different ways.
 * @param base What both began with.
 */
export function mergeTexts(base: string, mine: string, theirs: string): string | undefined {
  if (mine === theirs || theirs === base) return mine;
  if (mine === base) return theirs;
  const merged = merge(mine.split('\n'), base.split('\n'), theirs.split('\n'), { excludeFalseConflicts: true });
  return merged.conflict ? undefined : merged.result.join('\n');
}

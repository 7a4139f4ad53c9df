import type { Problem } from '@populace/library';
import type { FixSite, QuickFix } from './fixes/fix.ts';
import { nameFixes } from './fixes/name-fixes.ts';
import { optionFixes } from './fixes/option-fixes.ts';
import { rowsFixes } from './fixes/rows-fixes.ts';
import { spotOf } from './fixes/spot.ts';
import { readSchemaView } from './read-schema-view.ts';

/**
 * Returns the ways to mend a problem of a text, the best first: the nearest right names in place of a wrong one, then what the sentence
 * of the problem says to do where that is a simple edit. The edits name places by pointer, so they may be made to a text that has changed
 * elsewhere meanwhile; where the place is gone, `applyEdit` says so.
 */
export function quickFixesOf(problem: Problem, text: string): readonly QuickFix[] {
  const spot = spotOf(problem, text);
  const read = readSchemaView(text);
  if (spot === undefined || !('view' in read)) return [];
  const site: FixSite = { problem, view: read.view, spot };
  return [...nameFixes(site), ...optionFixes(site), ...rowsFixes(site)];
}

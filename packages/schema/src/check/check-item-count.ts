import { type DocumentNode, quote } from '@populace/core';
import type { Distribution } from '@populace/recipes';
import type { ItemCount } from '../model/model.ts';
import { readChildCount } from './check-child-count.ts';
import type { CheckContext } from './check-context.ts';

/** The most items of a list. */
export const MOST_ITEMS = 10_000;

/** Reads how many items a list has. Adds problems and returns undefined where that is not known, or may be too many. */
export function readItemCount(node: DocumentNode, name: string, at: CheckContext): ItemCount | undefined {
  const count = readChildCount(node, at);
  if (count === undefined) return undefined;
  const { min, max, distribution, formula } = count;
  if (formula !== undefined) {
    const message = `count of ${quote(name)} is a number, a range or a distribution; formulas count the rows of tables`;
    at.problems.add('schema/invalid-option', node.place, message);
    return undefined;
  }
  const most = distribution === undefined ? max : greatestOf(distribution);
  // A distribution without an end is cut off there; one that names greater numbers means them.
  const isOpen = distribution !== undefined && !Number.isFinite(most);
  if (most <= MOST_ITEMS || isOpen) return { min, max: Math.min(most, MOST_ITEMS), distribution };
  const message = `count of ${quote(name)} may be ${most}, but a list has at most 10,000 items; ask for fewer, or make a table of them`;
  at.problems.add('schema/invalid-option', node.place, message);
  return undefined;
}

/** The greatest number of a distribution, or one so far out that greater ones come less than once in 2^60 draws. */
function greatestOf(distribution: Distribution): number {
  if (typeof distribution === 'string') return Number.POSITIVE_INFINITY;
  switch (distribution.kind) {
    case 'zipf':
      return distribution.max;
    case 'weighted':
      return Math.max(...distribution.values.map(({ value, weight }) => (weight > 0 ? value : 0)));
    case 'histogram':
      return Math.floor(distribution.edges.at(-1) ?? 0);
    case 'poisson':
      return farOut(distribution.mean + 10 * Math.sqrt(distribution.mean) + 20);
    case 'exponential':
      return farOut(42 * distribution.mean + 1);
    default:
      return Number.POSITIVE_INFINITY;
  }
}

function farOut(number: number): number {
  return number < MOST_ITEMS ? Math.ceil(number) : Number.POSITIVE_INFINITY;
}

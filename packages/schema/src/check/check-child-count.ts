import { type DocumentNode, describeNode, type MapEntry, type OptionPlaces, type Place, wholeOf } from '@populace/core';
import { checkSpread, distributionOption } from '@populace/recipes';
import type { ChildCount } from '../model/model.ts';
import type { CheckContext } from './check-context.ts';
import { readFormula } from './check-formula.ts';

/** The most children of one parent. */
export const MOST_CHILDREN: number = 2 ** 31 - 1;

const spread = distributionOption({ summary: 'How many children a parent has.' });
const expected =
  'a number, { between: [1, 6] }, a distribution such as { poisson: 3.2 } or { weighted: { 1: 50, 2: 30 } }, or { formula: … } over the columns of the parent';

/** Reads how many children a parent has. Adds problems and returns undefined where it is no number and no distribution. */
export function readChildCount(node: DocumentNode, at: CheckContext): ChildCount | undefined {
  const whole = wholeOf(node);
  if (whole !== undefined) return fixedCount(whole, node, at);
  const only = node.kind === 'map' && node.entries.length === 1 ? node.entries[0] : undefined;
  if (only === undefined) return refuseCount(node, at);
  if (only.key === 'between') return readBetween(only.value, at);
  if (only.key === 'formula') return readCountFormula(only, at);
  const distribution = spread.read(node, { problems: at.problems, name: 'count', now: at.now });
  if (distribution === undefined) return undefined;
  const count = { min: 0, max: MOST_CHILDREN, distribution, formula: undefined };
  const before = at.problems.problems.length;
  checkSpread(distribution, { min: count.min, max: count.max, step: 1 }, placesOf(node.place, at));
  return at.problems.problems.length === before ? count : undefined;
}

function readCountFormula(entry: MapEntry, at: CheckContext): ChildCount | undefined {
  const formula = readFormula(entry, 'The formula of count', at);
  return formula && { min: 0, max: MOST_CHILDREN, distribution: undefined, formula };
}

function fixedCount(whole: bigint, node: DocumentNode, at: CheckContext): ChildCount | undefined {
  if (whole < 0n || whole > BigInt(MOST_CHILDREN)) return refuseCount(node, at);
  return { min: Number(whole), max: Number(whole), distribution: undefined, formula: undefined };
}

function readBetween(node: DocumentNode, at: CheckContext): ChildCount | undefined {
  const [min, max, ...more] = node.kind === 'list' ? node.items.map(wholeOf) : [];
  if (min === undefined || max === undefined || more.length > 0 || min < 0n || max > BigInt(MOST_CHILDREN)) {
    const message = `between must be two whole numbers from 0 to 2^31 - 1, such as [1, 6], but is ${describeNode(node)}`;
    at.problems.add('schema/invalid-option', node.place, message);
    return undefined;
  }
  if (min <= max) return { min: Number(min), max: Number(max), distribution: undefined, formula: undefined };
  const message = `between has ${min} before ${max}; swap them`;
  at.problems.add('schema/invalid-option', node.place, message);
  return undefined;
}

function refuseCount(node: DocumentNode, { problems }: CheckContext): undefined {
  problems.add('schema/invalid-option', node.place, `count must be ${expected}, but is ${describeNode(node)}`);
}

/** All of a count's problems stand where it does. */
function placesOf(place: Place, { problems, now }: CheckContext): OptionPlaces {
  return { problems, now, option: () => place, has: () => true };
}

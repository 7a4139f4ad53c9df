import { CodedError } from '@populace/core';
import type { WeightedPattern } from '../pack/pack.ts';
import type { Recipe } from '../recipe/recipe.ts';
import { concat } from './concat.ts';
import { constant } from './constant.ts';
import { oneOf } from './one-of.ts';

/** The parts that patterns may name; only those are made that a pattern has. */
export type PatternParts = { readonly [name: string]: () => Recipe };

/** The recipe of a text written by a pattern: `{surname} & {partner}` is a concatenation of the parts of these names. */
export function writtenBy(pattern: string, parts: PatternParts): Recipe {
  const pieces = pattern.split(/(\{\w+\})/).filter((piece) => piece !== '');
  const recipes = pieces.map((piece) =>
    piece.startsWith('{') ? partOf(piece.slice(1, -1), pattern, parts) : constant(piece),
  );
  const [only] = recipes;
  return recipes.length === 1 && only !== undefined ? only : concat(...recipes);
}

/** The recipe of texts written by patterns, of which one is taken by weight. */
export function written(patterns: readonly WeightedPattern[], parts: PatternParts): Recipe {
  return oneOf(patterns.map(({ text, weight }) => ({ weight, recipe: writtenBy(text, parts) })));
}

function partOf(name: string, pattern: string, parts: PatternParts): Recipe {
  const make = Object.hasOwn(parts, name) ? parts[name] : undefined;
  if (make === undefined) throw new CodedError('internal', `The pattern ${pattern} has the unknown part ${name}.`);
  return make();
}

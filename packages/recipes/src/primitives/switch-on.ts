import { CodedError } from '@populace/core';
import { codesOf } from '../recipe/codes-of.ts';
import { eitherDomain } from '../recipe/domains.ts';
import { definePrimitive } from '../recipe/primitive.ts';
import type { Primitive, Recipe } from '../recipe/recipe.ts';
import { sourcePart } from '../recipe/source-part.ts';

/** The recipe that stands at another recipe's code: how a company is called says how its domain is made. */
export interface SwitchRecipe extends Recipe {
  readonly kind: 'switchOn';
  /** A recipe whose values are codes. */
  readonly on: Recipe;
  /** One a code. */
  readonly options: readonly Recipe[];
}

/** Makes the recipe that takes, in each row, the option at the code of `on`. */
export function switchOn(on: Recipe, options: readonly Recipe[]): SwitchRecipe {
  return { kind: 'switchOn', on, options };
}

export const switchPrimitive: Primitive<SwitchRecipe> = definePrimitive<SwitchRecipe>({
  kind: 'switchOn',
  type: () => ({ kind: 'string' }),
  parts: ({ on, options }) => [on, ...options],
  capacity: () => 'unknown',
  domain: ({ options }, scope) => eitherDomain(options.map((option) => scope.domain(option))),
  plan({ on, options }, at) {
    const sources = at.source.split(
      [on, ...options].map((recipe, place) => sourcePart(place === 0 ? 'on' : `${place - 1}`, recipe, at.scope)),
    );
    const coded = codesOf(at.part(on, sources[0] ?? at.source), 'A switch');
    if (coded.dictionary.size !== options.length) {
      throw new CodedError('internal', 'A switch needs a code for each of its options.');
    }
    const planned = options.map((recipe, place) => ({ vector: at.part(recipe, sources[place + 1] ?? at.source) }));
    return { kind: 'mixed', choice: coded.codes, options: planned };
  },
  explain: ({ on, options }, scope) =>
    `by ${scope.explain(on)}: ${options.map((option) => scope.explain(option)).join(' | ')}`,
  outline: ({ options }) => `one of ${options.length} ways of making it, by another value`,
});

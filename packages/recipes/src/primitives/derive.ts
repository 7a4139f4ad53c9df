import { createDictionary, type Dictionary } from '@populace/core';
import { codesOf } from '../recipe/codes-of.ts';
import { definePrimitive } from '../recipe/primitive.ts';
import type { Primitive, Recipe } from '../recipe/recipe.ts';

/** A text made of each entry of another recipe's list, once: the first character of a name. */
export interface DeriveRecipe extends Recipe {
  readonly kind: 'derive';
  /** A recipe whose values are codes. */
  readonly of: Recipe;
  /** `uriInitial` is written as a URI has it, by percent-encoded UTF-8 (RFC 3986, 2.1). */
  readonly by: 'initial' | 'uriInitial';
}

/** Makes the recipe of the first character of another recipe's texts. */
export function initialOf(of: Recipe, by: DeriveRecipe['by'] = 'initial'): DeriveRecipe {
  return { kind: 'derive', of, by };
}

export const derivePrimitive: Primitive<DeriveRecipe> = definePrimitive<DeriveRecipe>({
  kind: 'derive',
  type: () => ({ kind: 'string' }),
  parts: ({ of }) => [of],
  capacity: () => 'unknown',
  plan({ of, by }, at) {
    const vector = codesOf(at.part(of, at.source), 'What is derived from a list');
    return { ...vector, dictionary: initialsOf(vector.dictionary, by) };
  },
  explain: ({ of, by }, scope) => `the ${by} of ${scope.explain(of)}`,
  outline: ({ by }) => `the ${by} of another text`,
});

const made = { initial: new WeakMap<Dictionary, Dictionary>(), uriInitial: new WeakMap<Dictionary, Dictionary>() };

function initialsOf(dictionary: Dictionary, by: DeriveRecipe['by']): Dictionary {
  const known = made[by].get(dictionary);
  if (known !== undefined) return known;
  const initials = Array.from({ length: dictionary.size }, (_, code) => [...dictionary.text(code)][0] ?? '');
  const derived = createDictionary(by === 'initial' ? initials : initials.map(encodeURIComponent));
  made[by].set(dictionary, derived);
  return derived;
}

import { createDictionary, type Dictionary } from '../batch/dictionary.ts';
import { codesOf } from '../recipe/codes-of.ts';
import { definePrimitive } from '../recipe/primitive.ts';
import type { Primitive, Recipe } from '../recipe/recipe.ts';

/** A text made of each entry of another recipe's list, once: the first character of a name. */
export interface DeriveRecipe extends Recipe {
  readonly kind: 'derive';
  /** A recipe whose values are codes. */
  readonly of: Recipe;
  readonly by: 'initial';
}

/** Makes the recipe of the first character of another recipe's texts. */
export function initialOf(of: Recipe): DeriveRecipe {
  return { kind: 'derive', of, by: 'initial' };
}

export const derivePrimitive: Primitive<DeriveRecipe> = definePrimitive<DeriveRecipe>({
  kind: 'derive',
  type: () => ({ kind: 'string' }),
  parts: ({ of }) => [of],
  capacity: () => 'unknown',
  plan({ of }, at) {
    const vector = codesOf(at.part(of, at.source), 'What is derived from a list');
    return { ...vector, dictionary: initialsOf(vector.dictionary) };
  },
  explain: ({ of, by }, scope) => `the ${by} of ${scope.explain(of)}`,
  outline: ({ by }) => `the ${by} of another text`,
});

const made = new WeakMap<Dictionary, Dictionary>();

function initialsOf(dictionary: Dictionary): Dictionary {
  const known = made.get(dictionary);
  if (known !== undefined) return known;
  const initials = Array.from({ length: dictionary.size }, (_, code) => [...dictionary.text(code)][0] ?? '');
  const derived = createDictionary(initials);
  made.set(dictionary, derived);
  return derived;
}

import type { Capacity, Recipe, Scope } from './recipe.ts';

/** A part as a source asks for it: its capacity is counted only where ranks are divided among the parts. */
export function sourcePart(
  name: string,
  recipe: Recipe,
  scope: Scope,
): { readonly name: string; readonly capacity: Capacity } {
  return {
    name,
    get capacity() {
      return scope.capacity(recipe);
    },
  };
}

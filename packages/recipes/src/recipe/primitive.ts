import type { Primitive, Recipe } from './recipe.ts';

/** What a primitive's author must write; the rest has defaults. */
type Needed<R extends Recipe> = Pick<Primitive<R>, 'kind' | 'type' | 'capacity' | 'plan' | 'explain'>;

/**
 * Defines a primitive. By default it has no parts, tables or uses, no fixed width, may contain any character, is not injective, has no
 * unique form, finds neither ranks nor rows, has no known domain, and is outlined as it is explained; in the way of unique values stands what stands in the
 * way of its parts'.
 */
export function definePrimitive<R extends Recipe>(definition: Needed<R> & Partial<Primitive<R>>): Primitive<R> {
  const parts = definition.parts ?? (() => []);
  return {
    parts,
    tables: () => [],
    uses: () => [],
    literals: () => [],
    bounds: () => undefined,
    injective: () => false,
    obstacle: (recipe, scope) =>
      parts(recipe)
        .map((part) => scope.obstacle(part))
        .find((obstacle) => obstacle !== undefined),
    uniqueByRow: () => false,
    uniqueForm: () => undefined,
    foldedForm: () => undefined,
    rowFinder: () => undefined,
    rank: () => undefined,
    domain: () => undefined,
    width: () => undefined,
    mayContain: () => true,
    outline: (recipe, scope) => definition.explain(recipe, scope),
    ...definition,
  };
}

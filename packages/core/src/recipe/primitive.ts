import type { Primitive, Recipe } from './recipe.ts';

/** What a primitive's author must write; the rest has defaults. */
type Needed<R extends Recipe> = Pick<Primitive<R>, 'kind' | 'type' | 'capacity' | 'plan' | 'explain'>;

/**
 * Defines a primitive. By default it has no parts, tables or uses, no fixed width, may contain any character, is not injective and ranks nothing.
 */
export function definePrimitive<R extends Recipe>(definition: Needed<R> & Partial<Primitive<R>>): Primitive<R> {
  return {
    parts: () => [],
    tables: () => [],
    uses: () => [],
    literals: () => [],
    bounds: () => undefined,
    injective: () => false,
    uniqueByRow: () => false,
    rank: () => undefined,
    width: () => undefined,
    mayContain: () => true,
    ...definition,
  };
}

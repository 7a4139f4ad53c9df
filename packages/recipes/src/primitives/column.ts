import { definePrimitive } from '../recipe/primitive.ts';
import type { Primitive, Recipe } from '../recipe/recipe.ts';

/** The value of another column of the row. */
export interface ColumnRecipe extends Recipe {
  readonly kind: 'column';
  readonly name: string;
}

/** Makes the recipe of another column's value. */
export function column(name: string): ColumnRecipe {
  return { kind: 'column', name };
}

export const columnPrimitive: Primitive<ColumnRecipe> = definePrimitive<ColumnRecipe>({
  kind: 'column',
  type: ({ name }, scope) => scope.type(scope.column(name)),
  bounds: ({ name }, rowCount, scope) => scope.bounds(scope.column(name), rowCount),
  uses: ({ name }) => [{ column: name }],
  capacity: ({ name }, scope) => scope.capacity(scope.column(name)),
  uniqueByRow: ({ name }, scope) => scope.shown(name).isUnique,
  rank({ name }, text, scope) {
    const row = scope.shown(name).rowOf(text);
    return row === undefined ? undefined : BigInt(row);
  },
  width: ({ name }, scope) => (scope.shown(name).isAsMade ? scope.width(scope.column(name)) : undefined),
  mayContain: ({ name }, character, scope) =>
    !scope.shown(name).isAsMade || scope.mayContain(scope.column(name), character),
  plan: ({ name }, at) => at.column(name),
  explain: ({ name }) => `the row's ${JSON.stringify(name)}`,
});

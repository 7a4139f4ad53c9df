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
  plan: ({ name }, at) => at.column(name),
  explain: ({ name }) => `the row's ${JSON.stringify(name)}`,
});

import { definePrimitive } from '../recipe/primitive.ts';
import type { Primitive, Recipe } from '../recipe/recipe.ts';

/** A field of one of the row's subjects: drawn once a row, whoever asks. */
export interface ViewRecipe extends Recipe {
  readonly kind: 'view';
  readonly subject: string;
  readonly field: string;
}

/** Makes the recipe of a field of the row's subject. */
export function view(subject: string, field: string): ViewRecipe {
  return { kind: 'view', subject, field };
}

export const viewPrimitive: Primitive<ViewRecipe> = definePrimitive<ViewRecipe>({
  kind: 'view',
  type: ({ subject, field }, scope) => scope.type(scope.field(subject, field)),
  bounds: ({ subject, field }, rowCount, scope) => scope.bounds(scope.field(subject, field), rowCount),
  uses: ({ subject, field }) => [{ subject, field }],
  capacity: ({ subject, field }, scope) => scope.capacity(scope.field(subject, field)),
  width: ({ subject, field }, scope) => scope.width(scope.field(subject, field)),
  plan: ({ subject, field }, at) => at.field(subject, field),
  // What the field is made of is told where it is asked for: fields of fields would make a page of one cell.
  explain: ({ subject, field }) => `${field} of the row's ${subject}`,
});

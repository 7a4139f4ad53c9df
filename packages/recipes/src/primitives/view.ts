import { definePrimitive } from '../recipe/primitive.ts';
import type { Primitive, Recipe, Scope } from '../recipe/recipe.ts';

/** A field of one of the row's subjects: drawn once a row, whoever asks. */
export interface ViewRecipe extends Recipe {
  readonly kind: 'view';
  readonly subject: string;
  readonly field: string;
  /** In a unique column, what the field's recipe has for it. */
  readonly form?: 'unique';
}

/** Makes the recipe of a field of the row's subject. */
export function view(subject: string, field: string): ViewRecipe {
  return { kind: 'view', subject, field };
}

export const viewPrimitive: Primitive<ViewRecipe> = definePrimitive<ViewRecipe>({
  kind: 'view',
  type: (recipe, scope) => scope.type(shownBy(recipe, scope)),
  bounds: (recipe, rowCount, scope) => scope.bounds(shownBy(recipe, scope), rowCount),
  uses: ({ subject, field }) => [{ subject, field }],
  capacity: (recipe, scope) => scope.capacity(shownBy(recipe, scope)),
  domain: (recipe, scope) => scope.domain(shownBy(recipe, scope)),
  width: (recipe, scope) => scope.width(shownBy(recipe, scope)),
  uniqueByRow: (recipe, scope) => recipe.form === 'unique' && scope.uniqueByRow(shownBy(recipe, scope)),
  uniqueForm(recipe, scope) {
    const form = scope.uniqueForm(scope.field(recipe.subject, recipe.field));
    return form === undefined ? undefined : { ...recipe, form: 'unique' };
  },
  foldedForm(recipe, folding, scope) {
    const isFolded = recipe.form === 'unique' && scope.foldedForm(shownBy(recipe, scope), folding) !== undefined;
    return isFolded ? recipe : undefined;
  },
  rowFinder(recipe, at) {
    const { subject, field } = recipe;
    return at.within(subject, field).finder(shownBy(recipe, at.scope));
  },
  plan(recipe, at) {
    const { subject, field, form } = recipe;
    return form === undefined ? at.field(subject, field) : at.field(subject, field, shownBy(recipe, at.scope));
  },
  // What the field is made of is told where it is asked for: fields of fields would make a page of one cell.
  explain: ({ subject, field, form }) =>
    `${field} of the row's ${subject}${form === undefined ? '' : ', with a number that no other row of the name has'}`,
});

function shownBy({ subject, field, form }: ViewRecipe, scope: Scope): Recipe {
  const recipe = scope.field(subject, field);
  return form === undefined ? recipe : (scope.uniqueForm(recipe) ?? recipe);
}

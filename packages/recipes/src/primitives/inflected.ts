import { codesOf } from '../recipe/codes-of.ts';
import { definePrimitive } from '../recipe/primitive.ts';
import type { Primitive, Recipe, Scope, TableUse } from '../recipe/recipe.ts';

/** A text of a table in the form that agrees with the row, such as a patronymic with the sex of who bears it. */
export interface InflectedRecipe extends Recipe {
  readonly kind: 'inflected';
  /** A recipe whose values are codes of the table's rows. */
  readonly word: Recipe;
  /** A recipe whose values are codes: a view of what the form goes by. */
  readonly by: Recipe;
  /** By code of `by`, the form: 0, or 1 for the other one. */
  readonly forms: readonly (0 | 1)[];
  /** The table's list in both forms; where it has one form only, all words stay as they are. */
  readonly in: TableUse;
}

/** Makes the recipe of the form of a word that goes by another value of the row. */
export function inflected(
  word: Recipe,
  by: Recipe,
  { forms, of }: { readonly forms: readonly (0 | 1)[]; readonly of: TableUse },
): InflectedRecipe {
  return { kind: 'inflected', word, by, forms, in: of };
}

export const inflectedPrimitive: Primitive<InflectedRecipe> = definePrimitive<InflectedRecipe>({
  kind: 'inflected',
  type: () => ({ kind: 'string' }),
  parts: ({ word, by }) => [word, by],
  tables: (recipe) => [recipe.in],
  capacity: ({ word }, scope) => scope.capacity(word),
  plan(recipe, at) {
    const word = codesOf(at.part(recipe.word, at.source), 'A word with several forms');
    if (!hasForms(recipe, at.scope)) return word;
    const { codes: by } = codesOf(at.part(recipe.by, at.source), 'The form of a word');
    const forms = Int32Array.from(recipe.forms);
    const codes = at.arena.int32();
    at.step((n) => {
      for (let i = 0; i < n; i++) codes[i] = 2 * word.codes[i] + forms[by[i]];
    });
    return { kind: 'codes', codes, dictionary: at.scope.table(recipe.in) };
  },
  explain: (recipe, scope) =>
    `${scope.explain(recipe.word)}${hasForms(recipe, scope) ? `, in the form for ${scope.explain(recipe.by)}` : ''}`,
  outline: () => 'a word in the form that agrees with another value',
});

function hasForms({ in: { table, otherForm } }: InflectedRecipe, scope: Scope): boolean {
  return otherForm !== undefined && scope.pack(table).columns.includes(otherForm);
}

import type { Recipe, Scope } from '@populace/recipes';
import type { Folding } from '@populace/unicode';
import { leftOutRanks } from '../columns/ranks/left-out.ts';
import type { ColumnVariant, PlannedColumn } from '../model/column.ts';

/**
 * What a column has in place of a variant where it is unique, which `unique` returns with what does not count there; `open`
 * while that is being found out. It is asked for late, as other columns may have a say in it, and in the form of a template.
 */
export function uniqueVariant(
  { locale, recipe, scope }: ColumnVariant,
  unique: () => Pick<PlannedColumn, 'folding'> | 'open' | undefined,
): ColumnVariant {
  let form: Recipe | undefined;
  return {
    locale,
    scope,
    get recipe() {
      if (form !== undefined) return form;
      const asked = unique();
      if (asked === 'open') return recipe;
      form = asked === undefined ? recipe : uniqueForm(recipe, scope, asked.folding);
      return form;
    },
  };
}

/** What a unique column has in place of a recipe; the recipe itself where there is nothing, which the check then refuses. */
function uniqueForm(recipe: Recipe, scope: Scope, folding: Folding | undefined): Recipe {
  const unique = scope.uniqueForm(recipe) ?? recipe;
  return folding === undefined ? unique : (scope.foldedForm(unique, folding) ?? unique);
}

/** The least number of values that any of the variants is sure to have, but for those that are left out; 0 where none has a count. */
export function leastCapacity(
  variants: PlannedColumn['variants'],
  column: Pick<PlannedColumn, 'except' | 'folding'>,
): bigint {
  const counts = variants
    .map((variant) => {
      const count = variant.scope.capacity(variant.recipe);
      return typeof count === 'bigint' ? count - BigInt(leftOutRanks(column, variant).length) : count;
    })
    .filter((count) => typeof count === 'bigint');
  return counts.reduce((least, count) => (least === 0n || count < least ? count : least), 0n);
}

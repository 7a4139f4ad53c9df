import type { Folding, Recipe, Scope } from '@populace/core';
import type { ColumnVariant, PlannedColumn } from '../plan/world.ts';
import { leftOutRanks } from './left-out.ts';

/** What a unique column has in place of a variant. Other columns may have a say in the form of a template, so it is asked for late. */
export function uniqueVariant(
  { locale, recipe, scope }: ColumnVariant,
  { folding }: Pick<PlannedColumn, 'folding'>,
): ColumnVariant {
  let form: Recipe | undefined;
  return {
    locale,
    scope,
    get recipe() {
      form ??= uniqueForm(recipe, scope, folding);
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

import type { Recipe } from '@populace/recipes';
import { primitiveOf } from '../model/scope.ts';
import type { Draft, DraftVariant } from './draft.ts';

/** The tables of sample data that a recipe draws on, its parts and the subjects' fields that it shows included; sorted. */
export function neededTables(draft: Draft, { locale, recipe }: DraftVariant): readonly string[] {
  const seen = new Set<Recipe>();
  const needed = new Set<string>();
  const visit = (one: Recipe): void => {
    if (seen.has(one)) return;
    seen.add(one);
    const primitive = primitiveOf(draft.registry.primitives, one);
    for (const { table, by } of primitive.tables(one)) {
      needed.add(table);
      if (by !== undefined) needed.add(by.table);
    }
    for (const part of primitive.parts(one)) visit(part);
    for (const use of primitive.uses(one)) {
      if ('subject' in use) visit(draft.fieldRecipe(locale, use.subject, use.field));
    }
  };
  visit(recipe);
  return [...needed].sort();
}

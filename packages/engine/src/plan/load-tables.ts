import { CodedError, type ProblemList, type Recipe } from '@populace/core';
import type { SchemaModel } from '@populace/schema';
import type { Draft, DraftVariant } from './draft.ts';
import { addMissing } from './draft-world.ts';
import { primitiveOf } from './scope.ts';

/** Loads the tables that the columns need, in each of their locales. Adds a problem where a locale lacks one. */
export async function loadTables(draft: Draft, model: SchemaModel, problems: ProblemList): Promise<void> {
  for (const table of model.tables) {
    for (const column of table.columns) {
      const variants = draft.columns.get(table.name)?.get(column.name)?.variants ?? [];
      try {
        await Promise.all(variants.map((variant) => loadOf(draft, variant)));
      } catch (error) {
        if (!(error instanceof CodedError && error.code === 'schema/missing-in-locale')) throw error;
        addMissing(column, error, problems);
      }
    }
  }
}

async function loadOf(draft: Draft, { locale, recipe }: DraftVariant): Promise<void> {
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
  await Promise.all([...needed].map((table) => locale.load(table)));
}

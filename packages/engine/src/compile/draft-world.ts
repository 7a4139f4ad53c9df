import { CodedError, type ProblemList } from '@populace/core';
import type { FieldScope, Recipe } from '@populace/recipes';
import type { SchemaModel } from '@populace/schema';
import type { LocaleTables } from '../model/locale-tables.ts';
import type { Registry } from '../model/registry.ts';
import type { World } from '../model/world.ts';
import { tableUse } from './column-recipe.ts';
import type { Draft, DraftColumn } from './draft.ts';
import { draftColumn } from './draft-column.ts';
import { features } from './features.ts';
import { createMixes } from './mix.ts';
import type { PlanDemands } from './plan-demands.ts';

/** Writes the recipes of all columns, in each locale of their rows. */
export async function draftWorld(
  model: SchemaModel,
  plugged: Registry,
  problems: ProblemList,
  { strict = false }: PlanDemands = {},
): Promise<Draft> {
  const link: { world: World | undefined } = { world: undefined };
  const world = (): World => {
    if (link.world === undefined) throw new CodedError('internal', 'A column was planned before its world.');
    return link.world;
  };
  const own = features.flatMap(({ compile }) => compile?.primitives(world) ?? []);
  const primitives = new Map([...plugged.primitives, ...own.map((primitive) => [primitive.kind, primitive] as const)]);
  const registry = { ...plugged, primitives };
  const openMix = createMixes(registry);
  const columns = new Map<string, Map<string, DraftColumn>>();
  const draft: Draft = { registry, columns, link, fieldRecipe: createFieldRecipes(registry, model) };
  for (const table of model.tables) {
    const ofTable = new Map<string, DraftColumn>();
    columns.set(table.name, ofTable);
    for (const column of table.columns) {
      const mix = await openMix(column.locale ?? table.locale ?? model.locale);
      const drafted = draftColumn({ column, table, model, mix, draft, problems, strict });
      if (drafted !== undefined) ofTable.set(column.name, drafted);
    }
  }
  return draft;
}

/** The recipes of the subjects' fields, each written once a locale. */
function createFieldRecipes({ subjects }: Registry, { now }: SchemaModel): Draft['fieldRecipe'] {
  const written = new Map<LocaleTables, Map<string, Recipe>>();
  return (locale, subject, field) => {
    const fields = written.get(locale) ?? new Map<string, Recipe>();
    written.set(locale, fields);
    const name = `${subject}.${field}`;
    const known = fields.get(name);
    if (known !== undefined) return known;
    const makers = subjects.get(subject)?.fields;
    const make = makers === undefined || !Object.hasOwn(makers, field) ? undefined : makers[field];
    if (make === undefined) throw new CodedError('internal', `There is no field ${name}.`);
    const scope: FieldScope = { now, locale: locale.scope, table: tableUse };
    const recipe = make(scope);
    fields.set(name, recipe);
    return recipe;
  };
}

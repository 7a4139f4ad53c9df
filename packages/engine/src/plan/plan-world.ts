import {
  CodedError,
  createDictionary,
  createProblemList,
  type Primitive,
  type Problem,
  type Recipe,
  type RecipeScope,
  type Subject,
  type TableUse,
} from '@populace/core';
import type { ColumnModel, SchemaModel, TableModel } from '@populace/schema';
import { checkColumn } from './check-column.ts';
import { findCycles } from './cycles.ts';
import type { Draft } from './draft.ts';
import { createReferencePrimitive, reference } from './reference.ts';
import type { Registry } from './registry.ts';
import { createScope, primitiveOf } from './scope.ts';
import type { PlannedColumn, PlannedTable, World } from './world.ts';

/** The world of a schema, unless something is wrong with it. */
export interface PlannedWorld {
  readonly world: World | undefined;
  readonly problems: readonly Problem[];
}

/** Settles a checked schema: recipes, word lists (loaded here, the only step that waits), types, cycles, capacities. */
export async function planWorld(model: SchemaModel, registry: Registry): Promise<PlannedWorld> {
  const problems = createProblemList();
  const draft = draftWorld(model, registry);
  findCycles(draft, model, problems);
  if (problems.hasErrors()) return { world: undefined, problems: problems.problems };
  await loadTables(draft, model);
  const world = settle(draft, model);
  for (const table of world.tables) {
    for (const column of table.columns) checkColumn(world, table, column, model, problems);
  }
  return { world: problems.hasErrors() ? undefined : world, problems: problems.problems };
}

function draftWorld(model: SchemaModel, plugged: Registry): Draft {
  const link: { world: World | undefined } = { world: undefined };
  const ownReference = createReferencePrimitive(() => {
    if (link.world === undefined) throw new CodedError('internal', 'A reference was planned before its world.');
    return link.world;
  });
  // The engine's one primitive knows its world, and its recipe's shape by its kind; the registry holds all by kind alone.
  const primitives = new Map(plugged.primitives).set('reference', ownReference as unknown as Primitive);
  const registry = { ...plugged, primitives };
  const recipes = new Map(
    model.tables.map((table) => [
      table.name,
      new Map(table.columns.map((column) => [column.name, recipeOf(column, table, model)])),
    ]),
  );
  const fields = new Map<string, Recipe>();
  return {
    registry,
    dictionaries: new Map(),
    recipes,
    link,
    fieldRecipe(subject, field) {
      const name = `${subject}.${field}`;
      const recipe = fields.get(name) ?? recipeOfField(registry.subjects, subject, field);
      fields.set(name, recipe);
      return recipe;
    },
  };
}

function recipeOf(column: ColumnModel, table: TableModel, model: SchemaModel): Recipe {
  const { source } = column;
  if (source.kind === 'reference') return reference(source.table, source.column, source.table === table.name);
  const scope: RecipeScope = { now: model.now, type: column.type, table: (name) => ({ table: name }) };
  return source.generator.recipe(source.options, scope);
}

function recipeOfField(subjects: ReadonlyMap<string, Subject>, subject: string, field: string): Recipe {
  const fields = subjects.get(subject)?.fields;
  const make = fields === undefined || !Object.hasOwn(fields, field) ? undefined : fields[field];
  if (make === undefined) throw new CodedError('internal', `There is no field ${subject}.${field}.`);
  return make({ table: (name) => ({ table: name }) });
}

/** Loads each word list that any column needs, once. */
async function loadTables(draft: Draft, model: SchemaModel): Promise<void> {
  const needed = new Set<string>();
  const seen = new Set<Recipe>();
  const visit = (recipe: Recipe): void => {
    if (seen.has(recipe)) return;
    seen.add(recipe);
    const primitive = primitiveOf(draft.registry.primitives, recipe);
    for (const { table } of primitive.tables(recipe)) needed.add(table);
    for (const part of primitive.parts(recipe)) visit(part);
    for (const use of primitive.uses(recipe)) if ('subject' in use) visit(draft.fieldRecipe(use.subject, use.field));
  };
  for (const columns of draft.recipes.values()) for (const recipe of columns.values()) visit(recipe);
  const localeIds = model.locale.map(({ id }) => id);
  await Promise.all(
    [...needed].map(async (table) => {
      draft.dictionaries.set(table, createDictionary(await loadTable(draft.registry, localeIds, { table })));
    }),
  );
}

async function loadTable(
  registry: Registry,
  localeIds: readonly string[],
  { table }: TableUse,
): Promise<readonly string[]> {
  for (const id of [...localeIds, 'base']) {
    const locale = registry.locales.get(id);
    if (locale?.tables.includes(table) === true) return locale.load(table);
  }
  throw new CodedError('internal', `No locale has the word list ${table}.`);
}

function settle(draft: Draft, model: SchemaModel): World {
  const world: World = {
    name: model.name,
    seed: model.seed,
    values: model.values,
    now: model.now,
    registry: draft.registry,
    dictionaries: draft.dictionaries,
    tables: model.tables.map((table) => settleTable(draft, table)),
    table: (name) => found(world.tables, name, 'table'),
    fieldRecipe: draft.fieldRecipe,
  };
  draft.link.world = world;
  return world;
}

function settleTable(draft: Draft, model: TableModel): PlannedTable {
  const { registry, dictionaries, fieldRecipe } = draft;
  const recipes = draft.recipes.get(model.name) ?? new Map<string, Recipe>();
  const columnRecipe = (name: string): Recipe => {
    const recipe = recipes.get(name);
    if (recipe === undefined) throw new CodedError('internal', `There is no column ${name} in ${model.name}.`);
    return recipe;
  };
  const scope = createScope({ primitives: registry.primitives, dictionaries, fieldRecipe, columnRecipe });
  const table: PlannedTable = {
    name: model.name,
    place: model.place,
    rowCount: model.rowCount,
    hidden: model.hidden,
    scope,
    columns: model.columns.map((column) => settleColumn(column, columnRecipe(column.name), scope)),
    column: (name) => found(table.columns, name, 'column'),
  };
  return table;
}

/** Types and capacities are asked for late, as those of a reference need the whole world. */
function settleColumn(model: ColumnModel, recipe: Recipe, scope: PlannedTable['scope']): PlannedColumn {
  const { source } = model;
  return {
    name: model.name,
    place: model.place,
    recipe,
    origin: source.kind === 'reference' ? `references ${source.table}.${source.column}` : source.generator.id,
    scope,
    get recipeType() {
      return scope.type(recipe);
    },
    get type() {
      return model.type ?? scope.type(recipe);
    },
    nulls: model.nulls,
    unique: model.unique,
    get capacity() {
      const capacity = model.unique ? scope.capacity(recipe) : 0n;
      return typeof capacity === 'bigint' ? capacity : 0n;
    },
    of: model.of,
    hidden: model.hidden,
  };
}

function found<T extends { readonly name: string }>(list: readonly T[], name: string, what: string): T {
  const one = list.find((candidate) => candidate.name === name);
  if (one === undefined) throw new CodedError('internal', `There is no ${what} ${name}.`);
  return one;
}

import {
  CodedError,
  constant,
  type FieldScope,
  type LocaleScope,
  type Primitive,
  type ProblemList,
  quote,
  type Recipe,
  type RecipeScope,
  type TableUse,
} from '@populace/core';
import type { ColumnModel, ReferenceSource, SchemaModel, TableModel } from '@populace/schema';
import { createReferencePrimitive, type ReferenceRecipe } from '../relations/reference.ts';
import type { Draft, DraftColumn, DraftVariant } from './draft.ts';
import type { LocaleTables } from './locale-tables.ts';
import { createMixes, type LocaleMix } from './mix.ts';
import type { Registry } from './registry.ts';
import { primitiveOf } from './scope.ts';
import type { World } from './world.ts';

/** Writes the recipes of all columns, in each locale of their rows. */
export async function draftWorld(model: SchemaModel, plugged: Registry, problems: ProblemList): Promise<Draft> {
  const link: { world: World | undefined } = { world: undefined };
  const ownReference = createReferencePrimitive(() => {
    if (link.world === undefined) throw new CodedError('internal', 'A reference was planned before its world.');
    return link.world;
  });
  // The engine's one primitive knows its world, and its recipe's shape by its kind; the registry holds all by kind alone.
  const primitives = new Map(plugged.primitives).set('reference', ownReference as unknown as Primitive);
  const registry = { ...plugged, primitives };
  const openMix = createMixes(registry);
  const columns = new Map<string, Map<string, DraftColumn>>();
  const draft: Draft = { registry, columns, link, fieldRecipe: createFieldRecipes(registry, model) };
  for (const table of model.tables) {
    const ofTable = new Map<string, DraftColumn>();
    columns.set(table.name, ofTable);
    for (const column of table.columns) {
      const mix = await openMix(column.locale ?? table.locale ?? model.locale);
      const drafted = draftColumn(column, table, { model, mix, draft, problems });
      if (drafted !== undefined) ofTable.set(column.name, drafted);
    }
  }
  return draft;
}

interface Drafting {
  readonly model: SchemaModel;
  readonly mix: LocaleMix;
  readonly draft: Draft;
  readonly problems: ProblemList;
}

/** One recipe where the locale has no say in it; else one a locale. Adds a problem where a locale lacks what it needs. */
function draftColumn(column: ColumnModel, table: TableModel, at: Drafting): DraftColumn | undefined {
  const { mix, draft } = at;
  const variants: DraftVariant[] = [];
  let isLocal = false;
  try {
    for (const locale of mix.locales) {
      const { recipe, asked } = recipeOf(column, table, locale, at.model);
      // What a locale lacks is found in either case.
      const uses = usesLocale(draft, recipe, locale);
      isLocal ||= asked || uses;
      variants.push({ locale, recipe });
      if (!isLocal) break;
    }
  } catch (error) {
    if (!(error instanceof CodedError && error.code === 'schema/missing-in-locale')) throw error;
    addMissing(column, error, at.problems);
    return undefined;
  }
  const [first, ...more] = variants;
  if (first === undefined) throw new CodedError('internal', 'A mix has no locale.');
  return { mix, variants: [first, ...more], isLocal };
}

/** Adds that a column's locale lacks what it needs. */
export function addMissing(column: ColumnModel, { message }: Error, problems: ProblemList): void {
  const where = column.source.kind === 'given' ? column.place : column.source.place;
  const wayOut = 'take a locale that has it, or another generator';
  problems.add('schema/missing-in-locale', where, `${quote(column.name)} cannot be made: ${message}; ${wayOut}`);
}

/** Writes a recipe; says whether it asked for anything of the locale. */
function recipeOf(
  column: ColumnModel,
  table: TableModel,
  locale: LocaleTables,
  model: SchemaModel,
): { readonly recipe: Recipe; readonly asked: boolean } {
  const { source } = column;
  if (source.kind === 'reference') {
    return { recipe: referenceRecipe(column.name, source, table), asked: false };
  }
  if (source.kind === 'given') return { recipe: constant(null, column.type ?? { kind: 'string' }), asked: false };
  let asked = false;
  const scope: RecipeScope = {
    now: model.now,
    type: column.type,
    get locale(): LocaleScope {
      asked = true;
      return locale.scope;
    },
    table(name, ofTable) {
      asked = true;
      return tableUse(name, ofTable);
    },
  };
  return { recipe: source.generator.recipe(source.options, scope), asked };
}

/** The followed reference takes the parents that the rows have anyway. */
function referenceRecipe(column: string, source: ReferenceSource, { name, rows }: TableModel): ReferenceRecipe {
  const { table, way, ownRow, key } = source;
  const isFollowed = rows.kind === 'per' && rows.follows.includes(column);
  return {
    kind: 'reference',
    table,
    column: source.column,
    way: isFollowed ? { kind: 'followed' } : way,
    self: table === name,
    ownRow,
    key: key?.columns ?? [],
  };
}

function tableUse(table: string, column: string | undefined): TableUse {
  return column === undefined ? { table } : { table, column };
}

/** Whether a recipe looks at a subject of the row, whose fields differ by locale. */
function usesLocale(draft: Draft, recipe: Recipe, locale: LocaleTables): boolean {
  const primitive = primitiveOf(draft.registry.primitives, recipe);
  const subjects = primitive.uses(recipe).filter((use) => 'subject' in use);
  // Written here, so that what a locale lacks is found with the column that asks for it.
  for (const use of subjects) usesLocale(draft, draft.fieldRecipe(locale, use.subject, use.field), locale);
  return subjects.length > 0 || primitive.parts(recipe).some((part) => usesLocale(draft, part, locale));
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

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
import { tablesOfFormula } from '@populace/formulas';
import {
  type ColumnModel,
  type FormulaSource,
  type GeneratorSource,
  type KeyModel,
  leadTo,
  ownColumns,
  type ReferenceSource,
  type SchemaModel,
  type TableModel,
} from '@populace/schema';
import { nameOfBranch, nameOfWhen } from '../formula/asked-formula.ts';
import { createCasePrimitive } from '../formula/case.ts';
import { createFormulaPrimitive } from '../formula/formula.ts';
import type { CaseRecipe, FormulaRecipe, RecipeBranch } from '../formula/formula-recipe.ts';
import { askedPresence, askedTarget, columnsOf } from '../formula/reference-conditions.ts';
import { arrayPrimitive } from '../nested/array.ts';
import { objectPrimitive } from '../nested/object.ts';
import { nestedRecipe } from '../nested/write-recipe.ts';
import { createPolymorphicPrimitive, type PolymorphicRecipe } from '../relations/polymorphic.ts';
import { createReferencePrimitive, type ReferenceRecipe } from '../relations/reference.ts';
import type { WithinWay } from '../relations/ways/child.ts';
import type { Draft, DraftColumn, DraftVariant } from './draft.ts';
import type { LocaleTables } from './locale-tables.ts';
import { createMixes, type LocaleMix } from './mix.ts';
import type { Registry } from './registry.ts';
import { primitiveOf } from './scope.ts';
import type { World } from './world.ts';

/** Writes the recipes of all columns, in each locale of their rows. */
export async function draftWorld(model: SchemaModel, plugged: Registry, problems: ProblemList): Promise<Draft> {
  const link: { world: World | undefined } = { world: undefined };
  const world = (): World => {
    if (link.world === undefined) throw new CodedError('internal', 'A column was planned before its world.');
    return link.world;
  };
  // The engine's own primitives know their world, and their recipes' shapes by kind; the registry holds all by kind alone.
  const primitives = new Map(plugged.primitives)
    .set('reference', createReferencePrimitive(world) as unknown as Primitive)
    .set('polymorphic', createPolymorphicPrimitive(world) as unknown as Primitive)
    .set('formula', createFormulaPrimitive(world) as unknown as Primitive)
    .set('case', createCasePrimitive() as unknown as Primitive)
    .set('array', arrayPrimitive as unknown as Primitive)
    .set('object', objectPrimitive as unknown as Primitive);
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
    return { recipe: referenceRecipe(column.name, source, table, model), asked: false };
  }
  if (source.kind === 'polymorphic') {
    const recipe: PolymorphicRecipe = { kind: 'polymorphic', part: source.part, key: source.key };
    return { recipe, asked: false };
  }
  if (source.kind === 'given') return { recipe: constant(null, column.type ?? { kind: 'string' }), asked: false };
  let asked = false;
  const scopeOf = (type: ColumnModel['type']): RecipeScope => ({
    now: model.now,
    type,
    get locale(): LocaleScope {
      asked = true;
      return locale.scope;
    },
    table(name, ofTable) {
      asked = true;
      return tableUse(name, ofTable);
    },
  });
  const name = `${table.name}.${column.name}`;
  if (source.kind === 'array' || source.kind === 'object') {
    const recipe = nestedRecipe(source, column.name, (one, type) => one.generator.recipe(one.options, scopeOf(type)));
    return { recipe, asked };
  }
  const scope = scopeOf(column.type);
  const write = (one: GeneratorSource | FormulaSource, of: string): Recipe => {
    if (one.kind === 'generator') return one.generator.recipe(one.options, scope);
    asked ||= tablesOfFormula(one.formula).length > 0;
    const recipe: FormulaRecipe = {
      kind: 'formula',
      formula: one.formula,
      table: table.name,
      name: of,
      asked: column.type,
    };
    return recipe;
  };
  if (source.kind !== 'case') return { recipe: write(source, name), asked };
  const branches = source.branches.map(({ when, source: made }, place): RecipeBranch => {
    asked ||= when !== undefined && tablesOfFormula(when.formula).length > 0;
    const condition = when && { formula: when.formula, table: table.name, name: nameOfWhen(name, place) };
    return { when: condition, recipe: made === null ? undefined : write(made, nameOfBranch(name, place)) };
  });
  const recipe: CaseRecipe = { kind: 'case', name, branches, asked: column.type };
  return { recipe, asked };
}

/** The followed reference takes the parents that the rows have anyway. */
function referenceRecipe(
  column: string,
  source: ReferenceSource,
  own: TableModel,
  { tables }: SchemaModel,
): ReferenceRecipe {
  const { name, rows } = own;
  const { table, way, ownRow, key } = source;
  const isFollowed = rows.kind === 'per' && rows.follows.includes(column);
  const within = key === undefined || isFollowed ? undefined : withinWay(key, own, tables);
  return {
    kind: 'reference',
    table,
    column: source.column,
    way: isFollowed ? { kind: 'followed' } : (within ?? way),
    self: table === name,
    distinct: isDistinct(key === undefined ? [column] : ownColumns(key), source, own),
    ownRow,
    key: key?.columns ?? [],
    where: askedTarget(name, columnsOf(column, source), source),
    otherThan: source.otherThan?.column,
    when: askedPresence(name, columnsOf(column, source), source),
  };
}

/** Whether a reference that cannot follow a rank is unique within the parents of its table, with another row for each child. */
function isDistinct(columns: readonly string[], { table, key, way }: ReferenceSource, own: TableModel): boolean {
  const { rows, uniques, name } = own;
  const isSkewed = way.kind === 'zipf' || way.kind === 'recency' || (key?.shared.length ?? 0) > 0;
  if (rows.kind !== 'per' || !isSkewed || table === name) return false;
  return uniques.some(
    (unique) =>
      unique.columns.some((column) => columns.includes(column)) &&
      unique.columns.some((column) => rows.follows.includes(column)),
  );
}

/** The way to the parent whose rows a key with shared columns chooses among; checking the document has found it. */
function withinWay(key: KeyModel, own: TableModel, tables: readonly TableModel[]): WithinWay | undefined {
  const [column] = key.shared;
  if (column === undefined) return undefined;
  const target = key.targets[key.columns.indexOf(column)];
  const parent = tables.find(({ name }) => name === key.table)?.columns.find(({ name }) => name === target)?.source;
  const path = parent?.kind === 'reference' ? leadTo(tables, own, column, parent) : undefined;
  if (path === undefined)
    throw new CodedError('internal', `${column} of ${own.name} leads to no parent of ${key.table}.`);
  return { kind: 'within', path: [column, ...path.slice(1).map((one) => one.column)] };
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

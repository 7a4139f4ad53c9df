import { CodedError } from '@populace/core';
import type { Recipe, Scope } from '@populace/recipes';
import type { ColumnModel, GivenCell, SchemaModel, TableModel } from '@populace/schema';
import { foldingOf } from '@populace/unicode';
import { columnBounds } from '../checks/column-bounds.ts';
import { planWithinBounds } from '../checks/plan-bounds.ts';
import { redrawnColumns } from '../checks/redrawn-columns.ts';
import { planRowsThatHold } from '../checks/rows-that-hold.ts';
import { typeOfVariants } from '../columns/values/type-of-variants.ts';
import { circleSentence } from '../formulas/checked-formula.ts';
import { createRowsWhere } from '../formulas/rows-where.ts';
import { asFineAs } from '../model/as-fine-as.ts';
import type { ColumnVariant, PlannedColumn } from '../model/column.ts';
import type { ColumnBound } from '../model/column-bound.ts';
import type { LocaleMix } from '../model/locale-tables.ts';
import type { PlannedUnique } from '../model/planned-unique.ts';
import { createScope } from '../model/scope.ts';
import type { PlannedTable, TableReference } from '../model/table.ts';
import type { World } from '../model/world.ts';
import { keyPath } from '../relations/reference.ts';
import { settleRelation } from '../relations/settle-relation.ts';
import { weightParts } from '../relations/weight-index.ts';
import { createSumBook } from '../sums/sum-book.ts';
import { areGivenApart } from '../unique/given-apart.ts';
import { settleUnique } from '../unique/settle-unique.ts';
import { createUniqueAlone } from '../unique/unique-alone.ts';
import { leastCapacity, uniqueVariant } from '../unique/unique-variant.ts';
import type { Draft, DraftColumn } from './draft.ts';
import { shownColumn } from './shown-column.ts';

/** Settles a draft whose tables are loaded: scopes, types, capacities. */
export function settleWorld(draft: Draft, model: SchemaModel): World {
  const world: World = {
    name: model.name,
    seed: model.seed,
    values: model.values,
    now: model.now,
    registry: draft.registry,
    borrowed: borrowedBy(draft),
    tables: model.tables.map((table) => settleTable(draft, table, () => world)),
    table: (name) => found(world.tables, name, 'table'),
    fieldRecipe: draft.fieldRecipe,
    sums: createSumBook(circleSentence),
    weights: createWeights(() => world),
    ...createRowsWhere(() => world),
    rowsThatHold: planRowsThatHold,
    withinBounds: planWithinBounds,
  };
  draft.link.world = world;
  return world;
}

const NO_COLUMNS: ReadonlySet<string> = new Set();

function boundsByColumn(bounds: readonly ColumnBound[]): PlannedTable['bounds'] {
  const names = [...new Set(bounds.map(({ column }) => column))];
  return new Map(names.map((name) => [name, bounds.filter(({ column }) => column === name)]));
}

function borrowedBy({ columns }: Draft): readonly string[] {
  const all = [...columns.values()].flatMap((ofTable) => [...ofTable.values()]);
  const locales = new Set(all.flatMap(({ variants }) => variants.map(({ locale }) => locale)));
  return [...locales].flatMap(({ id, borrowed }) =>
    [...borrowed].sort().map(([table, from]) => `${id}: ${table} from ${from}`),
  );
}

/** Weights that are asked for, once for the same. */
function createWeights(world: () => World): World['weights'] {
  return (table, column, where) =>
    world().sums.sum(`weights:${JSON.stringify([table, column, where?.name])}`, () =>
      weightParts(world(), world().table(table), { column, where }),
    );
}

function settleTable(draft: Draft, model: TableModel, world: () => World): PlannedTable {
  const drafted = draft.columns.get(model.name) ?? new Map<string, DraftColumn>();
  const columnOf = (name: string): DraftColumn => {
    const column = drafted.get(name);
    if (column === undefined) throw new CodedError('internal', `There is no column ${name} in ${model.name}.`);
    return column;
  };
  const variantsOf = ({ variants }: DraftColumn, model: ColumnModel): PlannedColumn['variants'] => {
    const scopes: Scope[] = [];
    const settle = ({ locale, recipe }: DraftColumn['variants'][0]): ColumnVariant => {
      const scope = createScope({
        primitives: draft.registry.primitives,
        locale,
        fieldRecipe: draft.fieldRecipe,
        columnRecipe: (name) => recipeIn(columnOf(name), locale.id),
        shownColumn: (name) => shownColumn(world(), table, table.column(name)),
        locales: () => scopes,
      });
      scopes.push(scope);
      const plain = { locale, recipe, scope };
      if (isUnique(model)) return uniqueVariant(plain, () => ({ folding: foldingOf(model) }));
      return uniqueVariant(plain, () => alone(model));
    };
    const [first, ...more] = variants;
    return [settle(first), ...more.map(settle)];
  };
  const alone = createUniqueAlone({
    table: model,
    variantsOf(name) {
      const { made, variants } = table.column(name);
      // What the document gives is not made unique.
      return made ? columnOf(name).variants.map(({ recipe }, at) => ({ recipe, scope: scopeAt(variants, at) })) : [];
    },
    isUnique,
  });
  const given = cellsByColumn(model);
  const { rows } = model;
  const relation = rows.kind === 'per' ? settleRelation(model.name, rows, world) : undefined;
  let uniques: readonly PlannedUnique[] | undefined;
  let redrawn: ReadonlySet<string> | undefined;
  let bounds: PlannedTable['bounds'] | undefined;
  const table: PlannedTable = {
    name: model.name,
    place: model.place,
    get rowCount() {
      return rows.kind === 'counted' ? rows.count : (relation?.rowCount ?? 0);
    },
    relation,
    follows: rows.kind === 'per' ? rows.follows : [],
    countedBy: rows.kind === 'per' ? rows.count.formula : undefined,
    uniqueLists: model.uniques.flatMap(({ columns, where }) => (where === undefined ? [columns] : [])),
    partialUniques: model.uniques.flatMap(({ columns, where }) => (where === undefined ? [] : [{ columns, where }])),
    references: referencesOf(model),
    get uniques() {
      uniques ??= model.uniques.flatMap((unique) => {
        const settled = settleUnique(world(), table, unique);
        return settled.kind === 'drawn' ? [settled.unique] : [];
      });
      return uniques;
    },
    hidden: model.hidden,
    mix: mixOfRows(model, columnOf),
    columns: model.columns.map((column) => {
      const own = columnOf(column.name);
      const cells = given.get(column.name) ?? [];
      const isAllGiven = rows.kind === 'counted' && cells.length >= rows.count;
      const made = column.source.kind !== 'given' && !isAllGiven;
      const settled = { ...own, variants: variantsOf(own, column), given: cells, made, isAllGiven };
      return settleColumn(column, settled, () => table.rowCount);
    }),
    column: (name) => found(table.columns, name, 'column'),
    checks: model.checks.map((source) => ({ source, name: source.formula.text })),
    get bounds() {
      bounds ??= boundsByColumn(model.checks.length === 0 ? [] : columnBounds(world(), table, table.redrawn));
      return bounds;
    },
    get redrawn() {
      redrawn ??= model.checks.length === 0 ? NO_COLUMNS : redrawnColumns(world(), table);
      return redrawn;
    },
  };
  return table;
}

/** The locales of the columns that say nothing of their own; else those of all the others, where they have the same. */
function mixOfRows({ columns }: TableModel, columnOf: (name: string) => DraftColumn): LocaleMix | undefined {
  const local = columns.filter(({ name }) => columnOf(name).isLocal);
  const plain = local.find(({ locale }) => locale === undefined);
  if (plain !== undefined) return columnOf(plain.name).mix;
  const [first, ...more] = local.map(({ name }) => columnOf(name).mix);
  return more.every((mix) => mix === first) ? first : undefined;
}

/** References of single columns, then those of keys. */
function referencesOf({ columns, keys }: TableModel): readonly TableReference[] {
  const single = columns.flatMap(({ name, source }): TableReference[] => {
    if (source.kind !== 'reference') return [];
    const { table, column, logical = false } = source.declares ?? source;
    if (source.key !== undefined && source.declares === undefined) return [];
    return [{ columns: [name], shared: [], table, targets: [column], logical, as: source.as }];
  });
  return [
    ...single,
    ...keys.map(({ columns: own, shared, table, targets, logical, as }) => ({
      columns: own,
      shared,
      table,
      targets,
      logical,
      as,
    })),
  ];
}

function scopeAt(variants: PlannedColumn['variants'], at: number): Scope {
  return (variants[at] ?? variants[0]).scope; // There is a variant for each that was drafted.
}

/** A column is unique where it says so, or where each row refers to a row of its own. */
function isUnique({ unique, source }: ColumnModel): boolean {
  return unique || (source.kind === 'reference' && source.way.kind === 'oneToOne');
}

/** The given cells of each column, by row. */
function cellsByColumn({ given }: TableModel): ReadonlyMap<string, readonly GivenCell[]> {
  const cells = new Map<string, GivenCell[]>();
  for (const cell of given) {
    const known = cells.get(cell.column);
    if (known === undefined) cells.set(cell.column, [cell]);
    else known.push(cell);
  }
  return cells;
}

/** What another column makes in a locale; one that has rows of other locales only is described by the first of them. */
function recipeIn({ variants }: DraftColumn, localeId: string): Recipe {
  return (variants.find(({ locale }) => locale.id === localeId) ?? variants[0]).recipe;
}

type SettledParts = Pick<PlannedColumn, 'mix' | 'isLocal' | 'variants' | 'lacking' | 'given' | 'made' | 'isAllGiven'>;

/** Types and capacities are asked for late, as those of a reference need the whole world. */
function settleColumn(
  model: ColumnModel,
  { mix, isLocal, variants, lacking, given, made, isAllGiven }: SettledParts,
  rowCount: () => number,
): PlannedColumn {
  const { source } = model;
  const unique = isUnique(model);
  const folding = foldingOf(model);
  return {
    name: model.name,
    place: model.place,
    mix,
    isLocal,
    variants,
    source,
    lacking,
    origin: originOf(source),
    get type() {
      if (model.type === undefined) return typeOfVariants(variants, rowCount);
      return source.kind === 'generator' ? asFineAs(model.type, typeOfVariants(variants, rowCount)) : model.type;
    },
    nulls: model.nulls,
    unique,
    folding,
    except: model.except,
    get different() {
      if (unique) return true;
      return made
        ? variants.every(({ recipe, scope }) => scope.uniqueByRow(recipe))
        : isAllGiven && areGivenApart(this);
    },
    nullPath: 'key' in source && source.key !== undefined ? keyPath(source.key.columns) : `c:${model.name}`,
    get capacity() {
      return unique ? leastCapacity(variants, { except: model.except, folding }) : 0n;
    },
    of: model.of,
    hidden: model.hidden,
    given,
    isAllGiven,
    made,
  };
}

function originOf(source: ColumnModel['source']): string {
  if (source.kind === 'generator') return source.generator.id;
  if (source.kind === 'polymorphic') {
    return `references ${source.key.options.map(({ table, column }) => `${table}.${column}`).join(' or ')}`;
  }
  return source.kind === 'reference' ? `references ${source.table}.${source.column}` : source.kind;
}

function found<T extends { readonly name: string }>(list: readonly T[], name: string, what: string): T {
  const one = list.find((candidate) => candidate.name === name);
  if (one === undefined) throw new CodedError('internal', `There is no ${what} ${name}.`);
  return one;
}

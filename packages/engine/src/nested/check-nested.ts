import { type Place, type ProblemList, quote, typeName } from '@populace/core';
import type { Recipe, Scope } from '@populace/recipes';
import type { ArraySource, ColumnSource, ValueModel } from '@populace/schema';
import { mostRowsFor, placeBits } from '../columns/lists/item-rows.ts';
import { checkVariant } from '../columns/values/check-type.ts';
import type { PlannedColumn } from '../model/column.ts';
import {
  type ArrayRecipe,
  type InnerRecipe,
  innerType,
  isNestedRecipe,
  itemOf,
  type ObjectRecipe,
} from '../model/nested-recipe.ts';
import type { RecipePort } from '../model/recipe-port.ts';
import { usesOf } from '../model/scope.ts';
import type { PlannedTable } from '../model/table.ts';
import type { WorldFacts } from '../model/world-facts.ts';

/** Adds what is wrong with a settled column of lists or structures, and with one that looks at such. */
export function checkNested(
  world: WorldFacts & RecipePort,
  table: PlannedTable,
  column: PlannedColumn,
  problems: ProblemList,
): void {
  const { source, variants, given } = column;
  const at = { world, table, column, problems };
  checkLookedAt(at);
  if (source.kind !== 'array' && source.kind !== 'object') return;
  for (const cell of given) {
    const message = `${quote(column.name)} has lists or structures, which cannot be given for single rows; drop the cell`;
    problems.add('schema/type-mismatch', cell.place, message);
  }
  const before = problems.problems.length;
  for (const { recipe, scope } of variants) {
    // Generators make such recipes of such sources alone.
    if (problems.problems.length === before && isNestedRecipe(recipe))
      checkValues(recipe, source, { ...at, scope, bits: 0 });
  }
}

interface NestedCheck {
  readonly world: WorldFacts & RecipePort;
  readonly table: PlannedTable;
  readonly column: PlannedColumn;
  readonly problems: ProblemList;
}

interface ValueCheck extends NestedCheck {
  readonly scope: Scope;
  /** How many bits of a row's number say which items it is within. */
  readonly bits: number;
}

/** Lists and structures stand for themselves: no text is made of them, and no row is known by them. */
function checkLookedAt({ world, table, column, problems }: NestedCheck): void {
  const { source, name, place } = column;
  if (source.kind === 'reference' && isNestedType(world.table(source.table).column(source.column))) {
    const message = `${quote(name)} refers to ${quote(source.column)} of ${quote(source.table)}, which has lists or structures; refer to a column of single values`;
    problems.add('schema/type-mismatch', source.place, message);
  }
  for (const use of column.uses()) {
    if (!('column' in use) || !isNestedType(table.column(use.column))) continue;
    const message = `${quote(name)} looks at ${quote(use.column)}, which has lists or structures; take a column of single values`;
    problems.add('schema/type-mismatch', place, message);
  }
}

function isNestedType({ type }: PlannedColumn): boolean {
  return type.kind === 'array' || type.kind === 'object';
}

function checkValues(recipe: ArrayRecipe | ObjectRecipe, source: ColumnSource, at: ValueCheck): void {
  if (recipe.kind === 'array' && source.kind === 'array') {
    const bits = at.bits + placeBits(source.count.max);
    checkRows(source, { ...at, bits });
    checkItem(recipe.item, source, at);
    if (source.distinct) checkDistinct(recipe, source, at);
    checkInner(recipe.item, source.item, `an item of ${recipe.name}`, { ...at, bits });
  }
  if (recipe.kind === 'object' && source.kind === 'object') {
    recipe.members.forEach((member, place) => {
      const model = source.members[place];
      if (model !== undefined) checkInner(member, model, `${recipe.name}.${member.name}`, at);
    });
  }
}

function checkInner(inner: InnerRecipe, model: ValueModel, name: string, at: ValueCheck): void {
  const { scope } = at;
  if (isNestedRecipe(inner.recipe)) {
    checkValues(inner.recipe, model.source, at);
    return;
  }
  const column = { name, type: innerType(inner, scope) };
  checkVariant({ table: at.table, column, place: model.place, problems: at.problems }, { recipe: inner.recipe, scope });
}

/** Items have rows of their own, whose numbers are exact up to 2^53. */
function checkRows({ place }: ArraySource, { table, bits, column, problems }: ValueCheck): void {
  const most = mostRowsFor(bits);
  if (table.rowCount <= most) return;
  const message = `${quote(column.name)} has lists of so many items that ${quote(table.name)} can have ${most} rows at most, but has ${table.rowCount}; ask for fewer items, or fewer rows`;
  problems.add('limit/rows', place, message);
}

/** An item is no row of the table: it is next to none of its columns, and has no place in an order of them. */
function checkItem({ recipe }: InnerRecipe, { item }: ArraySource, { world, column, problems }: ValueCheck): void {
  const beside = usesOf(world.primitives, recipe).find((use) => 'column' in use);
  if (beside !== undefined && 'column' in beside) {
    const message = `Items of ${quote(column.name)} look at the column ${quote(beside.column)}, but they have draws and subjects of their own; make a table of them, with rows per row of this one`;
    problems.add('schema/invalid-option', item.place, message);
  }
  if (kindsOf(world, recipe).some((kind) => kind === 'sequence' || kind === 'timeOrderedId')) {
    const message = `Items of ${quote(column.name)} would count the rows of a table; take numbers, or make a table of them`;
    problems.add('schema/invalid-option', item.place, message);
  }
}

function kindsOf(world: RecipePort, recipe: Recipe): readonly string[] {
  const primitive = world.primitives.get(recipe.kind);
  return [recipe.kind, ...(primitive?.parts(recipe) ?? []).flatMap((part) => kindsOf(world, part))];
}

/** A list without repeats needs as many values as it may have items. */
function checkDistinct(recipe: ArrayRecipe, { count, distinctPlace, item }: ArraySource, at: ValueCheck): void {
  const { column, scope, problems } = at;
  const inner = itemOf(recipe, scope);
  const made = scope.type(inner.recipe);
  if (inner.type !== undefined && typeName(inner.type) !== typeName(made)) {
    refuseDistinct(
      at,
      item.place,
      `they are made as ${typeName(made)} and written as ${typeName(inner.type)}, which may make them alike; drop type, or distinct`,
    );
    return;
  }
  if (scope.uniqueByRow(inner.recipe)) return;
  if (!scope.injective(inner.recipe)) {
    const { what, wayOut } = scope.obstacle(inner.recipe) ?? REPEATS;
    refuseDistinct(at, distinctPlace, `${what}; ${wayOut.replace('drop unique', 'drop distinct')}`);
    return;
  }
  const capacity = scope.capacity(inner.recipe);
  if (typeof capacity !== 'bigint' || capacity >= BigInt(count.max)) return;
  const message = `Lists of ${quote(column.name)} have up to ${count.max} items, none twice, but there are ${capacity} values; ask for at most ${capacity} items, or drop distinct`;
  problems.add('schema/unique-impossible', distinctPlace, message);
}

const REPEATS = {
  what: 'they come more than once, as in life',
  wayOut: 'take a list of words, numbers or patterns, or drop unique',
};

function refuseDistinct({ column, problems }: ValueCheck, place: Place, why: string): void {
  problems.add('schema/unique-unsupported', place, `Items of ${quote(column.name)} cannot be distinct: ${why}`);
}

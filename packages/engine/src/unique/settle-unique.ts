import type { Capacity } from '@populace/core';
import { quote } from '@populace/core';
import type { UniqueModel } from '@populace/schema';
import { askedWhere } from '../formula/asked-formula.ts';
import type { PlannedColumn, PlannedTable, World } from '../plan/world.ts';
import type { ReferenceRecipe } from '../relations/reference.ts';
import { MOST_RANKS } from '../sources/rank-count.ts';
import type { PlannedUnique } from './planned-unique.ts';

/** What becomes of a unique of several columns. */
export type SettledUnique =
  /** One of its columns has another value in every row anyway, or the document gives all of its values. */
  | { readonly kind: 'given' }
  | { readonly kind: 'drawn'; readonly unique: PlannedUnique }
  | { readonly kind: 'refused'; readonly why: string; readonly wayOut: string };

/** Finds out how the columns of a unique can differ together. */
export function settleUnique(world: World, table: PlannedTable, model: UniqueModel): SettledUnique {
  const columns = model.columns.map((name) => table.column(name));
  const nullable = model.nullsEqual ? columns.find(({ nulls }) => nulls !== undefined && nulls.share > 0) : undefined;
  if (nullable !== undefined) {
    const why = `${quote(nullable.name)} has nulls, which are to count as equal`;
    return { kind: 'refused', why, wayOut: 'drop its nulls, or nulls: equal' };
  }
  if (columns.some(({ different }) => different)) return { kind: 'given' };
  const followed = columns.filter(({ name }) => table.follows.includes(name));
  const within = followed.some((column) => tellsParents(world, table, column));
  const distinct = within ? columns.find((column) => isDistinct(world, column)) : undefined;
  if (distinct !== undefined) return { kind: 'drawn', unique: distinctUnique({ world, table, model }, distinct) };
  // What the document gives is not drawn; whether it differs is looked at where it stands.
  const drawn = columns.filter((column) => column.made && !(within && followed.includes(column)));
  if (drawn.length === 0 && !within) return { kind: 'given' };
  const refusal = drawn.map((column) => refusalOf(column, table)).find((one) => one !== undefined);
  if (refusal !== undefined) return refusal;
  return { kind: 'drawn', unique: plannedUnique({ world, table, model }, drawn, within) };
}

/** Whether each parent has a value of its own in a column that follows the parents. */
function tellsParents(world: World, table: PlannedTable, { source }: PlannedColumn): boolean {
  if (source.kind !== 'reference' || table.relation === undefined) return false;
  return world.table(source.table).column(source.column).different;
}

/** Whether a reference chooses another row for each child of a parent, with another value. */
function isDistinct(world: World, column: PlannedColumn): boolean {
  const { source, variants, made } = column;
  // The engine's own recipe has the shape that its kind says.
  const recipe = variants[0].recipe as ReferenceRecipe;
  if (!made || source.kind !== 'reference' || recipe.kind !== 'reference' || !recipe.distinct) return false;
  const target = world.table(source.table);
  const isAmongSiblings = (list: readonly string[]): boolean =>
    list.includes(source.column) && list.every((name) => source.key?.targets.includes(name));
  return target.column(source.column).different || target.uniqueLists.some(isAmongSiblings);
}

interface Settling {
  readonly world: World;
  readonly table: PlannedTable;
  readonly model: UniqueModel;
}

function writtenParts({ columns, where, place }: UniqueModel, { name }: PlannedTable) {
  return { columns, where: where && askedWhere(name, { columns, where }), place };
}

/** It has room for as many children as there are rows to refer to: in a table with parents of its own, for the fewest that one of these has. */
function distinctUnique({ world, table, model }: Settling, { name, source }: PlannedColumn): PlannedUnique {
  const target = source.kind === 'reference' ? world.table(source.table) : undefined;
  const isShared = source.kind === 'reference' && (source.key?.shared.length ?? 0) > 0;
  const room = isShared ? target?.relation?.least : target?.rowCount;
  return {
    ...writtenParts(model, table),
    within: true,
    distinct: name,
    drawn: [],
    size: room ?? 0,
    capacity: BigInt(room ?? 0),
  };
}

function refusalOf(column: PlannedColumn, { follows }: PlannedTable): SettledUnique | undefined {
  const [{ recipe, scope }, ...more] = column.variants;
  const name = quote(column.name);
  if (more.length > 0) {
    const why = `${name} is made in ${column.mix.locales.length} locales, which may share values`;
    return { kind: 'refused', why, wayOut: 'give the column one locale' };
  }
  if (follows.includes(column.name)) {
    const why = `${name} follows the parents, several of which may have the same value`;
    return { kind: 'refused', why, wayOut: 'refer to a unique column of the parent' };
  }
  if (scope.injective(recipe) && typeof scope.capacity(recipe) === 'bigint') return undefined;
  const why = `${name} comes from ${column.origin}, which makes some values more than once, as they come in life`;
  return {
    kind: 'refused',
    why,
    wayOut:
      'take a choice, a number, a pattern, a plain reference, or within parents one by zipf or recency, or make the column itself unique',
  };
}

function plannedUnique({ model, table }: Settling, drawn: readonly PlannedColumn[], within: boolean): PlannedUnique {
  const capacities = drawn.map(({ variants: [{ recipe, scope }] }) => counted(scope.capacity(recipe)));
  let room: bigint = MOST_RANKS;
  const bases = capacities.map((capacity) => {
    const base = capacity < room ? capacity : room;
    room /= base === 0n ? 1n : base;
    return base;
  });
  return {
    ...writtenParts(model, table),
    within,
    distinct: undefined,
    drawn: drawn.map(({ name }, place) => ({ column: name, base: Number(bases[place]) })),
    size: Number(bases.reduce((product, base) => product * base, 1n)),
    capacity: capacities.reduce((product, capacity) => product * capacity, 1n),
  };
}

function counted(capacity: Capacity): bigint {
  return typeof capacity === 'bigint' ? capacity : 0n;
}

import { quote } from '@populace/core';
import type { Capacity, Recipe, Scope } from '@populace/recipes';
import type { UniqueModel } from '@populace/schema';
import { type Folding, foldingOf } from '@populace/unicode';
import { MOST_RANKS } from '../columns/sources/rank-count.ts';
import { askedWhere } from '../formulas/asked-formula.ts';
import type { PlannedColumn } from '../model/column.ts';
import type { PlannedUnique } from '../model/planned-unique.ts';
import type { CountedWorld } from '../model/sum-port.ts';
import type { PlannedTable } from '../model/table.ts';
import type { WorldFacts } from '../model/world-facts.ts';
import { type ReferenceRecipe, roomOf } from '../relations/reference.ts';
import { differs, drawnForm } from './differs.ts';
import { foldingWords } from './folding-words.ts';

/** What becomes of a unique of several columns. */
export type SettledUnique =
  /** One of its columns has another value in every row anyway, or the document gives all of its values. */
  | { readonly kind: 'given' }
  | { readonly kind: 'drawn'; readonly unique: PlannedUnique }
  | { readonly kind: 'refused'; readonly why: string; readonly wayOut: string };

/** Finds out how the columns of a unique can differ together. */
export function settleUnique(world: CountedWorld, table: PlannedTable, model: UniqueModel): SettledUnique {
  // Where nulls count as equal, columns without any differ by themselves: what is null is drawn for each row alone.
  const columns = model.columns
    .map((name) => table.column(name))
    .filter((one) => !model.nullsEqual || !hasShareOfNulls(one));
  if (columns.length === 0) {
    const why = `${model.columns.length > 1 ? 'all of them have' : `${quote(model.columns.join())} has`} nulls, which are to count as equal`;
    return {
      kind: 'refused',
      why,
      wayOut: `drop the nulls of one column (one row may have null by fixed), or drop nulls: equal`,
    };
  }
  const folding = foldingOf(model);
  // Where given values differ, what is made beside them differs all the same: a value has its rank whatever stands in the fixed rows.
  const isMade = ({ made, unique }: PlannedColumn): boolean => made || unique;
  if (columns.some((column) => isMade(column) && differs(world, column, folding))) return { kind: 'given' };
  const followed = columns.filter(({ name }) => table.follows.includes(name));
  const within = followed.some((column) => tellsParents(world, table, column, folding));
  const distinct = within ? columns.find((column) => isDistinct(world, column, folding)) : undefined;
  const settling: Settling = { world, table, model, differing: columns.map(({ name }) => name) };
  if (distinct !== undefined)
    return refusalOfDistinct(table, distinct) ?? { kind: 'drawn', unique: distinctUnique(settling, distinct) };
  // What the document gives is not drawn; whether it differs is looked at where it stands.
  const drawn = columns.filter((column) => column.made && !(within && followed.includes(column)));
  if (drawn.length === 0 && !within) return { kind: 'given' };
  const refusal = drawn.map((column) => refusalOf(settling, column)).find((one) => one !== undefined);
  if (refusal !== undefined) return refusal;
  return { kind: 'drawn', unique: plannedUnique(settling, drawn, within) };
}

/** Whether each parent has a value of its own in a column that follows the parents. */
function tellsParents(
  world: WorldFacts,
  table: PlannedTable,
  { source }: PlannedColumn,
  folding: Folding | undefined,
): boolean {
  if (source.kind !== 'reference' || table.relation === undefined) return false;
  return differs(world, world.table(source.table).column(source.column), folding);
}

/** Whether a reference chooses another row for each child of a parent, with another value. */
function isDistinct(world: WorldFacts, column: PlannedColumn, folding: Folding | undefined): boolean {
  const { source, variants, made } = column;
  // The engine's own recipe has the shape that its kind says.
  const recipe = variants[0].recipe as ReferenceRecipe;
  if (!made || source.kind !== 'reference' || recipe.kind !== 'reference' || !recipe.distinct) return false;
  const target = world.table(source.table);
  const isAmongSiblings = (list: readonly string[]): boolean =>
    list.includes(source.column) && list.every((name) => source.key?.targets.includes(name));
  if (differs(world, target.column(source.column), folding)) return true;
  return folding === undefined && target.uniqueLists.some(isAmongSiblings);
}

interface Settling {
  readonly world: CountedWorld;
  readonly table: PlannedTable;
  readonly model: UniqueModel;
  /** The columns that differ together: all that are written, but for those with nulls where nulls count as equal. */
  readonly differing: readonly string[];
}

function hasShareOfNulls({ nulls }: PlannedColumn): boolean {
  return nulls !== undefined && nulls.share > 0;
}

function writtenParts(model: UniqueModel, { name }: PlannedTable) {
  const { columns, where, place } = model;
  return { columns, where: where && askedWhere(name, { columns, where }), folding: foldingOf(model), place };
}

/** Other rows for all children of a parent must be left out alike, and those of a tenant be counted. */
function refusalOfDistinct({ follows }: PlannedTable, { name, source }: PlannedColumn): SettledUnique | undefined {
  if (source.kind !== 'reference') return undefined;
  const { otherThan, where, key } = source;
  const refused = (why: string, wayOut: string): SettledUnique => ({ kind: 'refused', why, wayOut });
  if ((key?.shared.length ?? 0) > 0 && (where !== undefined || otherThan !== undefined)) {
    const option = where === undefined ? 'otherThan' : 'where';
    return refused(`how many rows ${option} of ${quote(name)} leaves to each parent is not known`, `drop ${option}`);
  }
  if (otherThan === undefined || follows.includes(otherThan.column)) return undefined;
  const why = `${quote(otherThan.column)} does not follow the parents, so that each of their rows leaves out another`;
  return refused(why, `drop by of ${quote(name)}, and list ${quote(otherThan.column)} here, too`);
}

/** It has room for as many children as there are rows to refer to: in a table with parents of its own, for the fewest that one of these has. */
function distinctUnique({ world, table, model }: Settling, { name, source }: PlannedColumn): PlannedUnique {
  const target = source.kind === 'reference' ? world.table(source.table) : undefined;
  const isShared = source.kind === 'reference' && (source.key?.shared.length ?? 0) > 0;
  const [{ recipe }] = table.column(name).variants;
  // The engine's own recipe has the shape that its kind says.
  const room = isShared ? target?.relation?.least : roomOf(recipe as ReferenceRecipe, world);
  return {
    ...writtenParts(model, table),
    within: true,
    distinct: name,
    drawn: [],
    size: room ?? 0,
    capacity: BigInt(room ?? 0),
  };
}

function refusalOf(
  { world, table: { follows }, model, differing }: Settling,
  column: PlannedColumn,
): SettledUnique | undefined {
  const folding = foldingOf(model);
  const [{ recipe, scope }, ...more] = column.variants;
  const name = quote(column.name);
  if (more.length > 0) {
    const why = `${name} is made in ${column.mix.locales.length} locales, which may share values`;
    return { kind: 'refused', why, wayOut: 'give the column one locale' };
  }
  if (follows.includes(column.name)) {
    const how = folding === undefined ? '' : ` ${foldingWords[folding].how}`;
    const why = `${name} follows the parents, several of which may have the same value${how}`;
    return { kind: 'refused', why, wayOut: `refer to a column of the parent that is unique${how}` };
  }
  if (folding !== undefined && drawnForm(world, column, folding) === undefined) return foldedRefusal(column, folding);
  if (folding !== undefined && column.unique) {
    const { how, option } = foldingWords[folding];
    const why = `${name} is unique by itself, but not ${how}`;
    return { kind: 'refused', why, wayOut: `make it unique: ${option}` };
  }
  if (isInjectiveBeside(recipe, scope, differing) && typeof scope.capacity(recipe) === 'bigint') return undefined;
  const { source } = column;
  const other = source.kind === 'reference' ? source.otherThan?.column : undefined;
  if (other !== undefined && !differing.includes(other)) {
    const why = `which row ${name} refers to depends on that of ${quote(other)}`;
    return { kind: 'refused', why, wayOut: `list ${quote(other)} here, too, or drop otherThan` };
  }
  const why = `${name} comes from ${column.origin}, which makes some values more than once, as they come in life`;
  return {
    kind: 'refused',
    why,
    wayOut:
      'take a choice, a number, a pattern, a plain reference, or within parents one by zipf or recency, or make the column itself unique',
  };
}

function foldedRefusal({ name, origin, source }: PlannedColumn, folding: Folding): SettledUnique {
  const { how, by, letters, options, option } = foldingWords[folding];
  if (source.kind === 'reference') {
    const why = `${quote(name)} refers to ${quote(source.column)} of ${quote(source.table)}, which is not unique ${how}`;
    return { kind: 'refused', why, wayOut: `make that unique: ${option}` };
  }
  const why = `${quote(name)} comes from ${origin}, whose values may differ by their ${by} alone`;
  return { kind: 'refused', why, wayOut: `take ${letters} or numbers, or drop ${options}` };
}

/** A reference to another row than a column's differs with its rank where that column is the same. */
function isInjectiveBeside(recipe: Recipe, scope: Scope, columns: readonly string[]): boolean {
  if (recipe.kind !== 'reference') return scope.injective(recipe);
  const reference = recipe as ReferenceRecipe; // The engine's own recipe has the shape that its kind says.
  const { otherThan } = reference;
  const isBeside = otherThan !== undefined && columns.includes(otherThan);
  return scope.injective(isBeside ? { ...reference, otherThan: undefined } : reference);
}

function plannedUnique(
  { world, model, table }: Settling,
  drawn: readonly PlannedColumn[],
  within: boolean,
): PlannedUnique {
  const forms = drawn.map((column): Recipe => {
    const [{ recipe }] = column.variants;
    return drawnForm(world, column, foldingOf(model)) ?? recipe;
  });
  const capacities = drawn.map(({ variants: [{ scope }] }, at) => counted(scope.capacity(forms[at])));
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
    drawn: drawn.map(({ name }, at) => ({ column: name, recipe: forms[at], base: Number(bases[at]) })),
    size: Number(bases.reduce((product, base) => product * base, 1n)),
    capacity: capacities.reduce((product, capacity) => product * capacity, 1n),
  };
}

function counted(capacity: Capacity): bigint {
  return typeof capacity === 'bigint' ? capacity : 0n;
}

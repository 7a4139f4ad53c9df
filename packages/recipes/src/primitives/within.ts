import { CodedError, createDictionary, type Dictionary, type Vector } from '@populace/core';
import type { PackTable } from '../pack/pack-table.ts';
import { createAliasTable } from '../random/alias-table.ts';
import { codesOf } from '../recipe/codes-of.ts';
import { listDomain } from '../recipe/domains.ts';
import { definePrimitive } from '../recipe/primitive.ts';
import type { Planner, Primitive, Recipe, Scope, TableUse } from '../recipe/recipe.ts';
import { sourcePart } from '../recipe/source-part.ts';

/**
 * A row of a table among those that belong to the row that another recipe has: a postcode of the city, a form of address of
 * the sex. By weight where the table has a column `weight`, else each as likely.
 */
export interface WithinRecipe extends Recipe {
  readonly kind: 'within';
  /** A recipe whose values are codes of the parents. */
  readonly parent: Recipe;
  /** Without a column of texts the value is a code alone, for look-ups into the table's columns. */
  readonly in: TableUse;
}

/** Makes the recipe of one of the rows of `table` that belong to the parent. */
export function within(parent: Recipe, table: TableUse): WithinRecipe {
  return { kind: 'within', parent, in: table };
}

export const withinPrimitive: Primitive<WithinRecipe> = definePrimitive<WithinRecipe>({
  kind: 'within',
  type: () => ({ kind: 'string' }),
  parts: ({ parent }) => [parent],
  tables: (recipe) => [recipe.in],
  capacity: (recipe, scope) => BigInt(dictionaryOf(recipe, scope).distinct),
  domain: (recipe, scope) => listDomain(dictionaryOf(recipe, scope)),
  plan: planWithin,
  explain: (recipe, scope) =>
    `one of the rows of ${recipe.in.table} that belong to the row's own: ${scope.explain(recipe.parent)}`,
  outline: (recipe) => `one of those rows of ${recipe.in.table} that belong to another value`,
});

function planWithin(recipe: WithinRecipe, at: Planner): Vector {
  const [ofParent, own] = at.source.split([
    sourcePart('of', recipe.parent, at.scope),
    { name: 'own', capacity: 'unknown' },
  ]);
  const { codes: parent } = codesOf(at.part(recipe.parent, ofParent ?? at.source), 'A row that belongs to another');
  const table = at.scope.pack(recipe.in.table);
  const { starts } = table;
  if (starts === undefined) throw new CodedError('internal', `${recipe.in.table} has no rows that belong to others.`);
  const spans = at.arena.int32();
  at.step((n) => {
    for (let i = 0; i < n; i++) spans[i] = starts[parent[i] + 1] - starts[parent[i]];
  });
  const source = own ?? at.source;
  const places = source.belowEach(spans);
  const codes = at.arena.int32();
  const slots = slotsOf(table);
  if (slots === undefined) {
    at.step((n) => {
      for (let i = 0; i < n; i++) codes[i] = starts[parent[i]] + places[i];
    });
  } else {
    const [words] = source.words('weight');
    at.step((n) => {
      for (let i = 0; i < n; i++) {
        const code = starts[parent[i]] + places[i];
        codes[i] = words[i] >>> 0 < slots[2 * code] >>> 0 ? code : slots[2 * code + 1];
      }
    });
  }
  return { kind: 'codes', codes, dictionary: dictionaryOf(recipe, at.scope) };
}

const dictionaries = new WeakMap<PackTable, Dictionary>();

/** The texts of the table, or what stands for the numbers of its rows. */
function dictionaryOf(recipe: WithinRecipe, scope: Scope): Dictionary {
  const table = scope.pack(recipe.in.table);
  if (table.columns.includes(recipe.in.column ?? 'text')) return scope.table(recipe.in);
  const made = dictionaries.get(table) ?? createDictionary(Array.from({ length: table.size }, (_, row) => `${row}`));
  dictionaries.set(table, made);
  return made;
}

const aliases = new WeakMap<PackTable, Int32Array>();

/** An alias table for each parent, one after the other: threshold and other choice of each row, in rows of the table. */
function slotsOf(table: PackTable): Int32Array | undefined {
  const { starts } = table;
  if (starts === undefined || !table.columns.includes('weight')) return undefined;
  const known = aliases.get(table);
  if (known !== undefined) return known;
  const weights = table.numbers('weight');
  const slots = new Int32Array(2 * table.size);
  for (let parent = 0; parent + 1 < starts.length; parent++) {
    const [from, to] = [starts[parent], starts[parent + 1]];
    // A parent that never comes may have no rows.
    if (from === to) continue;
    const alias = createAliasTable(weights.subarray(from, to));
    slots.set(
      alias.slots.map((entry, place) => (place % 2 === 0 ? entry : from + entry)),
      2 * from,
    );
  }
  aliases.set(table, slots);
  return slots;
}

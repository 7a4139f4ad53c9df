import { CodedError, type Key } from '@populace/core';
import {
  createPermutationFamily,
  definePrimitive,
  type PermutationFamily,
  type Planner,
  type Primitive,
  type Source,
} from '@populace/recipes';
import { type ItemRows, planItemRows } from '../columns/lists/item-rows.ts';
import { referencePlanning } from '../columns/planning.ts';
import { createRankCount } from '../columns/sources/rank-count.ts';
import { createRankSource } from '../columns/sources/rank-source.ts';
import { type ArrayRecipe, itemOf, itemType } from '../model/nested-recipe.ts';

/** The name of the draws of how many items a list has. */
const COUNT = 'count';
/** The path of an item's own draws, which stand apart from those of the row. */
const ITEM = 'item';

/**
 * Lists. Each item is drawn as a row of its own would be, by streams of the column's own, so that it depends on the seed, the row and its
 * place alone, and has subjects of its own; its locale is the row's.
 */
export const arrayPrimitive: Primitive<ArrayRecipe> = definePrimitive<ArrayRecipe>({
  kind: 'array',
  type: (recipe, scope) => ({ kind: 'array', items: itemType(recipe, scope) }),
  parts: ({ item }) => [item.recipe],
  capacity: () => 'unknown',
  obstacle: () => ({ what: 'lists of different rows may be alike', wayOut: 'drop unique' }),
  plan(recipe, at) {
    const { arena, rows, step, scope, source } = at;
    const { name } = recipe;
    const item = itemOf(recipe, scope);
    const { present, planItems } = referencePlanning(at);
    const most = Number(recipe.count.max);
    const items = planItemRows({ arena, rows, step, counts: planCounts(recipe, at), most, present });
    const keyOf = (path: string, ...draw: readonly string[]): Key => keyOfItems(source, path, draw);
    const vector = planItems(items, { item, keyOf }, (words) =>
      recipe.distinct && !scope.uniqueByRow(item.recipe) ? rankedItems(items, words, keyOf) : words,
    );
    return { kind: 'list', offsets: items.offsets, item: { name, type: itemType(recipe, scope), vector }, most };
  },
  explain: (recipe, scope) => `${outlined(recipe)}: ${scope.explain(recipe.item.recipe)}`,
  outline: outlined,
});

function outlined({ count, distinct }: ArrayRecipe): string {
  const items = count.min === count.max ? `${count.min}` : `${count.min} to ${count.max}`;
  return `a list of ${items} items, each with draws of its own${distinct ? ', none twice' : ''}`;
}

function planCounts({ count }: ArrayRecipe, at: Planner): Int32Array {
  const [source = at.source] = at.source.split([{ name: COUNT, capacity: 'unknown' }]);
  const vector = at.part(count, source);
  if (vector.kind === 'int32') return vector.values;
  throw new CodedError('internal', `Items are counted by numbers, not ${vector.kind}.`);
}

/** Keys of items are no other's, whatever paths they have. */
function keyOfItems(source: Source, path: string, draw: readonly string[]): Key {
  return source.key(ITEM, path, ...draw);
}

/** The items of a list go through a permutation of all values, another one in each row. */
function rankedItems(
  { arena, step, owners, places }: ItemRows,
  words: Source,
  keyOf: (path: string, ...draw: readonly string[]) => Key,
): Source {
  const ranks = arena.float64();
  const taken = createRankCount();
  const key = keyOf('', 'distinct');
  let family: PermutationFamily | undefined;
  step((n) => {
    // How many ranks there are is known once the recipe is planned.
    family ??= createPermutationFamily(key, Number(taken.count()));
    family.fill(n, owners, places, ranks);
  });
  return createRankSource({ ranks, arena, step, count: taken, place: { scale: 1n }, words });
}

/** Returns the set of each item, sets numbered by their smallest item, where items that share a key are in one set. */
export function groupByKeys(keysOf: readonly (readonly string[])[]): {
  readonly groupOf: Int32Array;
  readonly count: number;
} {
  const sets = createUnionFind(keysOf.length);
  const firstWith = new Map<string, number>();
  for (const [item, keys] of keysOf.entries()) {
    for (const key of keys) {
      const first = firstWith.get(key);
      if (first === undefined) firstWith.set(key, item);
      else sets.union(first, item);
    }
  }
  const numbers = new Map<number, number>();
  const groupOf = Int32Array.from(keysOf, (_, item) => {
    const root = sets.find(item);
    const number = numbers.get(root) ?? numbers.size;
    numbers.set(root, number);
    return number;
  });
  return { groupOf, count: numbers.size };
}

/** Sets of the numbers 0 to size − 1 that only ever merge. A set goes by its smallest number. */
interface UnionFind {
  find(item: number): number;
  union(one: number, other: number): void;
}

/** Makes `size` sets of one number each. */
function createUnionFind(size: number): UnionFind {
  const parents = Int32Array.from({ length: size }, (_, item) => item);

  function find(item: number): number {
    let root = item;
    while (parents[root] !== root) {
      parents[root] = parents[parents[root]];
      root = parents[root];
    }
    return root;
  }

  return {
    find,
    union(one, other) {
      const a = find(one);
      const b = find(other);
      parents[Math.max(a, b)] = Math.min(a, b);
    },
  };
}

/** Makes what is not always needed when it is first asked for. */
export function lazily<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** What belongs to keys. */
export interface Cache<K, V> {
  get(key: K): V;
}

/** Makes what belongs to a key once. */
export function createCache<K, V>(make: (key: K) => V): Cache<K, V> {
  const made = new Map<K, V>();
  return {
    get(key) {
      const known = made.get(key);
      if (known !== undefined) return known;
      const value = make(key);
      made.set(key, value);
      return value;
    },
  };
}

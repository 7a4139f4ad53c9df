/**
 * Returns a value equal to `next` that has the very parts of `before` wherever they are equal, so that who compares by identity sees only what
 * has changed. Takes plain data: lists, records, maps with texts as keys, and primitive values.
 */
export function shareEqual<T>(before: unknown, next: T): T;
export function shareEqual(before: unknown, next: unknown): unknown {
  if (Object.is(before, next)) return before;
  if (Array.isArray(before) && Array.isArray(next)) {
    const parts = next.map((part, place) => shareEqual(before[place], part));
    return isSame(before, parts) ? before : parts;
  }
  if (before instanceof Map && next instanceof Map) {
    const parts = new Map([...next].map(([key, part]) => [key, shareEqual(before.get(key), part)]));
    // The order of a map's entries is part of what it says.
    return isSame([...before].flat(), [...parts].flat()) ? before : parts;
  }
  if (isRecord(before) && isRecord(next)) {
    const parts = Object.fromEntries(Object.entries(next).map(([key, part]) => [key, shareEqual(before[key], part)]));
    return isSame(Object.entries(before).flat(), Object.entries(parts).flat()) ? before : parts;
  }
  return next;
}

function isSame(before: readonly unknown[], parts: readonly unknown[]): boolean {
  return before.length === parts.length && parts.every((part, place) => Object.is(part, before[place]));
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

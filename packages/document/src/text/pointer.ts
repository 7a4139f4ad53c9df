/** Returns the JSON pointer (RFC 6901) of a key or an index below another pointer. */
export function pointerTo(parent: string, key: string | number): string {
  return `${parent}/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`;
}

/** Returns the JSON pointer of keys and indexes. */
export function pointerOfKeys(...keys: readonly (string | number)[]): string {
  return keys.reduce<string>(pointerTo, '');
}

/** Returns the keys of a JSON pointer; none for places that are no pointers, such as `--rows`. */
export function keysOfPointer(pointer: string): readonly string[] {
  if (!pointer.startsWith('/')) return [];
  return pointer
    .slice(1)
    .split('/')
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** Words that are no names in a language. */
export type Reserved = (name: string) => boolean;

/**
 * Returns a name as the identifier of a language: characters other than ASCII letters, digits and `_` become `_`, a digit gets one before
 * it, and a reserved word one behind it.
 */
export function sourceName(name: string, isReserved: Reserved): string {
  const plain = name.replace(/[^A-Za-z0-9_]/gu, '_');
  const begun = /^[A-Za-z_]/.test(plain) ? plain : `_${plain}`;
  return isReserved(begun) ? `${begun}_` : begun;
}

/** Returns names as identifiers that differ from one another: one that is taken gets a number. */
export function sourceNames(names: readonly string[], isReserved: Reserved): readonly string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    const wanted = sourceName(name, isReserved);
    let free = wanted;
    for (let number = 2; taken.has(free); number++) free = `${wanted}_${number}`;
    taken.add(free);
    return free;
  });
}

/** Returns the name of the type of a row: `order_lines` becomes `OrderLinesRow`. */
export function rowTypeName(name: string): string {
  const words = name.split(/[^A-Za-z0-9]+/).filter((word) => word !== '');
  const joined = words.map((word) => word.replace(/^[a-z]/, upperCase)).join('');
  return `${/^[0-9]/.test(joined) ? '_' : ''}${joined}Row`;
}

function upperCase(letter: string): string {
  return String.fromCharCode(letter.charCodeAt(0) - 32);
}

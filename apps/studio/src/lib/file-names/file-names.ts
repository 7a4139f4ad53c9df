/** Returns a schema's name as a file has it, without extension: `Corner shop` becomes `corner-shop`. */
export function schemaBaseName(name: string | undefined): string {
  const words = (name ?? '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '');
  return safeName(words === '' ? 'schema' : words, 'schema');
}

/** Returns the name of a schema's file: `Corner shop` is `corner-shop.yaml`. */
export function schemaFileName(name: string | undefined, isJson: boolean): string {
  return `${schemaBaseName(name)}.${isJson ? 'json' : 'yaml'}`;
}

/** Returns the name of a table's file, without extension: as the table is called, where every file system takes it. */
export function tableBaseName(table: string): string {
  return safeName(table, 'table');
}

/** Makes names distinct, by a number after those that occur again. File systems that ignore case would make one file of two. */
export function distinctNames(names: readonly string[]): readonly string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    let free = name;
    for (let number = 2; taken.has(free.toLowerCase()); number++) free = `${name}-${number}`;
    taken.add(free.toLowerCase());
    return free;
  });
}

const MAX_CHARACTERS = 80;

/** Returns a name that every file system takes; no part of it leads to another folder. */
function safeName(name: string, kind: string): string {
  const plain = name
    .replaceAll(/[\p{Cc}/\\:*?"<>|]+/gu, '-')
    .replaceAll(/\s+/g, '-')
    .replaceAll(/^[.-]+|[.-]+$/g, '');
  const cut = [...plain].slice(0, MAX_CHARACTERS).join('');
  // Windows keeps these names for devices.
  const isDevice = /^(con|prn|aux|nul|com[0-9]|lpt[0-9])(\.|$)/i.test(cut);
  return cut === '' || isDevice ? `${kind}-${cut}`.replace(/-$/, '') : cut;
}

import type { BuiltPack } from './built-pack.ts';
import { decodeTables } from './decode-tables.ts';
import type { Pack } from './pack.ts';
import type { PackTable } from './pack-table.ts';

/** Returns a pack that loads a group of tables when the first of them is asked for. */
export function openPack(built: BuiltPack): Pack {
  const groups = new Map<string, Promise<ReadonlyMap<string, PackTable>>>();
  const directory = new Map(Object.entries(built.tables));
  const owner = built.facts['id'] ?? built.facts['country'] ?? 'A pack';
  const entryOf = (name: string): { readonly group: string; readonly rows: number } => {
    const entry = directory.get(name);
    if (entry === undefined) throw new RangeError(`${owner} has no table named ${JSON.stringify(name)}.`);
    return entry;
  };
  const load = async (group: string): Promise<ReadonlyMap<string, PackTable>> => {
    return decodeTables(await built.groups[group]());
  };
  return {
    facts: new Map(Object.entries(built.facts)),
    patterns: new Map(Object.entries(built.patterns)),
    tables: [...directory.keys()],
    credits: built.credits,
    rows: async (name) => entryOf(name).rows,
    async table(name) {
      const { group } = entryOf(name);
      let loading = groups.get(group);
      if (!loading) {
        loading = load(group);
        groups.set(group, loading);
      }
      const table = (await loading).get(name);
      if (!table) throw new RangeError(`The tables of ${owner} are incomplete: ${name} is missing.`);
      return table;
    },
  };
}

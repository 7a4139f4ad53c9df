import type { KnownNames } from '@populace/importers';
import type { Pack } from '@populace/recipes';
import { defaultRegistry } from './registry/registry.ts';

let opened: Promise<KnownNames> | undefined;

/** Returns the names of people of all locales, as they are written and in Latin letters; loaded once. */
export function knownNames(): Promise<KnownNames> {
  opened ??= load();
  return opened.catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
}

async function load(): Promise<KnownNames> {
  const packs = await Promise.all([...defaultRegistry().locales.values()].map((locale) => locale.open()));
  const [given, family] = await Promise.all([namesOf(packs, 'person.given'), namesOf(packs, 'person.surname')]);
  return { given, family };
}

/** Where tables have names; the last two where they have a form for each sex. */
const NAME_COLUMNS = ['text', 'shown', 'feminine', 'feminineShown'];

async function namesOf(packs: readonly Pack[], table: string): Promise<ReadonlySet<string>> {
  const own = packs.filter(({ tables }) => tables.includes(table));
  const tables = await Promise.all(own.map((pack) => pack.table(table)));
  const names = tables.flatMap((rows) =>
    NAME_COLUMNS.filter((column) => rows.columns.includes(column)).flatMap((column) => rows.texts(column)),
  );
  return new Set(names.map((name) => name.toLowerCase()));
}

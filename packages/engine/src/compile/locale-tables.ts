import { CodedError, createDictionary, type Dictionary } from '@populace/core';
import type { LocaleScope, PackTable, TableUse } from '@populace/recipes';
import type { LocaleSources } from '../model/lender.ts';
import { type LocaleTables, missingInLocale } from '../model/locale-tables.ts';
import type { Registry } from '../model/registry.ts';

/** Opens a locale with all that it draws on: its country's places, locales of the same language, and `base`. */
export async function openLocale(registry: Registry, id: string): Promise<LocaleTables> {
  const sources = await registry.openLocale(id);
  const loaded = new Map<string, PackTable>();
  const borrowed = new Map<string, string>();
  const pack = (table: string): PackTable => {
    const found = loaded.get(table);
    if (found === undefined) throw new CodedError('internal', `The table ${table} was not loaded for ${id}.`);
    return found;
  };
  return {
    id,
    scope: createLocaleScope(sources),
    borrowed,
    lender: sources.lender,
    async load(table) {
      if (loaded.has(table)) return;
      const lender = sources.lender(table);
      if (lender === undefined) throw missingInLocale(id, `table ${table}`);
      if (lender.originOf(table) === 'borrowed') borrowed.set(table, lender.from);
      loaded.set(table, await lender.pack.table(table));
    },
    pack,
    dictionary: (use) => dictionaryOf(use, pack),
  };
}

/** Facts and patterns of others are never taken. */
function createLocaleScope({ id, country, own, lender }: LocaleSources): LocaleScope {
  const findFact = (name: string): string | undefined => {
    for (const pack of own) {
      const fact = pack.facts.get(name);
      if (fact !== undefined) return fact;
    }
    return undefined;
  };
  return {
    id,
    country,
    findFact,
    fact(name) {
      const fact = findFact(name);
      if (fact === undefined) throw missingInLocale(id, name);
      return fact;
    },
    patterns(name) {
      for (const pack of own) {
        const patterns = pack.patterns.get(name);
        if (patterns !== undefined) return patterns;
      }
      throw missingInLocale(id, `patterns of ${name}`);
    },
    has: (table) => lender(table) !== undefined,
  };
}

const dictionaries = new WeakMap<PackTable, Map<string, Dictionary>>();

/** The dictionary of a list, made once for each table and use. */
function dictionaryOf(use: TableUse, pack: (table: string) => PackTable): Dictionary {
  const table = pack(use.table);
  const known = dictionaries.get(table) ?? new Map<string, Dictionary>();
  dictionaries.set(table, known);
  const key = JSON.stringify([use.column, use.by, use.otherForm]);
  const made = known.get(key) ?? makeDictionary(use, table, pack);
  known.set(key, made);
  return made;
}

function makeDictionary(use: TableUse, table: PackTable, pack: (table: string) => PackTable): Dictionary {
  const texts = table.texts(use.column ?? 'text');
  if (use.otherForm !== undefined && table.columns.includes(use.otherForm)) {
    const others = table.texts(use.otherForm);
    return createDictionary(texts.flatMap((text, row) => [text, others[row] as string])); // Columns are of one length.
  }
  if (use.by === undefined) return createDictionary(texts);
  const rows = pack(use.by.table).numbers(use.by.column);
  return createDictionary(Array.from(rows, (row) => texts[row] as string)); // The builder has checked the rows.
}

import { CodedError, nearestNames, quote } from '@populace/core';
import type { Lender, TableOrigin } from '@populace/engine';
import type { Locale, WeightedPattern } from '@populace/recipes';
import { foldCase } from '@populace/unicode';
import { lenderOf, lendersOf } from './registry/lenders.ts';
import { defaultRegistry, schemaRegistry } from './registry/registry.ts';

/** A locale as lists show it. */
export interface LocalePage extends Omit<Locale, 'open'> {
  /** What else it may be called in a schema, such as `de`; any case will do, and `-` for `_`. */
  readonly aliases: readonly string[];
}

/** A table that a locale draws on. */
export interface LocaleTable {
  readonly name: string;
  readonly rows: number;
  readonly origin: TableOrigin;
  /** The locale that it stands in, or the country. */
  readonly from: string;
  /** The locale whose words it shares, behind those of its own or spelt as its country does. */
  readonly derivedFrom?: string;
}

/** A locale with what it has. */
export interface LocaleDescription extends LocalePage {
  /** By name. */
  readonly tables: readonly LocaleTable[];
  /** How what consists of parts is put together, by name; weights are relative. */
  readonly patterns: { readonly [name: string]: readonly WeightedPattern[] };
}

/** Every locale by id; `base`, on which the others fall back, comes last. Loads no data. */
export function listLocales(): readonly LocalePage[] {
  return [...defaultRegistry().locales.values()].map(pageOf).sort((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1));
}

/**
 * Describes a locale, given by its id or an alias; opens the directories of its tables, but loads none.
 * @throws CodedError `schema/unknown-locale`, with the nearest names.
 */
export async function describeLocale(id: string): Promise<LocaleDescription> {
  const page = findLocalePage(id);
  const registry = defaultRegistry();
  const locale = registry.locales.get(page.id);
  const lenders = locale === undefined ? [] : await lendersOf(registry, locale);
  const names = [...new Set(lenders.flatMap(({ pack }) => pack.tables))].sort();
  const tables = await Promise.all(names.map((name) => describeTable(name, lenders)));
  return {
    ...page,
    tables: tables.filter((table) => table !== undefined),
    // Patterns are put together from words of their language and are never borrowed.
    patterns: Object.fromEntries(lenders[0]?.pack.patterns ?? []),
  };
}

function pageOf(locale: Locale): LocalePage {
  const { id, name, nativeName, language, script, direction, country, isPlayful } = locale;
  const folded = [...schemaRegistry().localeAliases].filter(([, of]) => of === id).map(([alias]) => alias);
  // As the locale writes them, which lists of names are not.
  const aliases = folded.map((alias) => locale.aliases?.find((one) => foldCase(one) === alias) ?? alias);
  const page = { id, name, nativeName, language, script, direction, country, aliases };
  return isPlayful === true ? { ...page, isPlayful } : page;
}

function orderOf({ id }: LocalePage): string {
  return id === 'base' ? '~' : id;
}

/**
 * Finds a locale by its id or an alias, in any case.
 * @throws CodedError `schema/unknown-locale`, with the nearest names.
 */
export function findLocalePage(asked: string): LocalePage {
  const pages = listLocales();
  const wanted = fold(asked);
  const page = pages.find(({ id, aliases }) => [id, ...aliases].some((name) => fold(name) === wanted));
  if (page !== undefined) return page;
  const near = nearestNames(
    asked,
    pages.map(({ id }) => id),
  );
  const offer = near.length > 0 ? `; did you mean ${near.join(' or ')}?` : '';
  throw new CodedError('schema/unknown-locale', `There is no locale ${quote(asked)}${offer}`);
}

function fold(id: string): string {
  return id.replaceAll('-', '_').toLowerCase();
}

/** How the sources of a table name a locale whose lists it shares. */
const SHARED = 'the locale ';

async function describeTable(name: string, lenders: readonly Lender[]): Promise<LocaleTable | undefined> {
  const lender = lenderOf(lenders, name);
  if (lender === undefined) return undefined;
  const { originOf, from, pack } = lender;
  const table = { name, rows: await pack.rows(name), origin: originOf(name), from };
  const shared = pack.credits.find(({ what, source }) => what === name && source.startsWith(SHARED));
  return shared === undefined ? table : { ...table, derivedFrom: shared.source.slice(SHARED.length) };
}

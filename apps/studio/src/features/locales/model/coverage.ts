import type { LocaleDescription, LocalePage, LocaleTable } from '@populace/library';
import { matchOf, searchWords } from '../../../lib/search/match-words.ts';

/** What the grid of locales tells of each: a word of the catalogue, and the tables that count for it. */
export const coverageColumns = [
  { word: 'given', tables: ['person.given'] },
  { word: 'family', tables: ['person.surname'] },
  { word: 'cities', tables: ['place.city'] },
  { word: 'postcodes', tables: ['place.postcode'] },
  { word: 'streets', tables: ['location.streetName'] },
  { word: 'phones', tables: ['place.phoneValid', 'place.mobileValid'] },
  { word: 'companies', tables: ['company.trade'] },
  { word: 'products', tables: ['commerce.product'] },
  { word: 'colours', tables: ['color.human'] },
  { word: 'words', tables: ['lorem.word'] },
] as const;

export type CoverageColumn = (typeof coverageColumns)[number];

/** What a locale has of something: nothing, so many rows of its own or its country's, or another locale's. */
export type Coverage =
  | { readonly kind: 'none' }
  | { readonly kind: 'own'; readonly rows: number }
  | { readonly kind: 'borrowed'; readonly from: string; readonly rows: number };

/** Returns what a locale has for a column of the grid. */
export function coverageOf(
  { tables }: Pick<LocaleDescription, 'tables'>,
  column: Pick<CoverageColumn, 'tables'>,
): Coverage {
  const names: readonly string[] = column.tables;
  const found = tables.filter(({ name }) => names.includes(name));
  const rows = found.reduce((sum, table) => sum + table.rows, 0);
  if (rows === 0) return { kind: 'none' };
  const lent = found.find(({ origin }) => origin === 'borrowed');
  return lent === undefined ? { kind: 'own', rows } : { kind: 'borrowed', from: lent.from, rows };
}

/** Pixels across a dot that stands for so many rows: ten times as many are one step larger. */
export function dotSize(rows: number): number {
  return Math.round((2 + 3.2 * Math.log10(Math.max(rows, 1))) * 10) / 10;
}

/** Returns the locales that have every word of a search in their code, names, country or script. */
export function findLocales(pages: readonly LocalePage[], query: string): readonly LocalePage[] {
  const words = searchWords(query);
  return pages.filter((page) => words.every((word) => textsOf(page).some((text) => matchOf(text, word) > 0)));
}

function textsOf({ id, name, nativeName, aliases, country, script }: LocalePage): readonly string[] {
  return [id, id.replaceAll('_', '-'), name, nativeName, ...aliases, country ?? '', script];
}

/** The locale that an address names, by its code in any case or by an alias. */
export function localeOf(pages: readonly LocalePage[], asked: string): LocalePage | undefined {
  const wanted = foldId(asked);
  return pages.find(({ id, aliases }) => [id, ...aliases].some((name) => foldId(name) === wanted));
}

function foldId(id: string): string {
  return id.replaceAll('-', '_').toLowerCase();
}

/** The locales that another borrows from, each with the tables that it lends. */
export function lendersOf(tables: readonly LocaleTable[]): readonly (readonly [string, readonly string[]])[] {
  const lent = new Map<string, string[]>();
  for (const { name, origin, from } of tables) {
    if (origin !== 'borrowed') continue;
    const names = lent.get(from);
    if (names === undefined) lent.set(from, [name]);
    else names.push(name);
  }
  return [...lent];
}

import type { LocalePage } from '@populace/library';
import { matchOf, searchWords } from './match-words.ts';

/** What is searched of a locale. */
export type SearchedLocale = Pick<LocalePage, 'id' | 'name' | 'nativeName' | 'aliases'>;

/**
 * Returns the locales that have all words of a query, the best first: whole codes and aliases, then the main locale of a language or country,
 * then words of names that begin so, then codes and names that have the words elsewhere.
 */
export function rankLocales<T extends SearchedLocale>(locales: readonly T[], query: string): readonly T[] {
  const words = searchWords(query.replaceAll('-', '_'));
  if (words.length === 0) return locales;
  return locales
    .map((locale) => ({ locale, ranks: words.map((word) => rankOf(locale, word)) }))
    .filter(({ ranks }) => ranks.every((rank) => rank > 0))
    .map(({ locale, ranks }) => ({ locale, rank: ranks.reduce((sum, rank) => sum + rank, 0) }))
    .sort((a, b) => b.rank - a.rank)
    .map(({ locale }) => locale);
}

/** So much comes on top for the main locale of a language, which decides among locales whose names match as well. */
const MAIN = 0.25;

/** Whether a locale is that of the country in which most people speak its language, by CLDR's likely subtags. */
function isMain([language = '', ...subtags]: readonly string[]): boolean {
  const region = new Intl.Locale(language).maximize().region?.toLowerCase();
  return region !== undefined && subtags.includes(region);
}

function rankOf({ id, name, nativeName, aliases }: SearchedLocale, word: string): number {
  const code = id.toLowerCase();
  if (code === word || aliases.some((alias) => alias.toLowerCase() === word)) return 64;
  const parts = code.split('_');
  // `fr` is France's French before Belgium's.
  if (parts[0] === word) return isMain(parts) ? 32 : 16;
  if (parts.includes(word)) return 8;
  const named = Math.max(matchOf(name, word), matchOf(nativeName, word));
  if (named > 1) return named + (isMain(parts) ? MAIN : 0);
  return code.startsWith(word) ? 2 : named;
}

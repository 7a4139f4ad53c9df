import { countryLanguages, languageCountries, scriptLanguages } from './languages.data.ts';
import type { Locale } from './locale.ts';

/** What the choice of a main locale depends on. */
export type LocaleTraits = Pick<Locale, 'id' | 'language' | 'script' | 'country' | 'isPlayful'>;

/** Which locales are requested. Undefined traits match every locale. */
export interface LocaleQuery {
  /** ISO 3166-1 code. */
  readonly country?: string | undefined;
  /** ISO 639 code. */
  readonly language?: string | undefined;
  /** Scripts (ISO 15924). Locales in one of them come first, where a country has any. */
  readonly scripts?: ReadonlySet<string> | undefined;
}

/**
 * Returns the main locale of a country, or of a language: the language that most people of the country write, or the country whose
 * variety the language alone means (Unicode CLDR, likely subtags and language populations). Novelty locales, and languages that no
 * country has, are never chosen for a country. Undefined where no locale matches.
 * @example mainLocale({ country: 'GB' }, locales)?.id // 'en_GB'
 */
export function mainLocale<T extends LocaleTraits>(query: LocaleQuery, locales: readonly T[]): T | undefined {
  const { country, language, scripts } = query;
  const matching = locales.filter(
    (locale) =>
      locale.isPlayful !== true &&
      (country === undefined || isOfCountry(locale, country)) &&
      (language === undefined || locale.language === language),
  );
  const readable = matching.filter(({ script }) => scripts?.has(script));
  const compare = country === undefined ? compareCountries : compareLanguages;
  return (readable.length > 0 ? readable : matching).toSorted(compare)[0];
}

/** Returns locales with the main ones first: of their scripts, then of their languages, then of their countries. */
export function byImportance<T extends LocaleTraits>(locales: readonly T[]): readonly T[] {
  const main = (query: LocaleQuery): T | undefined => mainLocale(query, locales);
  const importance = new Map(
    locales.map((locale) => {
      const isOfScript =
        main({ language: scriptLanguages[locale.script] ?? '', scripts: new Set([locale.script]) }) === locale;
      const isOfLanguage = main({ language: locale.language }) === locale;
      const isOfCountry = locale.country !== undefined && main({ country: locale.country }) === locale;
      return [locale, Number(isOfScript) * 4 + Number(isOfLanguage) * 2 + Number(isOfCountry)];
    }),
  );
  return locales.toSorted((a, b) => (importance.get(b) ?? 0) - (importance.get(a) ?? 0));
}

/** A language that no country has, such as Esperanto, takes its places from a country and is not of it. */
function isOfCountry({ id, country }: LocaleTraits, wanted: string): boolean {
  return country === wanted && id.split('_').includes(wanted);
}

/** Rank of a language that CLDR does not list for a country. */
const UNLISTED = 1000;

/** Of one language, the country comes first that the language alone means. */
function compareCountries(a: LocaleTraits, b: LocaleTraits): number {
  const rankOf = ({ language, country }: LocaleTraits): number => rankIn(languageCountries[language], country);
  return rankOf(a) - rankOf(b) || compareLanguages(a, b);
}

/** Of one country, the language comes first that most people write. */
function compareLanguages(a: LocaleTraits, b: LocaleTraits): number {
  const rankOf = ({ language, country }: LocaleTraits): number => rankIn(countryLanguages[country ?? ''], language);
  // The shorter id has no script in it, as its script is the usual one.
  return rankOf(a) - rankOf(b) || a.id.length - b.id.length;
}

function rankIn(list: string | undefined, code: string | undefined): number {
  const rank = (list ?? '').split(' ').indexOf(code ?? '');
  return rank < 0 ? UNLISTED : rank;
}

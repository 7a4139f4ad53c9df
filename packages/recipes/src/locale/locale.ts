import type { Pack } from '../pack/pack.ts';

/** The words, names and customs of one language and country. */
export interface Locale {
  /** `language[_Script]_REGION` with a variant behind it if any, a language alone that no country has, or `base` for what belongs to no language. */
  readonly id: string;
  readonly name: string;
  /** Its name in its own language. */
  readonly nativeName: string;
  /** ISO 639-1 code of the language. */
  readonly language: string;
  /** ISO 15924 code of the script of its names. */
  readonly script: string;
  readonly direction: 'ltr' | 'rtl';
  /** ISO 3166-1 code, of the country that a language without one takes its places from, too; undefined for `base`. */
  readonly country: string | undefined;
  /** Whether the language alone means this one, where several locales have it. */
  readonly isDefault?: boolean;
  /** Other names that it is known by, such as those of other tools. */
  readonly aliases?: readonly string[];
  /** Whether it is in jest, as nobody writes. It lends no words to others. */
  readonly isPlayful?: boolean | undefined;
  /** Opens its tables, which load one by one when a column needs them. */
  open(): Promise<Pack>;
}

/** What belongs to a country, whatever is spoken there: regions, cities, postcodes, telephone numbers, money. */
export interface Places {
  /** ISO 3166-1 code. */
  readonly country: string;
  /** Opens its tables, which load one by one when a column needs them. */
  open(): Promise<Pack>;
}

/** Declares a locale, so that `npm run generate` finds it. */
export function defineLocale(locale: Locale): Locale {
  return locale;
}

/** Declares a country's places, so that `npm run generate` finds them. */
export function definePlaces(places: Places): Places {
  return places;
}

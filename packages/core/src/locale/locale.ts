import type { Pack } from '../pack/pack.ts';

/** The words, names and customs of one language and country. */
export interface Locale {
  /** `language[_Script]_REGION`, or `base` for what belongs to no language. */
  readonly id: string;
  readonly name: string;
  /** Its name in its own language. */
  readonly nativeName: string;
  /** ISO 639-1 code of the language. */
  readonly language: string;
  /** ISO 15924 code of the script of its names. */
  readonly script: string;
  readonly direction: 'ltr' | 'rtl';
  /** ISO 3166-1 code; undefined for `base`. */
  readonly country: string | undefined;
  /** Whether the language alone means this one, where several locales have it. */
  readonly isDefault?: boolean;
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

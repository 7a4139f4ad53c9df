import type { KnownLocale } from '../proposal/known.ts';

/** Countries that write a point before decimals in languages which else write a comma. */
const POINT_COUNTRIES = new Set(['US', 'MX', 'CH', 'LI']);
const POINT_LANGUAGES = new Set(['en', 'ja', 'zh', 'ko', 'th', 'he', 'hi', 'ar']);

/** What stands before the decimals of numbers as people of a locale write them (CLDR); a point where nobody knows. */
export function decimalSignOf(locale: KnownLocale | undefined): '.' | ',' {
  if (locale === undefined || POINT_LANGUAGES.has(locale.language)) return '.';
  return POINT_COUNTRIES.has(locale.country ?? '') ? '.' : ',';
}

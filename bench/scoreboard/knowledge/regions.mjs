/**
 * Which states of the gazetteer our regions are. Levels and codes differ: provinces within its regions, its departments within ours. So
 * a region and a state belong together when most towns of either, found in both sources by name and nearness, lie in the other.
 */
import { otherNames } from './other-names.mjs';
import { plainName } from './plain-name.mjs';

const NEAR_KM = 40;

/** How far the middles of one town may lie apart in two sources. */
const SAME_KM = 20;
const SAME_DEGREES = 0.2;

/** Degrees around the outermost towns of a region. */
const MARGIN = 0.5;

/** Of fewer towns no box is made. */
const LEAST_TOWNS = 5;

/**
 * Returns, for a country: `townsCalled(city)`; `regionOf(row)`, the code of our region for the name or code of a row, or `undefined`;
 * `isIn(town, code)`; `knowsNamesakesOnly(city, code)`, where the gazetteer's towns of that name are all far from ours; and `boxOf(code)`, the smallest box around the gazetteer's towns there, with a margin.
 */
export function regionsOf(gazetteer, tables, kilometresBetween) {
  const cities = tables('place.city').map(withPosition);
  const twins = tables('place.city in any language').map(withPosition);
  const spelt = speltOtherwise(gazetteer, { cities, twins }, kilometresBetween);
  const townsCalled = (city) => gazetteer.towns.get(plainName(city)) ?? spelt.get(plainName(city)) ?? [];
  const regions = tables('place.region');
  const codes = new Map(regions.map(({ id, code }) => [id, code]));
  const pairs = pairsOf(cities, { townsCalled, codes, kilometresBetween });
  const belongs = together(pairs);
  const isIn = (town, code) => town.state !== undefined && belongs.has(`${code} ${town.state}`);
  const names = namesOf(regions, gazetteer.states, belongs);
  const strangers = namesakes(cities, { townsCalled, codes, kilometresBetween });
  return {
    townsCalled,
    knowsNamesakesOnly: (city, code) => strangers.has(`${code} ${plainName(city)}`),
    regionOf: ({ region = '', regionCode }) => names.get(plainName(regionCode ?? region)),
    isIn,
    boxOf: boxes(gazetteer, isIn),
  };
}

/**
 * Towns that the gazetteer spells in another way: in Latin letters, in English, in the other language of a town of two, or with more or fewer words, such as
 * `Freiburg` for `Freiburg im Breisgau`. The last only where it lies near.
 */
function speltOtherwise(gazetteer, { cities, twins }, kilometresBetween) {
  const twinsAt = groupBy(twins, placeOf);
  const all = [...gazetteer.towns].flatMap(([name, towns]) => towns.map((town) => ({ ...town, plain: name })));
  const found = new Map();
  for (const { text, shown, at } of cities) {
    const name = plainName(text);
    if (gazetteer.towns.has(name)) continue;
    const names = [text, ...twinsAt.get(placeOf({ at })).map((twin) => twin.text)];
    const others = [shown, ...names, ...names.map((name) => otherNames[name] ?? '')].map(plainName);
    const other = others.find((plain) => gazetteer.towns.has(plain));
    const isAlike = alike(text, shown);
    const isNear = (town) =>
      Math.abs(town.latitude - at.latitude) < SAME_DEGREES && kilometresBetween(town, at) < SAME_KM;
    const near = () => all.filter((town) => isNear(town) && isAlike(town));
    const towns = other === undefined ? near() : gazetteer.towns.get(other);
    if (towns.length > 0) found.set(name, [...(found.get(name) ?? []), ...towns]);
  }
  return found;
}

const withPosition = (city) => ({
  ...city,
  at: { latitude: city.latitude / 10_000, longitude: city.longitude / 10_000 },
});

/** Towns that stand in our table at one point are one, by its name in each language. */
const placeOf = ({ at: { latitude, longitude } }) => `${latitude} ${longitude}`;

function groupBy(list, keyOf) {
  const groups = new Map();
  for (const one of list) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one]);
  return groups;
}

/** Says whether a town's name begins as another does, or has its longest word. */
function alike(text, shown) {
  const longest = text
    .split(/[\s/()-]+/)
    .map(plainName)
    .reduce((one, other) => (other.length > one.length ? other : one));
  const latin = plainName(shown);
  return ({ name, plain }) =>
    (latin.length > 3 && plain.startsWith(latin)) ||
    (longest.length > 3 && name.split(/[\s/()-]+/).some((word) => plainName(word) === longest));
}

function namesakes(cities, { townsCalled, codes, kilometresBetween }) {
  const inStates = (text) => townsCalled(text).filter(({ state }) => state !== undefined);
  const isFar = ({ text, at }) => inStates(text).every((town) => kilometresBetween(town, at) > NEAR_KM);
  const far = cities.filter(isFar);
  const near = cities.filter((city) => !far.includes(city));
  const keyOf = ({ text, region }) => `${codes.get(region)} ${plainName(text)}`;
  const known = new Set(near.map(keyOf));
  return new Set(far.map(keyOf).filter((key) => !known.has(key)));
}

/** How often a town of a region lies in a state. */
function pairsOf(cities, { townsCalled, codes, kilometresBetween }) {
  const pairs = new Map();
  for (const { text, region, at } of cities) {
    const code = codes.get(region);
    const states = townsCalled(text)
      .filter((town) => town.state !== undefined && kilometresBetween(town, at) < NEAR_KM)
      .map(({ state }) => `${code} ${state}`);
    for (const pair of new Set(states)) pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
  }
  return pairs;
}

/** The pairs that are the commonest of their region or of their state. */
function together(pairs) {
  const best = [new Map(), new Map()];
  for (const [pair, count] of pairs) {
    for (const [place, side] of pair.split(' ').entries()) {
      if (count > (pairs.get(best[place].get(side)) ?? 0)) best[place].set(side, pair);
    }
  }
  return new Set(best.flatMap((side) => [...side.values()]));
}

/** Our regions by their own names and codes, and by the names of states that are the same. */
function namesOf(regions, states, belongs) {
  const names = new Map();
  for (const { name, isoCode } of states) {
    const ours = regions.filter(({ code }) => belongs.has(`${code} ${isoCode}`));
    if (ours.length === 1) names.set(plainName(name), ours[0].code);
  }
  for (const { text, code } of regions) {
    names.set(plainName(text), code);
    names.set(plainName(code), code);
  }
  return names;
}

function boxes(gazetteer, isIn) {
  const known = new Map();
  const all = [...gazetteer.towns.values()].flat();
  return (code) => {
    if (!known.has(code)) known.set(code, boxAround(all.filter((town) => isIn(town, code))));
    return known.get(code);
  };
}

function boxAround(towns) {
  if (towns.length < LEAST_TOWNS) return undefined;
  const [latitudes, longitudes] = [towns.map(({ latitude }) => latitude), towns.map(({ longitude }) => longitude)];
  return {
    south: Math.min(...latitudes) - MARGIN,
    north: Math.max(...latitudes) + MARGIN,
    west: Math.min(...longitudes) - MARGIN,
    east: Math.max(...longitudes) + MARGIN,
  };
}

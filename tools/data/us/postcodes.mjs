/**
 * Finds the city of a postcode. No free list says it, but two facts do together. The census says where the middle of each code
 * lies. And when the postal service numbered its offices in 1963, it did so by the alphabet: the codes that have their first
 * three digits in common follow the names of their offices. So of the places near a code only those count whose names fit
 * between the names of the codes before and after it.
 */
import { distanceKm, groupsOf, nearbyFinder } from './geography.mjs';

/** How much the middle of a code may be off the middle of a city, in kilometres by root of population. */
const reach = { open: 0.008, closed: 0.003 };
/** Farther than this from its reach, a place is no candidate; in kilometres. */
const limitKm = 12;
/** As many places a code may choose from. */
const mostCandidates = 8;

function candidatesOf(code, near, closed) {
  return near(code)
    .filter(({ state }) => state === code.state)
    .map((place) => {
      const km = distanceKm(place, code);
      const wide = reach[closed.has(place) ? 'closed' : 'open'] * Math.sqrt(place.population);
      const offKm = Math.max(0, km - wide);
      // A place of many people is the likelier name; from ten thousand on it makes no difference.
      const known = 0.6 + 0.4 * Math.min(1, Math.log10(place.population + 1) / 4);
      return { place, km, offKm, score: Math.exp(-offKm / 4) * known };
    })
    .filter(({ offKm }) => offKm < limitKm)
    .sort((a, b) => b.score - a.score)
    .slice(0, mostCandidates);
}

/** The heaviest series of candidates, at most one a code, whose names never go back in the alphabet. */
function heaviestSeries(codes) {
  const nodes = codes.flatMap(({ candidates }, index) =>
    candidates.map((candidate, rank) => ({ ...candidate, index, rank, stem: candidate.place.stem })),
  );
  let last;
  for (const [at, node] of nodes.entries()) {
    node.total = node.score;
    for (let before = 0; nodes[before].index < node.index && before < at; before++) {
      const other = nodes[before];
      if (other.stem > node.stem || other.total + node.score <= node.total) continue;
      node.total = other.total + node.score;
      node.before = other;
    }
    if (last === undefined || node.total > last.total) last = node;
  }
  const series = [];
  for (let node = last; node !== undefined; node = node.before) series.unshift(node);
  return series;
}

/** Where in the alphabet a stem stands, in letters. */
function letterOf(stem) {
  return [...stem.slice(0, 3)].reduce((sum, letter, place) => sum + (letter.charCodeAt(0) - 97) / 26 ** place, 0);
}

/** How well the codes around a node of a series agree: the share of the eight next, and the letters that were left to choose. */
function supportOf(node, series) {
  const others = series.filter(({ rank, index }) => rank === 0 && index !== node.index);
  const share = others.filter(({ index }) => Math.abs(index - node.index) <= 4).length / 8;
  const before = others.findLast(({ index }) => index < node.index);
  const after = others.find(({ index }) => index > node.index);
  return { share, letters: (after ? letterOf(after.stem) : 26) - (before ? letterOf(before.stem) : 0) };
}

/**
 * Returns `{ code, place }` for each code of which the place is sure. `codes` have an `id`, a `state` and a position, `places` a
 * `stem`, a `state`, a `population` and a position; those that are `closed` never win a code but keep others from winning.
 */
export function alphabeticalPostcodes(codes, places, closed) {
  const near = nearbyFinder(places);
  const byBeginning = groupsOf(
    codes.map((code) => ({ code, candidates: candidatesOf(code, near, closed) })),
    ({ code }) => code.id.slice(0, 3) + code.state,
  );
  return [...byBeginning.values()].flatMap((group) => {
    const series = heaviestSeries(group);
    return series
      .map((node) => ({ ...node, code: group[node.index].code, ...supportOf(node, series) }))
      .filter(({ rank, place }) => rank === 0 && !closed.has(place))
      .filter(({ share, letters, offKm }) => share >= 0.5 && letters <= 2 && offKm <= 4);
  });
}

/** The postcodes of towns: known ones from a list by hand, else ones that begin as those of their region do. */
import { hashOf, linesOf } from '../lib/tables.mjs';

/** Expands `75001-75003 75116` to single codes, `20010-20090/20` to every twentieth of a range. */
export function codesOf(text) {
  return text.split(/[\s,]+/).flatMap((part) => {
    const [range, step = '1'] = part.split('/');
    const [from, to] = range.split('-');
    if (to === undefined) return [from];
    const width = from.length;
    const first = Number(from);
    const count = Math.floor((Number(to) - first) / Number(step)) + 1;
    return Array.from({ length: count }, (_, at) => String(first + at * Number(step)).padStart(width, '0'));
  });
}

/**
 * Returns a function from a town to `{ codes, known }`. Lists say `Region<tab>Town<tab>codes`; `*` as region is any. Towns
 * that no list has get a code of their own with the beginning of their region, as `facts.postcode` says, or of the town where its
 * name stands among the prefixes; none where the country has no postcodes; with `per`, one for each so many people, at most 40.
 */
export function postcodeFinder({ facts, lists }) {
  const rows = linesOf(`${lists}.postcodes.txt`).map((line) => line.split('\t'));
  const known = new Map(rows.map(([region, town, codes]) => [`${region} ${town}`, codesOf(codes)]));
  const taken = new Set([...known.values()].flat());
  return (town) => {
    if (town.codes !== undefined) return { codes: town.codes, known: true };
    const codes = known.get(`${town.region} ${town.name}`) ?? known.get(`* ${town.name}`);
    if (codes !== undefined) return { codes, known: true };
    if (facts.postcode === undefined) return { codes: [], known: false };
    const { per = Infinity } = facts.postcode;
    const count = Math.min(40, Math.max(1, Math.round(town.population / per)));
    const made = madeCodes(town, facts.postcode, { taken, count });
    for (const code of made) taken.add(code);
    return { codes: made, known: false };
  };
}

/** Codes that nobody has yet: a beginning of the town, region or district, and one of the endings that are usual. */
function madeCodes(town, { mask, prefixes, by, endings }, { taken, count }) {
  const district = by === 'admin2' ? town.admin2 : town.region;
  const own = prefixes?.[town.name] === undefined ? district : town.name;
  // In some countries GeoNames' own number of a district is what its codes begin with.
  const beginnings = town.beginnings ?? codesOf(String(prefixes?.[own] ?? (/^\d+$/.test(own) ? own : '')));
  if (beginnings[0] === '' || endings === undefined) return [];
  // Where the mask has digits alone, a longer beginning leaves less of an ending.
  const width = mask.includes('{code}') ? Infinity : mask.split('#').length - 1;
  const cut = (beginning, ending) => beginning + ending.slice(Math.max(0, beginning.length + ending.length - width));
  const all = beginnings.flatMap((beginning) => codesOf(String(endings)).map((ending) => cut(beginning, ending)));
  const start = hashOf(`${town.region} ${town.name}`, all.length);
  const free = all.map((_, step) => all[(start + step) % all.length]).filter((code) => !taken.has(code));
  // Evenly spread, the first of them being the only one where there is to be one.
  return [
    ...new Set(Array.from({ length: count }, (_, turn) => free[Math.floor((turn * free.length) / count)])),
  ].filter((code) => code !== undefined);
}

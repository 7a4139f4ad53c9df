import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const mostCodes = 40;

/** Municipalities that have another name today than in the source, which is of about 2015. */
const renamed = new Map([
  ['04 黒川郡富谷町', '富谷市'],
  ['40 筑紫郡那珂川町', '那珂川市'],
  ['28 篠山市', '丹波篠山市'],
  ['22 浜松市中区', '浜松市中央区'],
  ['22 浜松市東区', '浜松市中央区'],
  ['22 浜松市西区', '浜松市中央区'],
  ['22 浜松市南区', '浜松市中央区'],
  ['22 浜松市浜北区', '浜松市浜名区'],
]);

/** Returns a key for a municipality that does not depend on how the small ke is written. */
function keyOf(region, name) {
  return `${region} ${name.replaceAll('ヶ', 'ケ')}`;
}

/** Yields code, prefecture, municipality and town area of every entry that is not one business's own code. */
function* entriesOf(source) {
  const folder = join(source, 'node_modules/japan-postal-code/zipdata');
  for (const file of readdirSync(folder).sort()) {
    const text = readFileSync(join(folder, file), 'utf8');
    const entries = JSON.parse(text.slice(text.indexOf('(') + 1, text.lastIndexOf(')')));
    for (const code of Object.keys(entries).sort()) {
      const [prefecture, municipality, town, street] = entries[code];
      if (street === undefined) yield { code, region: String(prefecture).padStart(2, '0'), municipality, town };
    }
  }
}

/** A town area that an address can be built on: kanji and kana only, without number, remark or building. */
function isTown(town) {
  return (
    /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]{1,10}$/u.test(town) && !/以下|場合|一円/u.test(town)
  );
}

/** Leaves out the floors of tall buildings and second codes of a town area that has one already. */
function withoutSeconds(towns) {
  const names = new Set(towns.map(({ town }) => town));
  const isBuilding = ({ code, town }) =>
    /^6[0-9]{3}$/.test(code.slice(3)) && [...names].some((name) => name !== town && town.startsWith(name));
  const seen = new Set();
  return towns.filter((entry) => {
    if (seen.has(entry.town) || isBuilding(entry)) return false;
    seen.add(entry.town);
    return true;
  });
}

/** Returns at most `count` entries, evenly spread over all. */
function spreadOf(entries, count) {
  if (entries.length <= count) return entries;
  return Array.from({ length: count }, (_, place) => entries[Math.floor((place * entries.length) / count)]);
}

/** Reads the postcodes; `of(city)` returns the codes of a city with the town area each stands for. */
export function readPostcodes(source) {
  const byCity = new Map();
  for (const { code, region, municipality, town: written } of entriesOf(source)) {
    const town = written.replace(/^大字/u, '');
    const key = keyOf(region, renamed.get(`${region} ${municipality}`) ?? municipality);
    if (!byCity.has(key)) byCity.set(key, []);
    if (isTown(town)) byCity.get(key).push({ code: Number(code), digits: code, town });
  }
  const picked = new Map();
  for (const [key, entries] of byCity) {
    const sorted = entries
      .map(({ code, digits, town }) => ({ value: code, code: digits, town }))
      .sort((a, b) => a.value - b.value);
    const kept = spreadOf(withoutSeconds(sorted), mostCodes);
    picked.set(
      key,
      kept.map(({ value, town }) => ({ code: value, town })),
    );
  }
  return {
    of: ({ region, name }) => picked.get(keyOf(region, name)) ?? [],
    /** The municipalities of the source as `{ region, name }`. */
    municipalities: () => [...picked.keys()].map((key) => ({ region: key.slice(0, 2), name: key.slice(3) })),
  };
}

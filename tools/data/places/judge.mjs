/**
 * Asks sources that the tables of a country's places were not made from whether they agree, and writes the figures into its
 * SOURCES.md: `node tools/data/places/judge.mjs fr <folder>`, where `<folder>/node_modules` holds awesome-phonenumber 7.8.0,
 * postcode-validator 3.10.22, postal-codes-js 2.5.2, iso-3166 4.4.0 and tz-lookup 6.1.25, and `<folder>/kstars` the unpacked Debian package
 * kstars-data (GPL; a gazetteer of an observatory program, only read to compare). `--all` names each disagreement.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { parse } from 'yaml';
import { root } from '../../lib/project.mjs';
import { distanceKm } from '../de/geography.mjs';
import { placeRows } from '../lib/judging.mjs';
import { shownBy } from '../lib/tables.mjs';
import { knownPlaces } from './kstars.mjs';

const [code, folderName = '.'] = process.argv.slice(2);
const folder = resolve(folderName);
const require = createRequire(join(folder, 'package.json'));
const country = code.toUpperCase();
const facts = parse(readFileSync(join(root, 'packages/places/src', code, 'places.yaml'), 'utf8'));
const rowsOf = (table) => placeRows(code, table);
const cities = rowsOf('place.city').map((city) => ({
  ...city,
  latitude: city.latitude / 10_000,
  longitude: city.longitude / 10_000,
}));
const figures = [];

function judge([what, who], rows, agrees, nameOf = String) {
  const against = rows.filter((row) => !agrees(row));
  figures.push(
    `| ${what} | ${who} | ${(rows.length - against.length).toLocaleString('en')} of ${rows.length.toLocaleString('en')} |`,
  );
  if (process.argv.includes('--all')) for (const row of against) console.log(`  ${what}: ${nameOf(row)}`);
}

const { iso31662 } = await import(join(folder, 'node_modules/iso-3166/index.js'));
const regionCodes = new Set(iso31662.map((entry) => entry.code));
judge(
  ['region codes exist', 'iso-3166 4.4.0'],
  rowsOf('place.region'),
  (region) => regionCodes.has(`${country}-${region.code}`),
  (region) => `${region.code} ${region.text}`,
);

const { postcodeValidator } = require('postcode-validator');
const { validate } = require('postal-codes-js');
const letters = facts.postcodeLetters ?? 'A';
const written = (own) => {
  const mask = facts.postcode.replaceAll('@', letters[0]);
  if (mask.includes('{code}')) return mask.replaceAll('#', '1').replace('{code}', own);
  const digits = [...own.padStart(mask.split('#').length - 1, '0')];
  return mask.replaceAll('#', () => digits.shift());
};
const codes = facts.postcode === undefined ? [] : rowsOf('place.postcode').map((row) => written(row.code));
if (codes.length > 0) {
  judge(['form of postcodes', 'postcode-validator 3.10.22'], codes, (text) => postcodeValidator(text, country), String);
  judge(['form of postcodes', 'postal-codes-js 2.5.2'], codes, (text) => validate(country, text) === true, String);
}

const zoneAt = require('tz-lookup');
const offset = (zone) =>
  new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' })
    .formatToParts(new Date(Date.UTC(2026, 0, 1)))
    .find(({ type }) => type === 'timeZoneName').value;
judge(
  ['the middle of the town lies in its time zone, or one of the same hour', 'tz-lookup 6.1.25, which is coarse'],
  cities,
  (city) => {
    const theirs = zoneAt(city.latitude, city.longitude);
    return theirs === city.zone || offset(theirs) === offset(city.zone);
  },
  (city) => `${city.text} ${city.zone}`,
);

const { parsePhoneNumber } = require('awesome-phonenumber');
const forms = new Map(rowsOf('place.phoneForm').map((form) => [form.id, form]));
const lines = (table) => Number(facts.lineDigits[table]);
const fill = (form, digits) => {
  // A form with fewer places leaves out the first digits.
  const places = [...digits].slice(-(form.split('#').length - 1));
  return form.replaceAll('#', () => places.shift());
};
const kinds = { phoneSafe: /^fixed-line/, phoneValid: /^fixed-line/, mobileSafe: /^mobile$/, mobileValid: /^mobile$/ };
const numbers = Object.entries(kinds)
  .filter(([table]) => facts.lineDigits[table] !== undefined)
  .flatMap(([table, kind]) =>
    rowsOf(`place.${table}`).flatMap(({ area, rest, form }) =>
      ['0', '9'].map((digit) => ({ digits: `${area}${rest}${digit.repeat(lines(table))}`, form, kind })),
    ),
  );
judge(
  [
    'numbers are valid, of the country and the kind, and written so (first and last of each block)',
    'awesome-phonenumber 7.8.0, Google’s code; not independent of the forms, which both it and libphonenumber-js gave',
  ],
  numbers,
  ({ digits, form, kind }) => {
    const number = parsePhoneNumber(`+${facts.callingCode}${digits}`);
    return (
      number.valid &&
      number.regionCode === country &&
      kind.test(number.type) &&
      number.number.national === fill(forms.get(form).national, digits)
    );
  },
  ({ digits }) => digits,
);

const plain = shownBy();
const known = knownPlaces(folder, country);
if (known.length > 0) {
  const byName = new Map();
  for (const place of known) byName.set(plain(place.name), [...(byName.get(plain(place.name)) ?? []), place]);
  const named = cities.filter((city) => byName.has(plain(city.text)));
  judge(
    ['a town of this name that the judge has lies within 25 km', 'KStars 3.6.2, which is no child of GeoNames'],
    named,
    (city) => byName.get(plain(city.text)).some((place) => distanceKm(place, city) < 25),
    (city) => `${city.text} ${city.region}`,
  );
}

const table = [
  '## Judges',
  '',
  `\`node tools/data/places/judge.mjs ${code} <folder>\` asks them. No data of theirs is in the tables.`,
  '',
  '| what | judge | agrees |',
  '| --- | --- | --- |',
  ...figures,
  '',
  'No judge: populations, spreads, whether a postcode is the town’s, whether a number is in use.',
  '',
];
const page = join(root, 'packages/places/src', code, 'SOURCES.md');
const text = readFileSync(page, 'utf8');
if (existsSync(page)) writeFileSync(page, text.replace(/## Judges\n.*$/s, table.join('\n')));
console.log([code, ...figures].join('\n'));

/** Writes the tables of words of a locale, and who is to be named for them. */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parse } from 'yaml';
import { wordTables } from '../../lib/packs/word-tables.mjs';
import { root } from '../../lib/project.mjs';
import { linesOf, writeTable } from '../lib/tables.mjs';
import { cldrTables } from './cldr-words.mjs';
import { fakerTables } from './faker-words.mjs';

const locales = join(root, 'packages/locales/src');
const FAKER = '[@faker-js/faker](https://github.com/faker-js/faker)';
/** What the rows say that this script writes. */
const OWN = 'own compilation (`catalogue.txt`';
const THINNED = 'longer lists thinned out';
const CLDR = '[Unicode CLDR](https://github.com/unicode-org/cldr-json)';

/**
 * Writes the tables of words of a locale: those of its `catalogue.txt`, then those of CLDR, then Faker's for its language.
 * `folder/node_modules` holds @faker-js/faker, iso-3166 and the packages cldr-dates-full, cldr-localenames-full and cldr-numbers-full. A table that
 * another locale of the language has just so is left out, as it is borrowed.
 */
export async function writeWords(id, folder) {
  const load = async (path) => import(pathToFileURL(resolve(folder, 'node_modules', path)).href);
  const { allLocales } = await load('@faker-js/faker/dist/index.js');
  const { iso31661 } = await load('iso-3166/index.js');
  const countries = iso31661.filter(({ state }) => state === 'assigned').sort((a, b) => (a.alpha2 < b.alpha2 ? -1 : 1));
  const currencies = allLocales.en.finance.currency.toSorted((a, b) => (a.code < b.code ? -1 : 1));
  const own = ownTables(id);
  const cldr = cldrTables({ id, currency: currencyOf(id), countries, currencies }, folder);
  const name = fakerOf(id, allLocales);
  const faker =
    name === undefined ? new Map() : fakerTables(allLocales[name], name === 'en' ? undefined : allLocales.en);
  const target = join(locales, id);
  const written = new Map();
  for (const table of Object.keys(wordTables)) {
    const [origin, rows] = [
      ['own', own.get(table)],
      ['cldr', cldr.get(table)],
      ['faker', faker.get(table)],
    ].find(([, found]) => found !== undefined) ?? [undefined, undefined];
    const path = join(target, 'tables', `${table}.tsv`);
    const text = rows && [headerOf(table, rows), ...rows].map((cells) => cells.join('\t')).join('\n');
    if (rows === undefined || (origin !== 'own' && isLent(id, table, `${text}\n`))) {
      rmSync(path, { force: true });
      continue;
    }
    writeTable(path, headerOf(table, rows), rows);
    written.set(table, origin);
  }
  writeCredits(join(target, 'SOURCES.md'), { written, name, versions: versionsIn(folder) });
  return written;
}

function headerOf(table, rows) {
  const { columns } = wordTables[table];
  return rows[0].length > columns.length ? [...columns, 'weight:int'] : columns;
}

/** Tables of the list that is written by hand: `[table]`, then entries parted by `;`, their cells by `|`. */
function ownTables(id) {
  const tables = new Map();
  let rows;
  for (const line of catalogueLines(id)) {
    if (/^\[.*\]$/.test(line)) {
      rows = [];
      tables.set(line.slice(1, -1), rows);
    } else if (line.trim() !== '') {
      for (const entry of line.split(';').map((text) => text.trim())) {
        if (entry !== '') rows.push(cellsOf(entry));
      }
    }
  }
  for (const [table, list] of tables) fill(table, list);
  return tables;
}

function catalogueLines(id) {
  const folder = join(root, 'tools/data/locales', id);
  return ['catalogue.txt', 'catalogue-2.txt', 'places-to-fly.txt', 'species.txt'].flatMap((file) =>
    linesOf(join(folder, file)),
  );
}

const cellsOf = (entry) => entry.split('|').map((cell) => cell.trim());

/** A job that is called alike for both sexes is written once. */
function fill(table, rows) {
  const width = wordTables[table]?.columns.length;
  if (width === undefined) throw new Error(`${table} is no table of words.`);
  for (const cells of rows) {
    if (cells.length === 1 && table === 'person.job') cells.push(cells[0]);
    // Positions stand there in hundredths of a degree.
    if (table === 'airline.airport') for (const at of [5, 6]) cells[at] = (Number(cells[at]) / 100).toFixed(2);
    if (cells.length < width) throw new Error(`${table}: ${cells.join('|')} has too few cells.`);
  }
}

/** What every locale has of its own, even where a relative has the very same. */
const NEVER_LENT = ['finance.ownCurrency', 'finance.currencySymbol', 'number.form'];

/** Whether a locale that lends it words has the very same table: the main one of its language, then `base` for English. */
function isLent(id, table, text) {
  if (id === 'base' || NEVER_LENT.includes(table)) return false;
  const [language] = id.split('_');
  // A relative's would otherwise go before the base locale's.
  if (id === mainOf(language)) return false;
  const lenders = [mainOf(language), ...(language === 'en' ? ['base'] : [])].filter((one) => one && one !== id);
  const paths = lenders.map((one) => join(locales, one, 'tables', `${table}.tsv`));
  const path = paths.find((one) => existsSync(one));
  return path !== undefined && readFileSync(path, 'utf8') === text;
}

/** The locale that a language alone means. */
function mainOf(language) {
  const index = readFileSync(join(locales, 'index.gen.ts'), 'utf8');
  const ids = [...index.matchAll(/from '\.\/(\w+)\//g)]
    .map(([, id]) => id)
    .filter((id) => id.startsWith(`${language}_`));
  const file = (id) => join(locales, id, `${id.toLowerCase().replaceAll('_', '-')}-locale.ts`);
  return ids.find((id) => readFileSync(file(id), 'utf8').includes('isDefault: true')) ?? ids[0];
}

/** Faker's locale of the same name, or of the language where it means this one. */
function fakerOf(id, all) {
  if (id === 'base') return 'en';
  const [language] = id.split('_');
  if (language === 'en') return undefined;
  if (all[id]) return id;
  return all[language] && [id, undefined].includes(mainOf(language)) ? language : undefined;
}

function currencyOf(id) {
  const { country = '' } = parse(readFileSync(join(locales, id, 'locale.yaml'), 'utf8'));
  const path = join(root, 'packages/places/src', country.toLowerCase(), 'places.yaml');
  return country !== '' && existsSync(path) ? parse(readFileSync(path, 'utf8')).currency : undefined;
}

function versionsIn(folder) {
  const version = (name) =>
    JSON.parse(readFileSync(join(folder, 'node_modules', name, 'package.json'), 'utf8')).version;
  return { faker: version('@faker-js/faker'), cldr: version('cldr-dates-full') };
}

/** Puts the rows of word tables behind the other rows of the page's first table. */
function writeCredits(path, { written, name, versions }) {
  const lines = readFileSync(path, 'utf8').split('\n');
  const isOfWords = (line) => [OWN, CLDR, THINNED].some((mark) => line.includes(mark));
  const kept = lines.filter((line) => !(line.startsWith('|') && isOfWords(line)));
  const start = kept.findIndex((line) => line.startsWith('| ---'));
  let end = start + 1;
  while (kept[end]?.startsWith('|')) end++;
  const from = (origin) => [...written].filter(([, of]) => of === origin).map(([table]) => `\`${table}\``);
  const row = (origin, source, licence) =>
    from(origin).length === 0 ? [] : [`| ${from(origin).join(', ')} | ${source} | ${licence} |`];
  kept.splice(
    end,
    0,
    ...row('own', `${OWN} and the lists beside it): general knowledge`, 'MIT (ours)'),
    ...row('cldr', `${CLDR} ${versions.cldr}`, 'Unicode-3.0'),
    ...row('faker', `${FAKER} ${versions.faker}, \`${name}\`, ${THINNED}`, 'MIT'),
  );
  writeFileSync(path, kept.join('\n'));
}

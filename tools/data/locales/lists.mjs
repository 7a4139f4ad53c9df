/** Reads the lists of a locale that are written by hand. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../lib/project.mjs';
import { linesOf } from '../lib/tables.mjs';

/**
 * Returns the parts of a list: `{ title, entries }` for each `[title]`. Entries are parted by `;` or, in lists of names, by spaces,
 * where `_` stands for a space within a name. `from` is the locale whose list is shared: the own list stands before it. `respell`
 * says what of it is spelt otherwise; its parts say `from`. An entry in another script may name its spelling in Latin letters, `دانیال/danial`; `latin` is
 * given those.
 */
export function readLists(byHand, { id, from, file, respell = {}, latin = new Map() }) {
  return allParts(byHand, { id, from, file, respell }).map(({ title, from: lender, entries }) => ({
    title,
    from: lender,
    entries: entries.map((entry) => {
      const [, text, spelling, weight = ''] = spelled.exec(entry) ?? [];
      if (spelling === undefined) return entry;
      // What the list itself says goes before what a shared one does.
      if (lender === undefined || !latin.has(text)) latin.set(text, spelling);
      return `${text}${weight}`;
    }),
  }));
}

/** A text in another script than Latin, its spelling in Latin letters and, where there is one, its weight. */
const spelled = /^(\P{Script=Latin}+)\/([\p{Script=Latin}' -]+)(=\d+)?$/u;

function allParts(byHand, { id, from, file, respell }) {
  const own = partsOf(join(byHand, id, `${file}.txt`), file);
  if (from === undefined) return own;
  const path = [join(byHand, from, `${file}.txt`), join(byHand, '..', from, `${file}.txt`)].find(existsSync);
  const shared = path === undefined ? tableParts(from) : partsOf(path, file);
  // A title that the own list has is its own matter, but for names, whose rankings go on.
  const others = isNames(file) ? shared : shared.filter(({ title }) => !own.some((part) => part.title === title));
  return [
    ...own,
    ...others.map((part) => ({
      ...part,
      from,
      entries: part.entries.map((entry) => spelt(entry, respell)),
    })),
  ];
}

const isNames = (file) => file.startsWith('given') || ['surnames', 'patronymics', 'added'].includes(file);

function spelt(entry, respell) {
  return Object.entries(respell).reduce((text, [from, to]) => text.replaceAll(from, to), entry);
}

function partsOf(path, file) {
  const parts = [];
  for (const line of linesOf(path)) {
    if (line.startsWith('[')) parts.push({ title: line.slice(1, line.indexOf(']')), entries: [] });
    // Lists of one kind alone have no title.
    else if (parts.length === 0) parts.push({ title: 'common', entries: entriesOf(line, file) });
    else parts.at(-1).entries.push(...entriesOf(line, file));
  }
  return parts;
}

/** The words of a locale whose tables are written by hand. */
function tableParts(from) {
  const titles = { trade: 'company.trade', adjective: 'commerce.adjective', material: 'commerce.material' };
  return Object.entries({ ...titles, product: 'commerce.product', color: 'color.human' }).map(([title, table]) => {
    const rows = linesOf(join(root, 'packages/locales/src', from, 'tables', `${table}.tsv`)).slice(1);
    const entries = rows
      .map((line) => line.split('\t'))
      .map(([text, , weight]) => (weight ? `${text}=${weight}` : text));
    return { title, entries };
  });
}

function entriesOf(line, file) {
  if (!isNames(file))
    return line
      .split(';')
      .map((entry) => entry.trim())
      .filter((entry) => entry !== '');
  return line
    .trim()
    .split(/\s+/)
    .map((entry) => entry.replaceAll('_', ' '));
}

/** The tables that the parts of a list stand in. */
const tablesOf = {
  'given-female': () => 'person.given',
  'given-male': () => 'person.given',
  surnames: () => 'person.surname',
  streets: () => 'location.streetName',
  words: (title) => tablesOfWords[title] ?? title,
};

const tablesOfWords = {
  female: 'person.sex',
  male: 'person.sex',
  'title female': 'person.title',
  'title male': 'person.title',
  legalForm: 'company.legalForm',
  brand: 'company.brand',
  trade: 'company.trade',
  adjective: 'commerce.adjective',
  material: 'commerce.material',
  product: 'commerce.product',
  color: 'color.human',
};

/** Returns which tables share words with another locale: a map of its ids by table. */
export function sharedTables(lists) {
  const found = new Map();
  for (const [file, parts] of Object.entries(lists)) {
    for (const { title, from, entries } of parts) {
      // A list that several share, such as that of a language, is nobody's own.
      if (from?.includes('_') && entries.length > 0) found.set(tablesOf[file](title), from);
    }
  }
  return found;
}

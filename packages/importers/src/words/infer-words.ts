import { CodedError } from '@populace/core';
import { partSubjects } from '../shared/columns/part-subjects.ts';
import { guessLocale } from '../shared/locales/guess-locale.ts';
import { foldWords } from '../shared/names/fold-words.ts';
import { createNameIndex, type NameIndex } from '../shared/names/name-index.ts';
import { nameGeneratorOf, singularsOf } from '../shared/names/table-kinds.ts';
import { type Evidence, evidenceOf } from '../shared/proposal/evidence.ts';
import type { Known } from '../shared/proposal/known.ts';
import type {
  ColumnProposal,
  ProposedReference,
  ProposedRows,
  SchemaProposal,
  TableProposal,
} from '../shared/proposal/proposal.ts';
import { sampleColumn } from '../shared/values/column-sample.ts';
import { columnName, NO_TABLE, proposeWord } from './propose-word.ts';
import { readWords, type WrittenColumn, type WrittenTable } from './read-words.ts';
import { isTableName, stockColumns } from './stock-tables.ts';

const MOST_CHARACTERS = 20_000;
const MOST_TABLES = 50;
const MOST_COLUMNS = 200;

/** The rows of a table for which no number is said. */
const ROWS = 100;

/** The rows of a list of a few things, such as departments. */
const ROWS_OF_LIST = 10;

/** The rows that one row of another table has, on average. */
const ROWS_PER_PARENT = 3;

/**
 * Proposes a schema of words: `customers: id, first name, email; orders(id, customer, total)`. A word that names another of the
 * tables is a reference to it; a table without columns has those that such tables usually have.
 * @throws CodedError `import/empty` where there is no word.
 */
export function inferWords(text: string, known: Known): SchemaProposal {
  const index = createNameIndex(known.generators);
  const judge = { isTable: (words: string) => isTableName(words) || isNewNoun(words, index) };
  const read = readWords(text.slice(0, MOST_CHARACTERS), judge);
  if (read.length === 0) {
    const message = 'There is no word to make a table of; write what you need, such as customers: name, email, city.';
    throw new CodedError('import/empty', message);
  }
  const tables = withNames(read.slice(0, MOST_TABLES));
  const clues = tables.flatMap(({ columns }) => columns.map(({ words }) => clueOf(words, index)));
  const guess = guessLocale(clues, known.locales);
  const countries = known.locales.flatMap(({ id, country }) =>
    country !== undefined && guess.locales.some((locale) => locale.id === id) ? [country] : [],
  );
  const proposed = tables.map((table) => proposeTable(table, { tables, index, countries, known }));
  const referred = withKeys(withRows(proposed, tables), tables);
  return { name: titleOf(tables), ...guess, tables: referred, problems: leftOut(read, text) };
}

function clueOf(words: string, index: NameIndex) {
  const language = index.languageOf(words);
  return { name: words, generator: undefined, language, sample: sampleColumn([]) };
}

/** A word in the plural that no column is called, such as "dinosaurs". */
function isNewNoun(words: string, index: NameIndex): boolean {
  const folded = foldWords(words);
  const isPlural = /[a-z]{3,}s$/.test(folded.at(-1) ?? '') && !/(ss|us|is)$/.test(folded.at(-1) ?? '');
  return isPlural && folded.length <= 2 && index.find(words, '') === undefined;
}

/** A table of words that has a name and columns. */
interface NamedTable {
  readonly name: string;
  readonly rows: number | undefined;
  readonly columns: readonly WrittenColumn[];
}

function withNames(read: readonly WrittenTable[]): readonly NamedTable[] {
  const taken = new Set<string>();
  return read.map(({ name, rows, columns }) => {
    const wanted = (name === undefined ? '' : columnName(name)) || NO_TABLE;
    const free = taken.has(wanted) ? `${wanted}_${taken.size + 1}` : wanted;
    taken.add(free);
    const written = columns ?? stockWords(free);
    return { name: free, rows, columns: distinctColumns(written.slice(0, MOST_COLUMNS)) };
  });
}

function stockWords(table: string): readonly WrittenColumn[] {
  const columns = stockColumns(table) ?? 'id, name';
  return columns.split(', ').map((words) => ({ words, type: undefined }));
}

function distinctColumns(columns: readonly WrittenColumn[]): readonly WrittenColumn[] {
  const seen = new Set<string>();
  return columns.filter(({ words }) => !seen.has(columnName(words)) && seen.add(columnName(words)));
}

interface TablesContext {
  readonly tables: readonly NamedTable[];
  readonly index: NameIndex;
  readonly countries: readonly string[];
  readonly known: Known;
}

function proposeTable(table: NamedTable, { tables, index, countries, known }: TablesContext): TableProposal {
  const others = tables.filter((other) => other !== table);
  const referenceOf = (words: readonly string[]): ProposedReference | undefined => referenceTo(words, others);
  const isOfPeople = hasPeople(table, index);
  const context = { index, table: table.name, isOfPeople, countries, referenceOf };
  const words = table.columns.map((column) => proposeWord(column, context));
  const columns = distinctNames(partSubjects(words, known.generators));
  return { name: table.name, rows: table.rows ?? ROWS, columns, evidence: [] };
}

/** Whether a table's name or its columns say that its rows are people. */
function hasPeople({ name, columns }: NamedTable, index: NameIndex): boolean {
  if (nameGeneratorOf(name) === 'person.fullName') return true;
  const generators = columns.map(({ words }) => index.find(words, '')?.generator ?? '');
  return generators.some((generator) =>
    /^(person\.(?!title|fullName)|internet\.(email|username)|phone\.)/.test(generator),
  );
}

/** The key of the table that words name: `customer`, `customer id` and `customers` name `customers`. */
function referenceTo(words: readonly string[], tables: readonly NamedTable[]): ProposedReference | undefined {
  const bare = words.filter((word) => !/^(id|key|no|nr)$/.test(word)).join('');
  if (bare === '') return undefined;
  const named = tables.find(({ name }) => {
    const table = foldWords(name).join('');
    return singularsOf(table).includes(bare) || singularsOf(bare).includes(table);
  });
  return named === undefined ? undefined : { table: named.name, column: keyOf(named) };
}

const KEY_WORDS = /^(id|key|uuid|nr|no)$/;

/** The column by which a table is referred to: the first that is called so; else one is added. */
function keyOf({ columns }: NamedTable): string {
  const found = columns.find(({ words }) => foldWords(words).some((word) => KEY_WORDS.test(word)));
  return found === undefined ? 'id' : columnName(found.words);
}

/** Lets the rows of tables for which no number is said follow those of the first table that they refer to, if it is no mere list. */
function withRows(proposed: readonly TableProposal[], tables: readonly NamedTable[]): readonly TableProposal[] {
  const parents = new Map<string, string>();
  return proposed.map((table, at) => {
    if (tables[at]?.rows !== undefined) return table;
    const isList = (name: string): boolean => nameGeneratorOf(name) === 'lorem.word';
    const referred = table.columns.flatMap(({ references }) => (references === undefined ? [] : [references.table]));
    const parent = referred.find((name) => !isList(name) && !leadsTo(name, table.name, parents));
    if (parent === undefined) return { ...table, rows: isList(table.name) ? ROWS_OF_LIST : ROWS };
    parents.set(table.name, parent);
    const rows: ProposedRows = { per: parent, mean: ROWS_PER_PARENT };
    return { ...table, rows, evidence: [evidenceOf('row-per-parent', { table: parent })] };
  });
}

/** Whether the rows of a table follow those of another, directly or not. */
function leadsTo(from: string, to: string, parents: ReadonlyMap<string, string>): boolean {
  for (let at: string | undefined = from; at !== undefined; at = parents.get(at)) if (at === to) return true;
  return false;
}

/** Adds a key to tables that are referred to and have none. */
function withKeys(proposed: readonly TableProposal[], tables: readonly NamedTable[]): readonly TableProposal[] {
  const referred = new Set(proposed.flatMap(({ columns }) => columns.map(({ references }) => references?.table)));
  return proposed.map((table, at) => {
    const named = tables[at];
    if (named === undefined || !referred.has(table.name) || table.columns.some(({ name }) => name === keyOf(named)))
      return table;
    return { ...table, columns: [addedKey, ...table.columns] };
  });
}

const addedKey: ColumnProposal = {
  name: 'id',
  generator: 'sequence',
  options: {},
  confidence: 0.9,
  evidence: [evidenceOf('id-added')],
  references: undefined,
  nulls: 0,
  unique: false,
  valueType: 'integer',
  scale: undefined,
  runnersUp: [],
};

function distinctNames(columns: readonly ColumnProposal[]): readonly ColumnProposal[] {
  const taken = new Set<string>();
  return columns.map((column) => {
    const name = taken.has(column.name)
      ? `${column.name}_${taken.size + 1}`
      : column.name || `column_${taken.size + 1}`;
    taken.add(name);
    return { ...column, name };
  });
}

function leftOut(read: readonly WrittenTable[], text: string): readonly Evidence[] {
  const isLong = text.length > MOST_CHARACTERS || read.length > MOST_TABLES;
  const isWide = read.some(({ columns = [] }) => columns.length > MOST_COLUMNS);
  return isLong || isWide ? [evidenceOf('words-left-out', { tables: MOST_TABLES, columns: MOST_COLUMNS })] : [];
}

function titleOf(tables: readonly NamedTable[]): string {
  const names = tables.slice(0, 3).map(({ name }) => name.replaceAll('_', ' '));
  const title = names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : (names[0] ?? '');
  return `${title.slice(0, 1).toUpperCase()}${title.slice(1)}`;
}

/** Reads a folder of tables and checks everything about it. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkTable } from './check-table.mjs';
import { licences, localeTables, placeLicences, placeTables } from './known-tables.mjs';
import { linkTables } from './link-tables.mjs';
import { readSources } from './read-credits.mjs';
import { readFacts } from './read-facts.mjs';
import { readTable } from './read-table.mjs';

/** What differs between the two kinds of folders. */
const kinds = {
  locale: {
    folder: 'packages/locales/src',
    facts: 'locale.yaml',
    known: localeTables,
    licences,
    /** The facts that its module repeats, so that the list of locales needs no table. */
    repeated: ['id', 'name', 'nativeName', 'language', 'script', 'direction', 'country'],
    own: 'id',
    ending: 'locale',
  },
  places: {
    folder: 'packages/places/src',
    facts: 'places.yaml',
    known: placeTables,
    licences: placeLicences,
    repeated: ['country'],
    own: 'country',
    ending: 'places',
  },
};

/** Returns every folder with tables below `base`: `{ kind, name, path }`. */
export function findFolders(base) {
  return Object.entries(kinds).flatMap(([kind, { folder, facts }]) => {
    const path = join(base, folder);
    const names = existsSync(path) ? readdirSync(path).sort() : [];
    return names
      .filter((name) => existsSync(join(path, name, facts)))
      .map((name) => ({ kind, name, path: `${folder}/${name}` }));
  });
}

/** Returns `{ facts, patterns, tables, credits, problems }` of a folder; tables are as `encodeTables` takes them. */
export function readFolder({ kind, name, path }, base) {
  const problems = [];
  const { facts: factsFile, known, licences: allowed, ...names } = kinds[kind];
  const read = (file) => readFileSync(join(base, path, file), 'utf8');
  const tables = readTables({ path, base, known, problems });
  const tableNames = tables.map((table) => table.name);
  const { facts, patterns } = readFacts({
    kind,
    path: `${path}/${factsFile}`,
    text: read(factsFile),
    tables: tableNames,
    problems,
  });
  if (facts[names.own] && facts[names.own].toLowerCase() !== name.toLowerCase())
    problems.push(`${path}/${factsFile}:1: ${names.own} is ${facts[names.own]}, but the folder is ${name}.`);
  checkCodes({ tables, facts, problems });
  checkModule({ path, base, name, facts, ...names, problems });
  return {
    facts,
    patterns,
    tables: problems.length === 0 ? linkTables(tables, problems) : [],
    credits: readSources({ base, folder: path, names: tableNames, licences: allowed, problems }),
    problems,
  };
}

function readTables({ path, base, known, problems }) {
  const folder = join(base, path, 'tables');
  const files = existsSync(folder) ? readdirSync(folder).sort() : [];
  return files.flatMap((file) => {
    const place = `${path}/tables/${file}`;
    if (!/^[a-z]+\.[a-z][A-Za-z0-9]*\.tsv$/.test(file)) {
      problems.push(`${place}:1: the file must be named <group>.<table>.tsv.`);
      return [];
    }
    const name = file.slice(0, -'.tsv'.length);
    const table = readTable({ name, path: place, text: readFileSync(join(folder, file), 'utf8'), problems });
    if (!table) return [];
    checkTable(table, { known: known[name], knownNames: Object.keys(known), problems });
    return [table];
  });
}

/** Postcodes must fit the mask of their country. */
function checkCodes({ tables, facts, problems }) {
  const table = tables.find(({ name }) => name === 'place.postcode');
  const at = table?.columns.findIndex(({ name }) => name === 'code') ?? -1;
  if (table === undefined || facts.postcode === undefined) return;
  const kind = facts.postcode.includes('{code}') ? 'text' : 'int';
  if (table.columns[at]?.kind !== kind) {
    problems.push(
      `${table.path}:1: with postcodes like ${facts.postcode} the column must be ${kind === 'int' ? 'code:int' : 'code'}.`,
    );
    return;
  }
  if (kind === 'text') return;
  const digits = facts.postcode.split('#').length - 1;
  for (const { line, cells } of table.rows) {
    if (cells[at] >= 10 ** digits)
      problems.push(`${table.path}:${line}: code is ${cells[at]}, which has more digits than ${facts.postcode}.`);
  }
}

/** The module beside repeats some facts; they must be the same. */
function checkModule({ path, base, name, facts, repeated, ending, problems }) {
  const file = `${path}/${name.toLowerCase().replaceAll('_', '-')}-${ending}.ts`;
  if (!existsSync(join(base, file))) {
    problems.push(`${file}:1: is missing; it defines what the folder holds.`);
    return;
  }
  const text = readFileSync(join(base, file), 'utf8');
  for (const fact of repeated) {
    const value = facts[fact] === undefined ? 'undefined' : `'${facts[fact].replaceAll("'", "\\'")}'`;
    if (!text.includes(` ${fact}: ${value},`))
      problems.push(`${file}:1: must say \`${fact}: ${value},\` as the YAML file does.`);
  }
}

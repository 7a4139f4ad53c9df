/** Writes the built modules of a folder of tables. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { encodeTables } from '../pack-encoder.mjs';

const head = '// Made by `node tools/packs.mjs` from the tables beside; do not edit.\n';

/** Returns the built modules as texts by file name: one a group of tables, and `pack.ts` that leads to them. */
export function packModules({ facts, patterns, tables, credits }) {
  const groups = groupTables(tables);
  const modules = new Map();
  for (const [group, members] of groups) {
    modules.set(`${group}.ts`, groupModule(encodeTables(members)));
  }
  const groupOf = new Map([...groups].flatMap(([group, members]) => members.map(({ name }) => [name, group])));
  const built = {
    facts,
    patterns,
    tables: Object.fromEntries(
      tables.map((table) => [table.name, { group: groupOf.get(table.name), rows: rowsOf(table) }]),
    ),
    credits,
  };
  const imports = [...groups.keys()].map((group) => `    '${group}': () => import('./${group}.ts'),\n`);
  const fields = JSON.stringify(built, null, 2).slice(0, -2);
  modules.set(
    'pack.ts',
    `${head}import type { BuiltPack } from '@populace/recipes';\n\nexport const built: BuiltPack = ${fields},\n  "groups": {\n${imports.join('')}  },\n};\n`,
  );
  return modules;
}

function rowsOf({ columns, children }) {
  const own = columns.find(({ kind }) => kind !== 'parent');
  return own === undefined ? children.reduce((sum, count) => sum + count, 0) : own.values.length;
}

function groupModule({ tables, texts, numbers }) {
  return [
    `${head}import type { StoredTable } from '@populace/recipes';\n`,
    `export const tables: readonly StoredTable[] = ${JSON.stringify(tables)};`,
    `export const texts: string = ${JSON.stringify(texts)};`,
    `export const numbers: string = '${numbers}';\n`,
  ].join('\n');
}

/** From so many bytes on a table is a module of its own: nobody who asks for another should wait for it. */
const largeBytes = 3 * 1024;

/** Tables whose names begin alike are loaded together, but for large ones. */
function groupTables(tables) {
  const groups = new Map();
  for (const table of tables) {
    const { texts, numbers } = encodeTables([table]);
    const isLarge = texts.length + numbers.length > largeBytes;
    const group = isLarge ? kebab(table.name) : table.name.slice(0, table.name.indexOf('.'));
    groups.set(group, [...(groups.get(group) ?? []), table]);
  }
  return groups;
}

function kebab(name) {
  return name.replaceAll(/\.|(?=[A-Z])/g, '-').toLowerCase();
}

/** Brings a folder's `built` up to date; files that say the right thing are not touched. */
export function writeModules(folder, modules) {
  mkdirSync(folder, { recursive: true });
  for (const file of readdirSync(folder)) if (!modules.has(file)) rmSync(join(folder, file), { recursive: true });
  for (const [file, text] of modules) {
    const path = join(folder, file);
    if (!existsSync(path) || readFileSync(path, 'utf8') !== text) writeFileSync(path, text);
  }
}

import type { WritableValue } from '@populace/document';
import type { Model } from './documents-for-tests.ts';
import type { SchemaEdit } from './edits/schema-edit.ts';

type Table = Map<string, Model>;

const mapIn = (model: Model | undefined, key: string): Map<string, Model> => {
  const value = model instanceof Map ? model.get(key) : undefined;
  return value instanceof Map ? value : new Map();
};

/** What a value that is written reads back as. */
export function readBack(value: WritableValue): Model {
  if (Array.isArray(value)) return value.map(readBack);
  if (value instanceof Map) return new Map([...value].map(([key, one]) => [key, readBack(one)]));
  if (typeof value === 'object' && value !== null) {
    return new Map(Object.entries(value).flatMap(([key, one]) => (one === undefined ? [] : [[key, readBack(one)]])));
  }
  return value as Model;
}

/** The same edit done to plain values, without regard to text: renames are done by search in all the places that name things. */
export function naiveEdit(model: Model, edit: SchemaEdit): Model {
  const copy = structuredClone(model);
  if (!(copy instanceof Map)) throw new Error('no document');
  const tables = mapIn(copy, 'tables');
  const table = 'table' in edit && edit.table !== undefined ? (tables.get(edit.table) as Table) : new Map();
  const columns = mapIn(table, 'columns');
  switch (edit.kind) {
    case 'set-name':
      copy.set('name', edit.name);
      break;
    case 'delete-table':
      tables.delete(edit.table);
      break;
    case 'move-table':
      reorder(tables, moved([...tables.keys()], [edit.table], edit.at));
      break;
    case 'move-columns':
      reorder(columns, moved([...columns.keys()], edit.columns, edit.at));
      break;
    case 'set-table-option':
      set(table, edit.option, edit.value);
      break;
    case 'set-option':
      setOption(columns, edit.column, edit.option, edit.value);
      break;
    case 'add-column': {
      const before = [...columns.keys()];
      columns.set(edit.name, readBack(edit.value));
      reorder(columns, moved([...before, edit.name], [edit.name], edit.at ?? before.length));
      break;
    }
    case 'rename-table':
      renameKeyIn(tables, edit.table, edit.name);
      renameTable(tables, edit.table, edit.name);
      break;
    case 'rename-column':
      renameColumn(tables, edit.table, edit.column, edit.name);
      renameKeyIn(columns, edit.column, edit.name);
      break;
    default:
      throw new Error(`not modelled: ${edit.kind}`);
  }
  return copy;
}

function set(map: Map<string, Model>, key: string, value: WritableValue | undefined): void {
  if (value === undefined) map.delete(key);
  else map.set(key, readBack(value));
}

function setOption(columns: Map<string, Model>, name: string, option: string, value: WritableValue | undefined): void {
  const before = columns.get(name);
  const options = before instanceof Map ? before : new Map<string, Model>();
  if (typeof before === 'string') options.set('generator', before);
  set(options, option, value);
  columns.set(name, options);
}

function moved(all: readonly string[], names: readonly string[], at: number): readonly string[] {
  const own = all.filter((name) => names.includes(name));
  const rest = (part: readonly string[]): readonly string[] => part.filter((name) => !names.includes(name));
  return [...rest(all.slice(0, at)), ...own, ...rest(all.slice(at))];
}

function reorder(map: Map<string, Model>, names: readonly string[]): void {
  const before = new Map(map);
  map.clear();
  for (const name of names) map.set(name, before.get(name) ?? null);
}

function renameKeyIn(map: Map<string, Model>, from: string, to: string): void {
  const entries = [...map].map(([key, value]) => [key === from ? to : key, value] as const);
  map.clear();
  for (const [key, value] of entries) map.set(key, value);
}

function eachColumn(tables: Map<string, Model>, visit: (column: Table, table: string) => void): void {
  for (const [name, table] of tables) {
    for (const column of mapIn(table, 'columns').values()) if (column instanceof Map) visit(column, name);
  }
}

function listIn(model: Model | undefined): Model[] {
  return Array.isArray(model) ? model : [];
}

interface Target {
  readonly table: string;
  readonly column: string;
}

/** What a reference names, as the grammar has it: the longest name of a table that a text begins with. */
function targetOf(reference: Model | undefined, tables: ReadonlySet<string>): Target | undefined {
  if (reference instanceof Map) {
    return { table: String(reference.get('table')), column: String(reference.get('column')) };
  }
  const text = String(reference ?? '');
  const table = [...tables].filter((name) => text.startsWith(`${name}.`)).toSorted((a, b) => b.length - a.length)[0];
  return table === undefined ? undefined : { table, column: text.slice(table.length + 1) };
}

/** Writes every reference anew: as text where that reads back as what it names, else as a map; maps stay maps. */
function renameTargets(
  tables: Map<string, Model>,
  [before, after]: readonly [ReadonlySet<string>, ReadonlySet<string>],
  rename: (target: Target) => Target,
): void {
  eachColumn(tables, (column) => {
    const reference = column.get('references');
    const target = targetOf(reference, before);
    if (target === undefined || !before.has(target.table)) return;
    const { table, column: name } = rename(target);
    const read = targetOf(`${table}.${name}`, after);
    const isClear = !(reference instanceof Map) && read?.table === table && read.column === name;
    const parts = new Map([
      ['table', table],
      ['column', name],
    ]);
    column.set('references', isClear ? `${table}.${name}` : parts);
  });
}

function renameTable(tables: Map<string, Model>, from: string, to: string): void {
  const after = new Set(tables.keys());
  const before = new Set([...after].map((name) => (name === to ? from : name)));
  renameTargets(tables, [before, after], ({ table, column }) => ({ table: table === from ? to : table, column }));
  for (const table of tables.values()) {
    const rows = mapIn(table, 'rows');
    if (rows.get('per') === from) rows.set('per', to);
    for (const key of listIn(table instanceof Map ? table.get('keys') : undefined)) {
      const references = mapIn(key, 'references');
      if (references.get('table') === from) references.set('table', to);
    }
  }
}

function renameColumn(tables: Map<string, Model>, table: string, from: string, to: string): void {
  const rename = (list: Model | undefined): void => {
    for (const [index, one] of listIn(list).entries()) if (one === from) listIn(list)[index] = to;
  };
  const own = tables.get(table);
  if (!(own instanceof Map)) return;
  for (const unique of listIn(own.get('unique'))) rename(unique);
  for (const key of listIn(own.get('keys')))
    rename(mapIn(key, 'columns').size > 0 ? null : (key as Table).get('columns'));
  const rows = own.get('rows');
  if (rows instanceof Map && rows.get('via') === from) rows.set('via', to);
  for (const row of [...listIn(rows), ...mapIn(own, 'fixed').values()])
    if (row instanceof Map) renameKeyIn(row, from, to);
  const names = new Set(tables.keys());
  eachColumn(tables, (column, name) => {
    const by = mapIn(column, 'by');
    if (targetOf(column.get('references'), names)?.table === table && by.get('weight') === from) by.set('weight', to);
    const template = column.get('template');
    if (name === table && typeof template === 'string' && !/[{}]/.test(to)) {
      column.set('template', template.split(`{${from}}`).join(`{${to}}`));
    }
  });
  renameTargets(tables, [names, names], (target) =>
    target.table === table && target.column === from ? { table, column: to } : target,
  );
  for (const other of tables.values()) {
    for (const key of listIn(other instanceof Map ? other.get('keys') : undefined)) {
      const references = mapIn(key, 'references');
      if (references.get('table') === table) rename(references.get('columns'));
    }
  }
}

import { CodedError } from '@populace/core';
import { type Evidence, evidenceOf } from '../shared/proposal/evidence.ts';
import { countRows } from '../shared/tables/count-rows.ts';
import { headerNames, tableName } from '../shared/tables/read-header.ts';
import type { ReadTable } from '../shared/tables/read-table.ts';
import { findLists } from './find-lists.ts';
import { findObjects } from './find-objects.ts';
import { type FlatRow, flatRow } from './flat-row.ts';
import { splitRows } from './split-rows.ts';

/** What is known of a JSON file beside its bytes. */
export interface JsonOptions {
  /** Its name, of which the table's is made. */
  readonly fileName?: string | undefined;
  /** The bytes of the whole, where only its begin is given. */
  readonly size?: number | undefined;
}

const MOST_ROWS = 10_000;
const MOST_COLUMNS = 2_000;

/** Whether a text begins as rows in JSON do: a list of objects, or an object on each line. */
export function looksLikeJsonRows(text: string): boolean {
  return /^\s*\[\s*\{/.test(text) || /^\s*\{[^\n]*\}\s*\n\s*\{/.test(text);
}

/**
 * Reads the table of a JSON file: a list of objects, or an object on each line. What is within an object becomes columns of its own,
 * `address.city` as `address_city`; lists are left out.
 * @throws CodedError `import/empty` where there is no object.
 */
export function readJson(source: string, { fileName, size = 0 }: JsonOptions): ReadTable {
  const table = tableOf(source, { name: tableName(fileName), size, isClosed: size <= source.length });
  if (table === undefined) throw noRows(fileName);
  return table;
}

/**
 * Reads the tables of a JSON file that is an object: each of its members that is a list of objects, under its key. Undefined where it has
 * no such list.
 * @throws CodedError `import/empty` where there is no field in any of them.
 */
export function readJsonTables(source: string, { fileName, size = 0 }: JsonOptions): readonly ReadTable[] | undefined {
  const { lists, others } = findLists(source);
  if (lists.length === 0) return undefined;
  const found = lists.flatMap(({ key, from, to, isClosed }) => {
    const rest = isClosed ? 0 : size - from;
    return tableOf(source.slice(from, to), { name: tableName(key), size: rest, isClosed }) ?? [];
  });
  const [first, ...more] = found;
  if (first === undefined) throw noRows(fileName);
  const told = [
    ...(others.length > 0 ? [evidenceOf('members-left-out', { members: others.slice(0, 10).join(', ') })] : []),
    ...(size > source.length ? [evidenceOf('lists-behind')] : []),
  ];
  return [{ ...first, problems: [...told, ...first.problems] }, ...more];
}

function noRows(fileName = 'The text'): CodedError {
  const message = `${fileName} has no rows; take a list of objects, such as [{ "id": 1 }].`;
  return new CodedError('import/empty', message);
}

interface ListOfRows {
  readonly name: string;
  /** The bytes of the whole list, where only its begin is given. */
  readonly size: number;
  /** Whether its end is there. */
  readonly isClosed: boolean;
}

/** The table of a list of objects, or of an object on each line; undefined where they have no fields. */
function tableOf(text: string, { name: called, size, isClosed }: ListOfRows): ReadTable | undefined {
  const { rows: objects, end, skipped } = splitRows(text, MOST_ROWS);
  const rows = objects.map(flatRow);
  const names = columnNames(rows);
  if (names.length === 0) return undefined;
  const header = headerNames(names, names.length);
  const isWhole = isClosed && text.slice(end).trim().length <= 1;
  const share = isWhole ? 1 : end / Math.max(size, text.length);
  return {
    name: called,
    columns: header.map(({ name, evidence }, at) => ({
      name,
      evidence,
      cells: rows.map(({ cells }) => cells.get(names[at] ?? '') ?? ''),
    })),
    ...countRows(rows.length, share),
    isWhole,
    objects: findObjects(rows, names),
    problems: [...problemsOf(rows, skipped), ...header.flatMap(({ evidence }) => evidence)],
  };
}

/** The names of the columns, in the order in which they first come, fields where their objects stand. What is null or an object is no column. */
function columnNames(rows: readonly FlatRow[]): readonly string[] {
  const filled = new Set<string>();
  const named = new Set<string>();
  const objects = new Set<string>();
  const fields = new Map<string | undefined, Set<string>>();
  for (const row of rows) {
    for (const [name, cell] of row.cells) (cell === '' ? named : filled).add(name);
    for (const name of row.objects.keys()) objects.add(name);
    for (const [name, home] of row.homes) fields.set(home, (fields.get(home) ?? new Set()).add(name));
  }
  const isColumn = (name: string): boolean => filled.has(name) || (named.has(name) && !objects.has(name));
  const namesIn = (home: string | undefined): readonly string[] =>
    [...(fields.get(home) ?? [])].flatMap((name) => [...(isColumn(name) ? [name] : []), ...namesIn(name)]);
  return [...new Set(namesIn(undefined))].slice(0, MOST_COLUMNS);
}

function problemsOf(rows: readonly FlatRow[], skipped: number): readonly Evidence[] {
  const lists = new Set(rows.flatMap((row) => [...row.lists]));
  return [
    ...(rows.some(({ objects }) => objects.size > 0) ? [evidenceOf('nested-flattened')] : []),
    ...(lists.size > 0 ? [evidenceOf('lists-left-out', { columns: [...lists].slice(0, 10).join(', ') })] : []),
    ...(skipped > 0 ? [evidenceOf('rows-not-objects', { count: skipped })] : []),
  ];
}

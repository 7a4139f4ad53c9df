import { CodedError } from '@populace/core';
import { headerNames, tableName } from '../csv/read-header.ts';
import { type Evidence, evidenceOf } from '../proposal/evidence.ts';
import { countRows } from '../tables/count-rows.ts';
import type { ReadTable } from '../tables/read-table.ts';
import { type JsonRow, splitRows } from './split-rows.ts';

/** What is known of a JSON file beside its bytes. */
export interface JsonOptions {
  /** Its name, of which the table's is made. */
  readonly fileName?: string | undefined;
  /** The bytes of the whole, where only its begin is given. */
  readonly size?: number | undefined;
}

const MOST_ROWS = 10_000;
const MOST_COLUMNS = 2_000;
const DEEPEST = 8;

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
  const { rows: objects, end, skipped } = splitRows(source, MOST_ROWS);
  const rows = objects.map(flatRow);
  const names = columnNames(rows);
  if (names.length === 0) {
    const message = `${fileName ?? 'The text'} has no rows; take a list of objects, such as [{ "id": 1 }].`;
    throw new CodedError('import/empty', message);
  }
  const header = headerNames(names, names.length);
  const isWhole = size <= source.length && source.slice(end).trim().length <= 1;
  const share = isWhole ? 1 : end / Math.max(size, source.length);
  return {
    name: tableName(fileName),
    columns: header.map(({ name, evidence }, at) => ({
      name,
      evidence,
      cells: rows.map(({ cells }) => cells.get(names[at] ?? '') ?? ''),
    })),
    ...countRows(rows.length, share),
    isWhole,
    problems: [...problemsOf(rows, skipped), ...header.flatMap(({ evidence }) => evidence)],
  };
}

interface FlatRow {
  readonly cells: ReadonlyMap<string, string>;
  readonly lists: ReadonlySet<string>;
  readonly isNested: boolean;
}

/** An object's fields by the names of their columns, as cells of a CSV file would have them. */
function flatRow(row: JsonRow): FlatRow {
  const cells = new Map<string, string>();
  const lists = new Set<string>();
  let isNested = false;
  const fill = (object: JsonRow, prefix: string, depth: number): void => {
    for (const [key, value] of Object.entries(object)) {
      const name = `${prefix}${key}`;
      if (Array.isArray(value)) lists.add(name);
      else if (isObject(value)) {
        isNested = true;
        if (depth < DEEPEST) fill(value, `${name}_`, depth + 1);
      } else cells.set(name, value === null ? '' : String(value));
    }
  };
  fill(row, '', 0);
  return { cells, lists, isNested };
}

function isObject(value: unknown): value is JsonRow {
  return typeof value === 'object' && value !== null;
}

/** The names of the columns, in the order in which they first come. */
function columnNames(rows: readonly FlatRow[]): readonly string[] {
  const names = new Set<string>();
  for (const { cells } of rows) for (const name of cells.keys()) if (names.size < MOST_COLUMNS) names.add(name);
  return [...names];
}

function problemsOf(rows: readonly FlatRow[], skipped: number): readonly Evidence[] {
  const lists = new Set(rows.flatMap((row) => [...row.lists]));
  return [
    ...(rows.some(({ isNested }) => isNested) ? [evidenceOf('nested-flattened')] : []),
    ...(lists.size > 0 ? [evidenceOf('lists-left-out', { columns: [...lists].slice(0, 10).join(', ') })] : []),
    ...(skipped > 0 ? [evidenceOf('rows-not-objects', { count: skipped })] : []),
  ];
}

import { pointerOfKeys } from '@populace/document';
import { locationOf } from '../pointer.ts';
import type { SchemaView, TableView } from '../schema-view.ts';
import { type FixSite, type QuickFix, wordsFix } from './fix.ts';
import { fixText } from './fix-messages.ts';

/** A number of rows to begin with. */
const FIRST_ROWS = 100;

/** Fixes of numbers of rows: as many as the values allow, more for a table that has none, or no uniqueness. */
export function rowsFixes({ problem, view, spot }: FixSite): readonly QuickFix[] {
  const { code, message, place } = problem;
  const { table: name = '', option, rest, column } = locationOf(place.pointer);
  const table = view.tables.find((one) => one.name === name);
  if (table === undefined) return [];
  if (code === 'schema/structure' && message.includes('needs rows')) return [giveRows(table, FIRST_ROWS)];
  if (code === 'schema/unique-impossible' || code === 'schema/unique-unsupported') {
    const together = column === undefined && option === 'unique' && rest.length > 0;
    const drop = together ? [dropUnique(name, rest[0] ?? '')] : [];
    const own = column === undefined ? undefined : table.columns.find((one) => one.name === column);
    const edit = { kind: 'set-unique', table: name, column: column ?? '', unique: false } as const;
    const single = own?.unique === true ? [wordsFix(fixText('drop', { name: 'unique' }), edit)] : [];
    return [...fewerRows(table, message), ...moreRows(table, message, view), ...drop, ...single];
  }
  if (option === 'fixed' && spot.isKey && rest.length === 1 && /drop (?:it|row)/.test(message)) {
    return [wordsFix(fixText('drop', { name: rest[0] ?? '' }), { kind: 'remove-value', pointer: place.pointer })];
  }
  return emptyTarget(message, view);
}

/** Where the sentence says how many rows there can be. */
function fewerRows(table: TableView, message: string): readonly QuickFix[] {
  const [, most] = /ask for at most ([0-9]+)(?: rows)?,/.exec(message) ?? [];
  const count = Number(most);
  if (most === undefined || table.rows.kind !== 'count' || !Number.isSafeInteger(count)) return [];
  const edit = { kind: 'set-rows', table: table.name, rows: { kind: 'count', count } } as const;
  return [wordsFix(fixText('rows', { count }), edit)];
}

/** A table each of whose rows is referred to once at most may get more of them. */
function moreRows(table: TableView, message: string, view: SchemaView): readonly QuickFix[] {
  const other = namedIn(message, /, or give ("(?:[^"\\]|\\.)*") more$/, view);
  const [, asked] = /has ([0-9]+) rows and /.exec(message) ?? [];
  if (other === undefined || other === table || other.rows.kind !== 'count' || asked === undefined) return [];
  return [giveRows(other, Number(asked))];
}

function emptyTarget(message: string, view: SchemaView): readonly QuickFix[] {
  const other = namedIn(message, /refers to ("(?:[^"\\]|\\.)*"), which has no rows; give it rows/, view);
  return other?.rows.kind === 'count' ? [giveRows(other, FIRST_ROWS)] : [];
}

/** The table that a sentence names in quotation marks. */
function namedIn(message: string, pattern: RegExp, { tables }: SchemaView): TableView | undefined {
  const [, quoted] = pattern.exec(message) ?? [];
  return quoted === undefined ? undefined : tables.find(({ name }) => JSON.stringify(name) === quoted);
}

function giveRows({ name }: TableView, count: number): QuickFix {
  const edit = { kind: 'set-rows', table: name, rows: { kind: 'count', count } } as const;
  return wordsFix(fixText('rowsOf', { table: name, count }), edit);
}

function dropUnique(table: string, index: string): QuickFix {
  const edit = { kind: 'remove-value', pointer: pointerOfKeys('tables', table, 'unique', index) } as const;
  return wordsFix(fixText('drop', { name: 'unique' }), edit);
}

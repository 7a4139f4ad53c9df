import type { ScriptPart, ScriptRows, TableFacts } from '@populace/cells';
import { aroundRows, moveCounters } from '../shared/sql/counters.ts';
import { addForeignKeys, createTable } from '../shared/sql/create-table.ts';
import { checkNames, identifier, identifiers, quoted, tableIdentifier } from '../shared/sql/identifiers.ts';
import { type LoadedTable, type Loading, planLoading } from '../shared/sql/loading.ts';
import type { SqlSettings } from '../shared/sql/sql-options.ts';
import { checkKeys, checkSecondPass, keyOf } from './check-keys.ts';
import { createSchemas } from './create-schemas.ts';
import { planSqlRows, type RowTarget } from './row-layouts.ts';

/** What stands before and after the rows. */
export interface Frame {
  readonly opening: string;
  readonly closing: string;
}

/** Returns what a script of several tables is made of: tables, rows in the order of loading, what was null at first, foreign keys. */
export function sqlScript(given: readonly TableFacts[], settings: SqlSettings): readonly ScriptPart[] {
  checkNames(given, settings);
  checkKeys(given, settings);
  const loading = planLoading(given, settings);
  checkSecondPass(loading.later, settings);
  const second = secondPass(loading, settings);
  const frame = frameOf(loading.tables, second.tables, settings);
  return [
    text(frame.opening),
    ...loading.tables.map((facts) => {
      const nulls = loading.later.get(facts.name) ?? [];
      const { opening, closing } = aroundRows(facts, settings);
      const table = tableIdentifier(facts.name, settings);
      const target = { table, key: keyOf(facts), nulls, opening, closing: `${closing}\n` };
      return rowsPart(facts, target, settings);
    }),
    ...second.parts,
    text(frame.closing),
  ];
}

/** Settings, tables and transaction around the rows of tables. `more` are statements that make tables besides. */
export function frameOf(tables: readonly LoadedTable[], more: string, settings: SqlSettings): Frame {
  const { dialect, transaction } = settings;
  const begin = transaction ? dialect.begin : '';
  const commit = transaction ? 'COMMIT;\n' : '';
  const made = settings.createTable ? tables : [];
  const create =
    schemaParagraph(tables, settings) +
    made.map((table) => `${createTable(table, tables, settings)}\n`).join('') +
    more;
  const keys = made.map((table) => addForeignKeys(table, tables, settings)).join('');
  const counters = moveCounters(tables, settings);
  const { opening, closing } = aroundCycles(settings);
  const set = dialect.settings(transaction);
  const restore = closing + dialect.restore;
  // Where making a table ends the transaction, the transaction is for the rows alone.
  if (dialect.commitsOnCreate) {
    return { opening: paragraphs(set, create + opening + begin), closing: counters + commit + keys + restore };
  }
  return { opening: paragraphs(begin + set + opening, create), closing: counters + keys + commit + restore };
}

function schemaParagraph(tables: readonly LoadedTable[], settings: SqlSettings): string {
  const schemas = createSchemas(tables, settings);
  return schemas === '' ? '' : `${schemas}\n`;
}

function aroundCycles({ dialect, cycles }: SqlSettings): { readonly opening: string; readonly closing: string } {
  if (cycles === 'unchecked' && dialect.cycles?.unchecked !== undefined) return dialect.cycles.unchecked;
  return { opening: cycles === 'deferred' ? (dialect.cycles?.deferred ?? '') : '', closing: '' };
}

function paragraphs(first: string, second: string): string {
  return first === '' ? second : `${first}\n${second}`;
}

interface SecondPass {
  /** The statements that make its tables. */
  readonly tables: string;
  readonly parts: readonly ScriptPart[];
}

/** Fills the columns that were null at first, by way of a temporary table a table. */
function secondPass({ tables, later }: Loading, settings: SqlSettings): SecondPass {
  const taken = new Set(tables.map(({ name }) => name));
  const passes = tables.flatMap((facts) => {
    const columns = later.get(facts.name);
    if (columns === undefined) return [];
    const name = freeName(taken);
    taken.add(name);
    return [passOf(facts, columns, name, settings)];
  });
  return { tables: passes.map((pass) => pass.tables).join(''), parts: passes.flatMap(({ parts }) => parts) };
}

function passOf(facts: TableFacts, later: readonly string[], name: string, settings: SqlSettings): SecondPass {
  const { dialect } = settings;
  const { mark, create, drop } = dialect.temporary;
  const from = identifier(mark + name, dialect);
  const { primaryKey } = facts;
  const columns = facts.columns.filter(({ name }) => primaryKey.includes(name) || later.includes(name));
  const names = columns.map((column) => column.name);
  const table = tableIdentifier(facts.name, settings);
  const update = dialect.update({ table, from, keys: quoted(primaryKey, dialect), columns: quoted(later, dialect) });
  const closing = `${update}${drop} ${from};\n\n`;
  const plain: SqlSettings = { ...settings, conflict: 'error' };
  return {
    tables: `${create({ name: from, columns: identifiers(names, dialect), table })}\n`,
    parts: [rowsPart({ ...facts, columns }, { table: from, closing }, plain, true)],
  };
}

function freeName(taken: ReadonlySet<string>): string {
  for (let number = 1; ; number++) {
    const name = `populace_later_${number}`;
    if (!taken.has(name)) return name;
  }
}

function rowsPart(facts: TableFacts, target: RowTarget, settings: SqlSettings, again = false): ScriptRows {
  return {
    kind: 'rows',
    table: facts.name,
    columns: facts.columns.map(({ name }) => name),
    again,
    plan: (columns, rows) => planSqlRows(columns, rows, target, settings),
  };
}

function text(words: string): ScriptPart {
  return { kind: 'text', text: words };
}

import { type ProblemList, quote } from '@populace/core';
import { findColumn, leadTo } from '../model/lead-to.ts';
import type { ColumnModel, KeyModel, ReferenceSource, TableModel } from '../model/model.ts';

/** What is checked: a table among all. */
interface Within {
  readonly tables: readonly TableModel[];
  readonly table: TableModel;
  readonly problems: ProblemList;
}

/**
 * Adds what keeps references from being chosen among some rows only: those with the same values in shared columns of a key, or the
 * children of the row itself. Such rows are known without looking for them where they are made per row of a parent.
 */
export function checkChosenWithin(tables: readonly TableModel[], problems: ProblemList): void {
  for (const table of tables) {
    const at = { tables, table, problems };
    for (const key of table.keys) if (key.shared.length > 0) checkKey(key, at);
    for (const column of table.columns) checkColumn(column, at);
  }
}

function checkColumn({ name, source }: ColumnModel, { tables, table, problems }: Within): void {
  if (source.kind !== 'reference') return;
  const { declares, place } = source;
  if (declares !== undefined && leadTo(tables, table, name, declares) === undefined) {
    const message = `${quote(name)} has the values of ${quote(`${source.table}.${source.column}`)} by its key, which do not come from ${quote(`${declares.table}.${declares.column}`)}; drop its references, or leave it out of the key`;
    problems.add('schema/invalid-option', place, message);
  }
  const other = tables.find((one) => one.name === source.table);
  if (source.way.kind !== 'child' || (other?.rows.kind === 'per' && other.rows.table === table.name)) return;
  const message = `by: child is for a table whose rows are made per row of ${quote(table.name)}, but those of ${quote(source.table)} are not; give ${quote(source.table)} rows: { per: ${table.name}, count: … }`;
  problems.add('schema/invalid-option', place, message);
}

function checkKey(key: KeyModel, at: Within): void {
  const why = whyNotWithin(key, at);
  if (why === undefined) return;
  const message = `The key ${named(key.columns)} refers to a row of ${quote(key.table)} with the same ${named(key.shared)}, but ${why}`;
  at.problems.add('schema/invalid-option', key.place, message);
}

/** Why the rows with the same values are not known, with the way out; undefined where they are. */
function whyNotWithin(key: KeyModel, { tables, table }: Within): string | undefined {
  const other = tables.find(({ name }) => name === key.table);
  const targets = key.shared.map((name) => targetOf(key, name));
  if (other?.rows.kind !== 'per' || !targets.every((name) => followsParents(other, name))) {
    return `which rows these are is known only where ${named(targets)} follows the parents of ${quote(key.table)}; give ${quote(key.table)} rows: { per: …, count: … }`;
  }
  if (new Set(key.shared.map((name) => referenceOf(table, name))).size > 1) {
    return `these columns refer to several rows, which may not belong together; put them into one key`;
  }
  if (other === table && !key.shared.every((name) => followsParents(table, name))) {
    return `in its own table a row refers to an earlier one of the same parent; let ${named(key.shared)} follow the parents`;
  }
  for (const name of key.shared) {
    const parent = findColumn(other, targetOf(key, name))?.source;
    const path = parent?.kind === 'reference' ? leadTo(tables, table, name, parent) : undefined;
    if (path === undefined) {
      return `${quote(name)} does not come from ${quote(other.rows.table)}, whose rows those of ${quote(key.table)} belong to; let it refer there, or put it into a key that does`;
    }
    const given = [...path, { table: other, column: targetOf(key, name) }].find(hasGiven);
    if (given !== undefined) {
      return `${quote(`${given.table.name}.${given.column}`)} has given cells, so that which rows belong together is not known; drop them`;
    }
  }
  return undefined;
}

function targetOf({ columns, targets }: KeyModel, name: string): string {
  return targets[columns.indexOf(name)] ?? '';
}

function followsParents({ rows }: TableModel, column: string): boolean {
  return rows.kind === 'per' && rows.follows.includes(column);
}

/** What tells the references of a table apart: a key, or a column's own source. */
function referenceOf(table: TableModel, name: string): KeyModel | ReferenceSource | undefined {
  const source = findColumn(table, name)?.source;
  return source?.kind === 'reference' ? (source.key ?? source) : undefined;
}

function hasGiven({ table, column }: { readonly table: TableModel; readonly column: string }): boolean {
  return table.given.some((cell) => cell.column === column);
}

function named(columns: readonly string[]): string {
  return columns.map(quote).join(' and ');
}

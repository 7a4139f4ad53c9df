import {
  type DocumentNode,
  describeNode,
  type MapEntry,
  type MapNode,
  nearestNames,
  type Place,
  quote,
} from '@populace/core';
import type { ReferenceSource } from '../model/model.ts';
import { type CheckContext, entriesOf, refuseStrangers } from './check-context.ts';

interface Asked {
  readonly text: string;
  readonly place: Place;
}

/** The column of a table that a reference names, both of which exist. */
export type ReferenceTarget = Pick<ReferenceSource, 'table' | 'column' | 'place'>;

/** Reads `references: table.column` or `references: { table, column }`. Adds problems and returns undefined where it names nothing. */
export function readReference({ value }: MapEntry, at: CheckContext): ReferenceTarget | undefined {
  if (value.kind === 'map') return readParts(value, at);
  if (value.kind !== 'scalar' || typeof value.value !== 'string') return refuseShape(value, at);
  return readDotted({ text: value.value, place: value.place }, value, at);
}

function refuseShape(node: DocumentNode, { problems }: CheckContext, hint = ''): undefined {
  const message = `references must be table.column or { table: …, column: … }, but is ${describeNode(node)}${hint}`;
  problems.add('schema/invalid-option', node.place, message);
}

/** Both names may have dots; the longest table's name that exists wins. */
function readDotted(asked: Asked, node: DocumentNode, at: CheckContext): ReferenceTarget | undefined {
  const { text, place } = asked;
  for (let dot = text.lastIndexOf('.'); dot >= 0; dot = dot === 0 ? -1 : text.lastIndexOf('.', dot - 1)) {
    const columns = at.columnsOf.get(text.slice(0, dot));
    if (columns === undefined) continue;
    const [table, column] = [text.slice(0, dot), text.slice(dot + 1)];
    if (columns.has(column)) return { table, column, place };
    const nearest = nearestNames(column, columns).map((name) => `${table}.${name}`);
    return refuseColumn({ text: column, place }, table, nearest, at);
  }
  const own = at.columnsOf.get(text);
  if (own !== undefined) return refuseShape(node, at, `; name a column of it, such as ${text}.${[...own][0] ?? 'id'}`);
  const dot = text.lastIndexOf('.');
  if (dot < 0) return refuseTable(asked, nearestNames(text, at.columnsOf.keys()), at);
  const column = text.slice(dot + 1);
  const tables = nearestNames(text.slice(0, dot), at.columnsOf.keys());
  const nearest = tables.map((table) => (at.columnsOf.get(table)?.has(column) ? `${table}.${column}` : table));
  return refuseTable({ text: text.slice(0, dot), place }, nearest, at);
}

function readParts(node: MapNode, at: CheckContext): ReferenceTarget | undefined {
  refuseStrangers(at.problems, 'references', node.entries, ['table', 'column']);
  const given = entriesOf(node);
  const [table, column] = ['table', 'column'].map((name) => readPart(name, given.get(name), node, at));
  if (table === undefined) return undefined;
  const columns = at.columnsOf.get(table.text);
  if (columns === undefined) return refuseTable(table, nearestNames(table.text, at.columnsOf.keys()), at);
  if (column === undefined) return undefined;
  if (!columns.has(column.text)) return refuseColumn(column, table.text, nearestNames(column.text, columns), at);
  return { table: table.text, column: column.text, place: node.place };
}

function readPart(
  name: string,
  entry: MapEntry | undefined,
  node: MapNode,
  { problems }: CheckContext,
): Asked | undefined {
  const value = entry?.value;
  // By its spelling, so that a table called 2026 needs no quotation marks.
  if (value?.kind === 'scalar' && value.text !== '') return { text: value.text, place: value.place };
  const is = value === undefined ? 'is missing' : `is ${describeNode(value)}`;
  problems.add('schema/invalid-option', value?.place ?? node.place, `${name} of references must be a name, but ${is}`);
  return undefined;
}

function refuseTable({ text, place }: Asked, nearest: readonly string[], { problems }: CheckContext): undefined {
  problems.add('schema/unknown-table', place, `There is no table ${quote(text)}`, nearest);
}

function refuseColumn(
  { text, place }: Asked,
  table: string,
  nearest: readonly string[],
  { problems }: CheckContext,
): undefined {
  problems.add('schema/unknown-column', place, `The table ${quote(table)} has no column ${quote(text)}`, nearest);
}

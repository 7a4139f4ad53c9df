import { type DocumentNode, entryOf, type MapEntry, type MapNode, nearestNames, quote } from '@populace/core';
import type { KeyModel } from '../model/model.ts';
import { type CheckContext, entriesOf, refuseShape, refuseStrangers } from './check-context.ts';
import { readNulls } from './check-nulls.ts';
import { isPolymorphic } from './check-polymorphic.ts';
import { readTerms, termNames } from './check-reference-terms.ts';
import { readWay } from './check-reference-way.ts';
import { readColumnNames } from './read-column-names.ts';
import { readFlag, readText } from './read-plain.ts';

/** Reads the keys of a table: references of several columns to one row. Adds problems, and leaves out what refers to nothing. */
export function readKeys(entry: MapEntry | undefined, table: string, at: CheckContext): readonly KeyModel[] {
  if (entry === undefined) return [];
  const { value } = entry;
  const example = 'such as [{ columns: [org_id, user_id], references: { table: users, columns: [org_id, id] } }]';
  if (value.kind !== 'list') {
    refuseShape(at.problems, `keys of ${quote(table)}`, value, `a list of references of several columns, ${example}`);
    return [];
  }
  const items = value.items.filter((item) => !isPolymorphic(item));
  return items.map((item) => readKey(item, table, at)).filter((key) => key !== undefined);
}

/** All names that stand under columns of a key, whatever else is wrong with it. */
export function namedInKeys(entry: MapEntry | undefined): ReadonlySet<string> {
  const keys = entry?.value.kind === 'list' ? entry.value.items : [];
  const lists = keys.map((key) => entryOf(key, 'columns')?.value);
  const names = lists.flatMap((list) => (list?.kind === 'list' ? list.items : []));
  return new Set(names.flatMap((name) => (name.kind === 'scalar' ? [name.text] : [])));
}

function readKey(node: DocumentNode, table: string, at: CheckContext): KeyModel | undefined {
  if (node.kind !== 'map')
    return refuseShape(at.problems, `A key of ${quote(table)}`, node, 'a map with columns and references');
  refuseStrangers(at.problems, `A key of ${quote(table)}`, node.entries, [
    'columns',
    'references',
    'by',
    'nulls',
    'as',
    'logical',
    ...termNames,
  ]);
  const given = entriesOf(node);
  const own = readColumnNames(given.get('columns'), node, table, at);
  const references = given.get('references');
  if (references?.value.kind !== 'map') {
    const message = `A key of ${quote(table)} needs references: { table: …, columns: […] }`;
    at.problems.add('schema/invalid-option', references?.value.place ?? node.place, message);
    return undefined;
  }
  const target = readTarget(references.value, at);
  if (own === undefined || target === undefined) return undefined;
  if (own.length !== target.columns.length) {
    const message = `A key of ${quote(table)} has ${own.length} columns, but refers to ${target.columns.length} of ${quote(target.table)}; name as many`;
    at.problems.add('schema/invalid-option', references.value.place, message);
    return undefined;
  }
  const way = readWay(given.get('by'), { ...at, table: target.table, isSelf: target.table === table });
  if (way.kind === 'oneToOne') {
    const message = 'by: oneToOne is for references of one column; list the columns of the key under unique instead';
    at.problems.add('schema/invalid-option', given.get('by')?.value.place ?? node.place, message);
  }
  const nulls = readNulls(given.get('nulls'), at);
  const as = readText(given.get('as'), 'as', at.problems);
  const logical = readFlag(given.get('logical'), 'logical', at.problems);
  const { table: other, columns: targets } = target;
  const terms = readTerms(given, { ...at, owner: `the key ${own.map(quote).join(', ')}`, way, ownRow: false });
  return { columns: own, shared: [], table: other, targets, way, nulls, as, logical, place: node.place, ...terms };
}

function readTarget(
  node: MapNode,
  at: CheckContext,
): { readonly table: string; readonly columns: readonly string[] } | undefined {
  refuseStrangers(at.problems, 'references', node.entries, ['table', 'columns']);
  const given = entriesOf(node);
  const table = given.get('table')?.value;
  if (table?.kind !== 'scalar' || !at.columnsOf.has(table.text)) {
    const name = table?.kind === 'scalar' ? table.text : '';
    const named = table === undefined ? 'none is named' : `there is no table ${quote(name)}`;
    at.problems.add(
      'schema/unknown-table',
      table?.place ?? node.place,
      `A key refers to a table, but ${named}`,
      nearestNames(name, at.columnsOf.keys()),
    );
    return undefined;
  }
  const columns = readColumnNames(given.get('columns'), node, table.text, at);
  return columns && { table: table.text, columns };
}

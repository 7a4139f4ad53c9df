import { type DocumentNode, describeNode, type MapEntry, nearestNames, type Place, quote } from '@populace/core';
import type { CheckContext } from './check-context.ts';

/** Reads a list of columns of a table, each named once. Adds problems and returns undefined where it is none. */
export function readColumnNames(
  entry: MapEntry | undefined,
  owner: { readonly place: Place },
  table: string,
  { columnsOf, problems }: CheckContext,
): readonly string[] | undefined {
  const list = entry?.value;
  if (list?.kind !== 'list' || list.items.length === 0) {
    const is = list === undefined ? 'is missing' : `is ${describeNode(list)}`;
    problems.add(
      'schema/invalid-option',
      list?.place ?? owner.place,
      `columns must be a list of columns of ${quote(table)}, but ${is}`,
    );
    return undefined;
  }
  const known = columnsOf.get(table) ?? new Set<string>();
  const names: string[] = [];
  for (const item of list.items) {
    const name = item.kind === 'scalar' ? item.text : '';
    if (!known.has(name)) {
      addUnknown(item, table, known, problems);
    } else if (names.includes(name)) {
      problems.add('schema/invalid-option', item.place, `${quote(name)} is named twice; name it once`);
    } else names.push(name);
  }
  return names.length === list.items.length ? names : undefined;
}

function addUnknown(
  item: DocumentNode,
  table: string,
  known: ReadonlySet<string>,
  problems: CheckContext['problems'],
): void {
  const nearest = item.kind === 'scalar' ? nearestNames(item.text, known) : [];
  const wayOut = nearest.length > 0 ? '' : '; write it under columns, or name one that is there';
  const named = item.kind === 'scalar' ? quote(item.text) : describeNode(item);
  problems.add(
    'schema/unknown-column',
    item.place,
    `The table ${quote(table)} has no column ${named}${wayOut}`,
    nearest,
  );
}

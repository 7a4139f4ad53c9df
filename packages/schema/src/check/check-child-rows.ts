import { describeNode, type MapNode, nearestNames, type Place, quote } from '@populace/core';
import type { ChildRows } from '../model/model.ts';
import { readChildCount } from './check-child-count.ts';
import { type CheckContext, entriesOf, refuseStrangers } from './check-context.ts';
import { readFlag, readText } from './read-plain.ts';

/** Rows for each row of a parent, before it is known which reference follows it. */
export interface AskedChildRows extends Omit<ChildRows, 'follows'> {
  readonly via: { readonly name: string; readonly place: Place } | undefined;
  readonly tablePlace: Place;
}

/** Reads `rows: { per: …, count: … }`. Adds problems and returns undefined where the parent or the count is not known. */
export function readChildRows(node: MapNode, table: string, at: CheckContext): AskedChildRows | undefined {
  const { problems } = at;
  const owner = `rows of ${quote(table)}`;
  refuseStrangers(problems, owner, node.entries, ['per', 'count', 'via', 'shuffle']);
  const given = entriesOf(node);
  const [per, count, via, shuffle] = ['per', 'count', 'via', 'shuffle'].map((name) => given.get(name));
  if (per === undefined || count === undefined) {
    const message = `${owner} needs per and count, such as { per: customers, count: { between: [1, 6] } }, or is a number`;
    problems.add('schema/invalid-option', node.place, message);
    return undefined;
  }
  const parent = per.value.kind === 'scalar' ? per.value.text : undefined;
  if (parent === undefined || !at.columnsOf.has(parent)) {
    const named = parent === undefined ? describeNode(per.value) : quote(parent);
    const nearest = parent === undefined ? [] : nearestNames(parent, at.columnsOf.keys());
    problems.add(
      'schema/unknown-table',
      per.value.place,
      `${owner} are per table, but there is no table ${named}`,
      nearest,
    );
  }
  const childCount = readChildCount(count.value, at);
  const viaName = readText(via, 'via', problems);
  const isShuffled = shuffle === undefined || readFlag(shuffle, 'shuffle', problems);
  if (parent === undefined || !at.columnsOf.has(parent) || childCount === undefined) return undefined;
  return {
    kind: 'per',
    table: parent,
    tablePlace: per.value.place,
    count: childCount,
    countPlace: count.value.place,
    shuffle: isShuffled,
    via: via === undefined || viaName === undefined ? undefined : { name: viaName, place: via.value.place },
  };
}

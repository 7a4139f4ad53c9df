import { describeNode, type MapEntry, quote } from '@populace/core';
import type { ArraySource, ColumnModel, ColumnSource, ObjectSource, ValueModel } from '../model/model.ts';
import { type CheckContext, entriesOf, placeOf } from './check-context.ts';
import { readItemCount } from './check-item-count.ts';
import { checkName } from './check-name.ts';
import { readNulls } from './check-nulls.ts';
import { wholeOptionNames } from './column-options.ts';
import { readFlag } from './read-plain.ts';

/** What a value within a list or structure is read with. */
export interface InnerReaders {
  /** Reads where a value comes from, as that of a column. */
  readonly source: (entry: MapEntry) => ColumnSource | undefined;
  readonly type: (entry: MapEntry | undefined) => ColumnModel['type'];
  readonly subject: (entry: MapEntry | undefined) => string | undefined;
}

const MOST_MEMBERS = 1000;

/** What a list or structure is read with. */
export interface NestedReading extends CheckContext {
  /** What sentences call it. */
  readonly name: string;
  readonly readers: InnerReaders;
}

/** Reads `array: …` with the options beside it. Adds problems and returns undefined where the lists cannot be made. */
export function readArray(
  entry: MapEntry,
  given: ReadonlyMap<string, MapEntry>,
  at: NestedReading,
): ArraySource | undefined {
  const { value } = entry;
  const asked = given.get('count');
  if (asked === undefined) {
    const message = `${quote(at.name)} needs count, such as count: 3 or count: { between: [0, 4] }`;
    at.problems.add('schema/invalid-option', value.place, message);
  }
  const count = asked && readItemCount(asked.value, at.name, at);
  const item = readInner({ ...entry, key: `an item of ${at.name}` }, at);
  const distinct = readFlag(given.get('distinct'), 'distinct', at.problems);
  if (count === undefined || item === undefined) return undefined;
  const distinctPlace = placeOf(given.get('distinct'), value.place);
  return { kind: 'array', item, count, distinct, distinctPlace, place: value.place };
}

/** Reads `object: { … }`. Adds problems and returns undefined where the structures cannot be made. */
export function readObject({ value }: MapEntry, at: NestedReading): ObjectSource | undefined {
  if (value.kind !== 'map' || value.entries.length === 0 || value.entries.length > MOST_MEMBERS) {
    const found = value.kind === 'map' ? `has ${value.entries.length}` : `is ${describeNode(value)}`;
    const message = `object of ${quote(at.name)} must be a map of 1 to ${MOST_MEMBERS} members, such as { city: location.city }, but ${found}`;
    at.problems.add('schema/invalid-option', value.place, message);
    return undefined;
  }
  const members = value.entries.map((member) => {
    checkName(member.key, 'a member', member.keyPlace, at.problems);
    const inner = readInner(member, at);
    return inner && { ...inner, name: member.key };
  });
  const read = members.filter((member) => member !== undefined);
  return read.length < members.length ? undefined : { kind: 'object', members: read, place: value.place };
}

function readInner(entry: MapEntry, { name, readers, ...at }: NestedReading): ValueModel | undefined {
  const given = entriesOf(entry.value);
  for (const option of wholeOptionNames) {
    const refused = given.get(option);
    if (refused === undefined) continue;
    // Columns with lists or structures cannot be dirty either.
    const wayOut = option === 'dirty' ? 'drop it' : 'drop it, or write it for the column';
    const message = `A value within ${quote(name)} has no ${option} of its own; ${wayOut}`;
    at.problems.add('schema/unknown-option', refused.keyPlace, message);
  }
  const source = readers.source(entry);
  const inner = {
    type: readers.type(given.get('type')),
    nulls: readNulls(given.get('nulls'), at),
    of: readers.subject(given.get('of')),
    place: entry.value.place,
  };
  if (source?.kind === 'generator' || source?.kind === 'array' || source?.kind === 'object')
    return { ...inner, source };
  if (source !== undefined) {
    const message = `A value within ${quote(name)} must be a generator, array or object; formulas, cases and references are for columns`;
    at.problems.add('schema/structure', entry.value.place, message);
  }
  return undefined;
}

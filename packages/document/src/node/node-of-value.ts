import {
  createProblemList,
  type DocumentNode,
  errorOfProblems,
  type MapEntry,
  type ProblemList,
  type ScalarNode,
} from '@populace/core';
import { documentLimits } from '../text/limits.ts';
import { pointerTo } from '../text/pointer.ts';
import { scalarOfNumber } from '../tree/scalar-of-number.ts';

interface Walk {
  readonly list: ProblemList;
  /** The objects that the value is within. */
  readonly open: Set<object>;
  entries: number;
}

/**
 * Returns the document that plain objects, arrays, maps, texts, numbers, bigints, booleans, null and dates (as ISO 8601) make up, with
 * places that are pointers only. Members that are undefined are absent. Throws a `CodedError` with all problems where a value is
 * something else (a function, a symbol, an object of a class), is within itself, or is larger than a document may be.
 */
export function nodeOfValue(value: unknown): DocumentNode {
  const walk: Walk = { list: createProblemList(), open: new Set(), entries: 0 };
  const node = nodeOf(value, '', walk);
  if (walk.list.hasErrors()) throw errorOfProblems(walk.list.problems);
  return node;
}

function nodeOf(value: unknown, pointer: string, walk: Walk): DocumentNode {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return scalar(value, pointer);
  if (typeof value === 'bigint') return scalar(value, pointer);
  if (typeof value === 'number') return scalar(scalarOfNumber(value, String(value)), pointer);
  if (value instanceof Date) return dateNode(value, pointer, walk);
  if (typeof value === 'object') return collection(value, pointer, walk);
  return refuse(pointer, walk, value === undefined ? 'nothing (undefined)' : `a ${typeof value}`);
}

function scalar(value: ScalarNode['value'], pointer: string): ScalarNode {
  return { kind: 'scalar', value, text: String(value), place: { pointer } };
}

function refuse(pointer: string, walk: Walk, what: string): ScalarNode {
  walk.list.add(
    'schema/structure',
    { pointer },
    `A document cannot hold ${what}; give text, a number, a list or a map`,
  );
  return scalar(null, pointer);
}

function dateNode(date: Date, pointer: string, walk: Walk): ScalarNode {
  return Number.isNaN(date.getTime())
    ? refuse(pointer, walk, 'a date that does not exist')
    : scalar(date.toISOString(), pointer);
}

function collection(value: object, pointer: string, walk: Walk): DocumentNode {
  if (walk.open.has(value)) return refuse(pointer, walk, 'an object that is within itself');
  const members = membersOf(value);
  if (members === undefined) return refuse(pointer, walk, 'an object of a class');
  if (walk.open.size >= documentLimits.depth)
    return refuse(pointer, walk, `more than ${documentLimits.depth} levels of maps and lists`);
  walk.open.add(value);
  const node = Array.isArray(value) ? listNode(value, pointer, walk) : mapNode(members, pointer, walk);
  walk.open.delete(value);
  return node;
}

/** The members of a plain object or a map, none for a list; undefined for other objects. */
function membersOf(value: object): Iterable<readonly [unknown, unknown]> | undefined {
  if (Array.isArray(value)) return [];
  if (value instanceof Map) return value;
  const prototype: unknown = Object.getPrototypeOf(value);
  // Object.prototype of another realm, such as a test runner's, is known by having no prototype itself.
  const plain = prototype === null || Object.getPrototypeOf(prototype) === null;
  return plain ? Object.entries(value) : undefined;
}

function listNode(values: readonly unknown[], pointer: string, walk: Walk): DocumentNode {
  const items: DocumentNode[] = [];
  for (const value of values) {
    if (!countEntry(walk, pointer)) break;
    items.push(nodeOf(value, pointerTo(pointer, items.length), walk));
  }
  return { kind: 'list', items, place: { pointer } };
}

function mapNode(members: Iterable<readonly [unknown, unknown]>, pointer: string, walk: Walk): DocumentNode {
  const entries = new Map<string, MapEntry>();
  for (const [name, value] of members) {
    if (value === undefined) continue;
    if (!countEntry(walk, pointer)) break;
    const key =
      typeof name === 'object' || typeof name === 'function' || typeof name === 'symbol' ? undefined : String(name);
    if (key === undefined || entries.has(key)) {
      refuse(pointer, walk, key === undefined ? 'a key that is not text' : `the key ${JSON.stringify(key)} twice`);
      continue;
    }
    const place = pointerTo(pointer, key);
    entries.set(key, { key, keyPlace: { pointer: place }, value: nodeOf(value, place, walk) });
  }
  return { kind: 'map', entries: [...entries.values()], place: { pointer } };
}

function countEntry(walk: Walk, pointer: string): boolean {
  walk.entries++;
  if (walk.entries === documentLimits.entries + 1) {
    const message = `The document has more than ${documentLimits.entries} keys and list items; split it, or shorten it`;
    walk.list.add('limit/schema-size', { pointer }, message);
  }
  return walk.entries <= documentLimits.entries;
}

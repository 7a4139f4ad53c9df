import {
  type DocumentNode,
  type MapEntry,
  type Place,
  type ProblemCollector,
  quote,
  type ScalarNode,
} from '@populace/core';
import { isAlias, isMap, isScalar, isSeq, type Node, type Scalar, type YAMLMap, type YAMLSeq } from 'yaml';
import { documentLimits } from '../text/limits.ts';
import { pointerTo } from '../text/pointer.ts';
import { scalarOfNumber } from './scalar-of-number.ts';

/** What a tree is converted with: where problems go, and the place of an offset. */
export interface Conversion {
  readonly problems: ProblemCollector;
  placeAt(offset: number, pointer: string): Place;
}

interface Walk extends Conversion {
  readonly anchors: Map<string, Node>;
  /** Anchored nodes that are being converted; an alias to one of them is within itself. */
  readonly open: Set<Node>;
  /** How many aliases the walk is within; there, anchors keep what they mean after it. */
  aliasDepth: number;
  entries: number;
  duplicates: number;
  /** Set where the tree is refused as a whole; the first reason stays. */
  stopped: boolean;
}

const MOST_DUPLICATES = 100;

/** Converts the parser's tree to ours: texts as keys, aliases written out within the limits, every node with its place. */
export function convertTree(root: Node | null, at: Conversion): DocumentNode | undefined {
  if (root === null) return absent(at.placeAt(0, ''));
  const walk: Walk = {
    ...at,
    anchors: new Map(),
    open: new Set(),
    aliasDepth: 0,
    entries: 0,
    duplicates: 0,
    stopped: false,
  };
  const node = convert(root, '', 0, walk);
  return walk.stopped ? undefined : node;
}

function convert(node: Node, pointer: string, depth: number, walk: Walk): DocumentNode {
  if (isAlias(node)) return convertAlias(node.source, node, { pointer, depth, walk });
  const place = placeOf(node, pointer, walk);
  if (depth > documentLimits.depth)
    stop(walk, place, `Maps and lists are nested more than ${documentLimits.depth} levels deep`);
  if (walk.stopped) return absent(place);
  const anchor = isScalar(node) || isMap(node) || isSeq(node) ? node.anchor : undefined;
  if (anchor === undefined) return convertContent(node, place, { pointer, depth, walk });
  if (walk.aliasDepth === 0) walk.anchors.set(anchor, node);
  walk.open.add(node);
  const converted = convertContent(node, place, { pointer, depth, walk });
  walk.open.delete(node);
  return converted;
}

function convertContent(node: Node, place: Place, at: Position): DocumentNode {
  if (isScalar(node)) return convertScalar(node, place);
  if (isMap(node)) return { kind: 'map', entries: convertEntries(node, at), place };
  if (isSeq(node)) return { kind: 'list', items: convertItems(node, at), place };
  return absent(place);
}

interface Position {
  readonly pointer: string;
  readonly depth: number;
  readonly walk: Walk;
}

function placeOf(node: Node, pointer: string, walk: Walk): Place {
  return walk.placeAt(node.range?.[0] ?? 0, pointer);
}

function stop(walk: Walk, place: Place, message: string): void {
  if (!walk.stopped) walk.problems.add('schema/syntax', place, message);
  walk.stopped = true;
}

function convertAlias(name: string, alias: Node, { pointer, depth, walk }: Position): DocumentNode {
  const target = walk.anchors.get(name);
  const place = placeOf(alias, pointer, walk);
  if (target === undefined || walk.open.has(target)) {
    const reason = target === undefined ? 'has no anchor of that name before it' : 'stands within what it repeats';
    stop(walk, place, `The alias *${name.slice(0, 60)} ${reason}`);
    return absent(place);
  }
  walk.aliasDepth++;
  const node = convert(target, pointer, depth, walk);
  walk.aliasDepth--;
  return node;
}

function convertScalar(node: Scalar, place: Place): ScalarNode {
  const { value, source } = node;
  if (typeof value === 'string') return { kind: 'scalar', value, text: value, place, ...spellingOf(node, value) };
  const text = source ?? String(value);
  if (typeof value === 'number') return { kind: 'scalar', value: scalarOfNumber(value, text), text, place };
  return { kind: 'scalar', value: typeof value === 'boolean' ? value : null, text, place };
}

/** By the length that it has in the source. */
function spellingOf({ range }: Scalar, value: string): Pick<ScalarNode, 'spelling'> {
  if (range === null || range === undefined) return {};
  const length = range[1] - range[0];
  if (length === value.length) return {};
  return { spelling: length === value.length + 2 && !value.includes('\n') ? 'quoted' : 'other' };
}

function convertItems(list: YAMLSeq, { pointer, depth, walk }: Position): DocumentNode[] {
  const items: DocumentNode[] = [];
  for (const item of list.items) {
    if (!countEntry(walk, placeOf(list, pointer, walk))) break;
    // Pairs within a list are maps of one key to the parser, so that every item is a node.
    if (isNode(item)) items.push(convert(item, pointerTo(pointer, items.length), depth + 1, walk));
  }
  return items;
}

function isNode(item: unknown): item is Node {
  return isScalar(item) || isMap(item) || isSeq(item) || isAlias(item);
}

function countEntry(walk: Walk, place: Place): boolean {
  walk.entries++;
  if (walk.entries > documentLimits.entries) {
    stop(
      walk,
      place,
      `With its aliases written out the document has more than ${documentLimits.entries} keys and list items`,
    );
  }
  return !walk.stopped;
}

function convertEntries(map: YAMLMap, { pointer, depth, walk }: Position): MapEntry[] {
  const entries: MapEntry[] = [];
  const seen = new Map<string, Place>();
  for (const pair of map.items) {
    if (!countEntry(walk, placeOf(map, pointer, walk))) break;
    const key = readKey(pair.key, map, pointer, walk);
    if (key === undefined) continue;
    const below = pointerTo(pointer, key.text);
    const keyPlace = walk.placeAt(key.offset, below);
    const first = seen.get(key.text);
    if (first !== undefined) refuseDuplicate(key.text, keyPlace, first, walk);
    seen.set(key.text, first ?? keyPlace);
    const value = isNode(pair.value) ? convert(pair.value, below, depth + 1, walk) : absent(keyPlace);
    if (first === undefined) entries.push({ key: key.text, keyPlace, value });
  }
  return entries;
}

function absent(place: Place): ScalarNode {
  return { kind: 'scalar', value: null, text: '', place };
}

function readKey(
  key: unknown,
  map: Node,
  pointer: string,
  walk: Walk,
): { readonly text: string; readonly offset: number } | undefined {
  const offset = (isNode(key) ? key.range?.[0] : undefined) ?? map.range?.[0] ?? 0;
  if (!isScalar(key)) {
    if (isNode(key)) stop(walk, walk.placeAt(offset, pointer), 'A key must be plain text; put it in quotation marks');
    return isNode(key) ? undefined : { text: '', offset };
  }
  const text = typeof key.value === 'string' ? key.value : (key.source ?? String(key.value));
  if (text === '<<' && key.type === 'PLAIN') {
    stop(
      walk,
      walk.placeAt(offset, pointerTo(pointer, text)),
      'Merge keys (<<) are not used in a schema; write the keys out',
    );
  }
  return { text, offset };
}

function refuseDuplicate(key: string, place: Place, first: Place, walk: Walk): void {
  walk.duplicates++;
  if (walk.duplicates > MOST_DUPLICATES) return;
  const where = first.line === undefined ? '' : ` in line ${first.line}`;
  walk.problems.add('schema/syntax', place, `The key ${quote(key)} stands here a second time; the first is${where}`);
}

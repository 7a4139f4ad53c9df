import { quote } from '@populace/core';
import { type CST, isAlias, isMap, isScalar, isSeq, type Node, type Pair, type YAMLMap } from 'yaml';
import { documentLimits } from '../text/limits.ts';
import { absent, addFault, spanOf, stop, type Walk } from './convert-walk.ts';
import { isNothing, type Span, type TreeEntry, type TreeNode } from './tree.ts';

const MOST_DUPLICATES = 100;

/** Converts the entries of a map. Keys that stand twice are faults, and both stay; `convert` converts a value. */
export function convertEntries(map: YAMLMap, walk: Walk, convert: (value: Node) => TreeNode): readonly TreeEntry[] {
  const entries: TreeEntry[] = [];
  const seen = new Map<string, number>();
  for (const pair of map.items) {
    if (!countEntry(walk, spanOf(map, walk).start)) break;
    const key = readKey(pair, map, walk);
    if (key === undefined) continue;
    walk.path.push(key.text);
    const { start } = key.span;
    if (key.isMerge) refuseMerge(walk, start);
    const first = seen.get(key.text);
    if (first !== undefined) refuseDuplicate(walk, key.text, start, first);
    seen.set(key.text, first ?? start);
    entries.push(entryOf(pair, key, convert));
    walk.path.pop();
  }
  return entries;
}

/** Counts a key or an item, aliases written out; false where the tree is refused. */
export function countEntry(walk: Walk, offset: number): boolean {
  walk.entries++;
  if (walk.entries > documentLimits.entries) {
    const message = `With its aliases written out the document has more than ${documentLimits.entries} keys and list items`;
    stop(walk, 'size', offset, message);
  }
  return !walk.isStopped;
}

/** Whether something is a node of the parser. */
export function isNode(value: unknown): value is Node {
  return isScalar(value) || isMap(value) || isSeq(value) || isAlias(value);
}

interface Key {
  readonly text: string;
  readonly span: Span;
  readonly colonEnd: number;
  readonly isMerge: boolean;
}

function readKey(pair: Pair, map: Node, walk: Walk): Key | undefined {
  const { key } = pair;
  const token: CST.CollectionItem | undefined = pair.srcToken;
  const colon = token?.sep?.find(({ type }) => type === 'map-value-ind');
  const span = isNode(key) ? spanOf(key, walk) : spanOf(map, walk);
  if (isNode(key) && !isScalar(key)) {
    stop(walk, 'syntax', span.start, 'A key must be plain text; put it in quotation marks');
    return undefined;
  }
  const colonEnd = colon === undefined ? span.end : colon.offset + colon.source.length + walk.shift;
  if (!isScalar(key)) return { text: '', span: { start: span.start, end: span.start }, colonEnd, isMerge: false };
  const text = typeof key.value === 'string' ? key.value : (key.source ?? String(key.value));
  return { text, span, colonEnd, isMerge: text === '<<' && key.type === 'PLAIN' };
}

/** Read as a key of this name, so that the document has a tree all the same. */
function refuseMerge(walk: Walk, offset: number): void {
  const message = 'Merge keys (<<) are not used in a schema; write the keys out';
  addFault(walk, { reason: 'unused', offset, message });
}

function refuseDuplicate(walk: Walk, key: string, offset: number, first: number): void {
  walk.duplicates++;
  if (walk.duplicates > MOST_DUPLICATES) return;
  addFault(walk, {
    reason: 'duplicate-key',
    offset,
    message: `The key ${quote(key)} stands here a second time`,
    first,
  });
}

function entryOf(pair: Pair, key: Key, convert: (value: Node) => TreeNode): TreeEntry {
  const { text, span, colonEnd } = key;
  const value = isNode(pair.value) ? convert(pair.value) : absent(colonEnd, { start: span.start, end: span.start });
  // What the parser makes of nothing may stand behind blanks and comments; ours stands at the colon.
  const placed = isNothing(value) ? absent(colonEnd, value.origin) : value;
  return { key: text, keySpan: span, colonEnd, value: placed, start: span.start, end: placed.end };
}

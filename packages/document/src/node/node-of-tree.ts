import type { DocumentNode, MapEntry, Place, ScalarNode } from '@populace/core';
import { pointerTo } from '../text/pointer.ts';
import type { TreeMap, TreeNode, TreeScalar } from '../tree/tree.ts';

/** The place of an offset, for what a pointer names. */
export type PlaceAt = (offset: number, pointer: string) => Place;

/** Returns a tree as the document that checks read: aliases written out, every node with its place. */
export function nodeOfTree(node: TreeNode, pointer: string, placeAt: PlaceAt): DocumentNode {
  const place = placeAt(node.origin.start, pointer);
  if (node.kind === 'scalar') return { kind: 'scalar', value: node.value, text: node.text, place, ...spellingOf(node) };
  if (node.kind === 'map') return { kind: 'map', entries: entriesOf(node, pointer, placeAt), place };
  const items = node.items.map(({ value }, index) => nodeOfTree(value, pointerTo(pointer, index), placeAt));
  return { kind: 'list', items, place };
}

function entriesOf({ entries }: TreeMap, pointer: string, placeAt: PlaceAt): readonly MapEntry[] {
  return entries.map(({ key, keySpan, value }) => {
    const below = pointerTo(pointer, key);
    return { key, keyPlace: placeAt(keySpan.start, below), value: nodeOfTree(value, below, placeAt) };
  });
}

/** By the length that it has in the source. */
function spellingOf({ value, origin }: TreeScalar): Pick<ScalarNode, 'spelling'> {
  const length = origin.end - origin.start;
  if (typeof value !== 'string' || length === value.length) return {};
  return { spelling: length === value.length + 2 && !value.includes('\n') ? 'quoted' : 'other' };
}

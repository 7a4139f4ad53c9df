import type { TreeNode } from '../tree/tree.ts';
import type { WritableValue } from './write-value.ts';

/** A part of a document as a value to be written, with its maps in order. */
export function writableOf(node: TreeNode): WritableValue {
  if (node.kind === 'scalar') return node.value;
  if (node.kind === 'list') return node.items.map(({ value }) => writableOf(value));
  return new Map(node.entries.map(({ key, value }) => [key, writableOf(value)]));
}

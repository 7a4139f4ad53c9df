import type { DocumentTree, TreeNode } from '../tree/tree.ts';
import { type FlowStyle, flowStyleOf } from '../write/flow-style.ts';
import { writableOf } from '../write/writable-value.ts';
import type { ScalarSite } from '../write/write-scalar.ts';
import { writeValue } from '../write/write-value.ts';
import { siteOf } from './edit-entries.ts';
import { type TextChange, writeTree } from './write-tree.ts';

/** Whether a document repeats a part of itself by an alias (`*name`). */
export function hasAliases(node: TreeNode): boolean {
  if (node.alias) return true;
  if (node.kind === 'list') return node.items.some(({ value }) => hasAliases(value));
  return node.kind === 'map' && node.entries.some(({ value }) => hasAliases(value));
}

/** Writes what aliases repeat in their places, so that each can be edited for itself. */
export function writeOutAliases(tree: DocumentTree): string {
  return writeTree(tree, changesOf(tree.root, 'block', flowStyleOf(tree)));
}

function changesOf(node: TreeNode, site: ScalarSite, style: FlowStyle): readonly TextChange[] {
  if (node.alias) return [{ start: node.start, end: node.end, text: writeValue(writableOf(node), style, site) }];
  if (node.kind === 'scalar') return [];
  const parts = node.kind === 'list' ? node.items : node.entries;
  return parts.flatMap(({ value }) => changesOf(value, siteOf(node, style), style));
}

/** Whether two documents say the same, but for their spelling. */
export function saysTheSame(a: TreeNode, b: TreeNode): boolean {
  if (a.kind === 'scalar') return b.kind === 'scalar' && a.value === b.value;
  if (a.kind === 'list') {
    if (b.kind !== 'list' || a.items.length !== b.items.length) return false;
    const others = b.items;
    return a.items.every(({ value }, index) => saysTheSame(value, others[index]?.value ?? a));
  }
  if (b.kind !== 'map' || a.entries.length !== b.entries.length) return false;
  const others = b.entries;
  return a.entries.every(({ key, value }, index) => {
    const other = others[index];
    return other !== undefined && other.key === key && saysTheSame(value, other.value);
  });
}

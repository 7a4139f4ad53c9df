import { pointerOfKeys } from '../text/pointer.ts';
import {
  childAt,
  type DocumentTree,
  entryAt,
  isNothing,
  type TreeEntry,
  type TreeList,
  type TreeNode,
} from '../tree/tree.ts';
import { type FlowStyle, flowStyleOf } from '../write/flow-style.ts';
import { TreeEditError } from '../write/tree-edit-error.ts';
import { type WritableValue, writeValue } from '../write/write-value.ts';
import { insertParts, orderParts, removeParts } from './arrange.ts';
import { emptied, removeEntries, siteOf } from './edit-entries.ts';
import { movedOrder } from './moved-order.ts';
import { renameKey } from './rename-key.ts';
import { setEntry, writeLike } from './set-entry.ts';
import type { TextChange } from './write-tree.ts';

/** Keys and indexes from the root of a document. */
export type Path = readonly string[];

/** An edit of what a path names. */
export type TreeEdit =
  /** A key that is not there yet is put in before the entry at `index`, or at the end. */
  | { readonly kind: 'set'; readonly path: Path; readonly value: WritableValue; readonly index?: number | undefined }
  /** Into the list or the map at the path, before what is at `index`, or at the end; into a map under `key`. */
  | {
      readonly kind: 'insert';
      readonly path: Path;
      readonly key?: string | undefined;
      readonly value: WritableValue;
      readonly index?: number | undefined;
    }
  | { readonly kind: 'remove'; readonly path: Path }
  | { readonly kind: 'rename'; readonly path: Path; readonly key: string }
  /** An item or an entry, to before the one that is at `index` now. */
  | { readonly kind: 'move'; readonly path: Path; readonly index: number };

/**
 * Returns the changes of a text that make an edit: only what the edit is about is written, in the manner of its neighbours.
 * @throws TreeEditError where the path names nothing, a key is taken, or a value cannot be written.
 */
export function editTree(tree: DocumentTree, edit: TreeEdit): readonly TextChange[] {
  const style = flowStyleOf(tree);
  switch (edit.kind) {
    case 'set':
      return setAt(tree, edit, style);
    case 'insert':
      return insertAt(tree, edit, style);
    case 'remove':
      return removeAt(tree, edit.path);
    case 'rename':
      return renameAt(tree, edit, style);
    case 'move':
      return moveAt(tree, edit);
  }
}

/** What holds the last key of a path. */
interface Holder {
  readonly node: TreeNode;
  /** The entry whose value it is. */
  readonly owner: TreeEntry | undefined;
  readonly key: string;
}

function holderOf(tree: DocumentTree, path: Path): Holder {
  const key = path.at(-1);
  if (key === undefined) throw new TreeEditError('no-such-place', '');
  let holder: Holder = { node: rootOf(tree), owner: undefined, key };
  for (const step of path.slice(0, -1)) {
    const below = childAt(holder.node, step);
    if (below === undefined) throw nowhere(path);
    holder = { node: below, owner: entryAt(holder.node, step), key };
  }
  return holder;
}

/** A document without content is a map without entries. */
function rootOf({ root, text }: DocumentTree): TreeNode {
  if (!isNothing(root)) return root;
  const span = { start: text.length, end: text.length };
  return { ...span, kind: 'map', flow: false, entries: [], alias: false, anchored: false, origin: span };
}

function nowhere(path: Path): TreeEditError {
  return new TreeEditError('no-such-place', pointerOfKeys(...path));
}

function setAt(
  tree: DocumentTree,
  { path, value, index }: Extract<TreeEdit, { kind: 'set' }>,
  style: FlowStyle,
): readonly TextChange[] {
  const { node, owner, key } = holderOf(tree, path);
  if (node.kind === 'map') return setEntry(tree, { map: node, owner, style }, { key, value, index });
  const one = childAt(node, key);
  if (one === undefined || node.kind === 'scalar') throw nowhere(path);
  const written = writeLike(one, value, { site: siteOf(node, style), style });
  // A text in lines ends behind its last line's end, which stays.
  const end = tree.text[one.end - 1] === '\n' && one.end > one.start ? one.end - 1 : one.end;
  return [{ start: one.start, end, text: isNothing(one) ? ` ${written}` : written }];
}

function insertAt(
  tree: DocumentTree,
  { path, key, value, index }: Extract<TreeEdit, { kind: 'insert' }>,
  style: FlowStyle,
): readonly TextChange[] {
  const { node, owner } = holderOf(tree, [...path, key ?? '']);
  if (node.kind === 'map' && key !== undefined) {
    if (entryAt(node, key) !== undefined) throw new TreeEditError('name-taken', key);
    return setEntry(tree, { map: node, owner, style }, { key, value, index });
  }
  if (node.kind !== 'list' || node.items.length === 0) throw nowhere(path);
  return insertItem(tree, node, { value, index, style });
}

function insertItem(
  tree: DocumentTree,
  list: TreeList,
  { value, index, style }: { value: WritableValue; index: number | undefined; style: FlowStyle },
): readonly TextChange[] {
  const count = list.items.length;
  const dash = list.flow ? '' : '- ';
  const write = (indent: string) => dash + writeValue(value, style, siteOf(list, style), indent);
  return insertParts(tree, list, Math.max(0, Math.min(index ?? count, count)), { parts: [write], comma: style.comma });
}

function removeAt(tree: DocumentTree, path: Path): readonly TextChange[] {
  const { node, owner, key } = holderOf(tree, path);
  if (childAt(node, key) === undefined || node.kind === 'scalar') throw nowhere(path);
  if (node.kind === 'map') return removeEntries(tree, node, new Set([key]), owner);
  return node.items.length === 1 ? emptied(tree, node, owner, '[]') : removeParts(tree, node, new Set([Number(key)]));
}

function renameAt(
  tree: DocumentTree,
  { path, key }: Extract<TreeEdit, { kind: 'rename' }>,
  style: FlowStyle,
): readonly TextChange[] {
  const { node, key: old } = holderOf(tree, path);
  const entry = entryAt(node, old);
  if (node.kind !== 'map' || entry === undefined) throw nowhere(path);
  if (key !== old && entryAt(node, key) !== undefined) throw new TreeEditError('name-taken', key);
  return renameKey(tree, node, entry, { name: key, style });
}

function moveAt(tree: DocumentTree, { path, index }: Extract<TreeEdit, { kind: 'move' }>): readonly TextChange[] {
  const { node, key } = holderOf(tree, path);
  const from = indexIn(node, key);
  if (node.kind === 'scalar' || from < 0) throw nowhere(path);
  const count = node.kind === 'map' ? node.entries.length : node.items.length;
  return orderParts(tree, node, movedOrder(count, new Set([from]), index));
}

function indexIn(node: TreeNode, key: string): number {
  if (node.kind === 'map') return node.entries.findIndex((entry) => entry.key === key);
  return childAt(node, key) === undefined ? -1 : Number(key);
}

import { type DocumentTree, entryAt, type TreeEntry, type TreeMap, type TreeNode } from '../tree/tree.ts';
import type { FlowStyle } from '../write/flow-style.ts';
import { type ScalarSite, writeKey, writeText } from '../write/write-scalar.ts';
import { entriesOfValue, type WritableValue, writeValue } from '../write/write-value.ts';
import { fillEmpty, insertEntries, removeEntries, replaceValue, siteOf } from './edit-entries.ts';
import { lineStart, type TextChange } from './write-tree.ts';

/** A map in which a key is set, and the entry whose value it is; none for the document. */
export interface SetPlace {
  readonly map: TreeMap;
  readonly owner?: TreeEntry | undefined;
  readonly style: FlowStyle;
}

/** Sets the value of a key, or takes the key away. A new key is put in before the entry at `index`, or at the end. */
export function setEntry(
  tree: DocumentTree,
  { map, owner, style }: SetPlace,
  { key, value, index }: { key: string; value: WritableValue | undefined; index?: number | undefined },
): readonly TextChange[] {
  const entry = entryAt(map, key);
  if (value === undefined) return entry === undefined ? [] : removeEntries(tree, map, new Set([key]), owner);
  if (entry !== undefined) return setValue(tree, entry, { value, site: siteOf(map, style), style });
  const entries = [{ key, value }];
  if (map.entries.length > 0) return insertEntries(tree, map, { index: index ?? map.entries.length, entries }, style);
  if (owner !== undefined) return fillEmpty(tree, owner, entries, { style, lined: false });
  if (map.flow) return [{ start: map.start, end: map.end, text: writeValue(new Map([[key, value]]), style, 'flow') }];
  return appendToEmptyDocument(tree, writeKey(key, 'block'), writeValue(value, style, 'block'));
}

/** Sets the value of an entry; one that is as it should be stays as it is spelt. */
export function setValue(
  tree: DocumentTree,
  entry: TreeEntry,
  { value, site, style }: { value: WritableValue; site: ScalarSite; style: FlowStyle },
): readonly TextChange[] {
  if (isSame(entry.value, value)) return [];
  const indent = indentAt(tree.text, entry.start);
  return replaceValue(tree, entry, writeLike(entry.value, value, { site, style, indent }));
}

/** Writes a value; a text in the quotation marks of the text that stood there. */
export function writeLike(
  before: TreeNode,
  value: WritableValue,
  { site, style, indent = '' }: { site: ScalarSite; style: FlowStyle; indent?: string },
): string {
  const mark = before.kind === 'scalar' && typeof before.value === 'string' ? before.style : 'plain';
  const like = mark === 'single' || mark === 'double' ? mark : undefined;
  if (typeof value === 'string') return writeText(value, style.json ? 'json' : site, like);
  return writeValue(value, style, site, indent);
}

/** The indentation of the line of an offset. */
export function indentAt(text: string, offset: number): string {
  return /^ */.exec(text.slice(lineStart(text, offset), offset))?.[0] ?? '';
}

/** Whether a node is written as a value would be, but for its spelling. */
export function isSame(node: TreeNode, value: WritableValue): boolean {
  if (node.alias) return false;
  if (node.kind === 'scalar') return node.value === value && (value !== null || node.text !== '');
  const entries = entriesOfValue(value);
  if (node.kind === 'map') {
    if (entries === undefined || entries.length !== node.entries.length) return false;
    return node.entries.every((entry, index) => {
      const [key, one] = entries[index] ?? ['', null];
      return entry.key === key && isSame(entry.value, one);
    });
  }
  if (!Array.isArray(value) || value.length !== node.items.length) return false;
  return node.items.every((item, index) => isSame(item.value, value[index]));
}

function appendToEmptyDocument({ text }: DocumentTree, key: string, written: string): readonly TextChange[] {
  const begin = text === '' || text.endsWith('\n') ? '' : '\n';
  return [{ start: text.length, end: text.length, text: `${begin}${key}: ${written}\n` }];
}

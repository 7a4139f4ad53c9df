import type { DocumentTree, TreeEntry, TreeMap, TreeNode } from '../tree/tree.ts';
import { columnOf, type FlowStyle } from '../write/flow-style.ts';
import { type ScalarSite, writeKey } from '../write/write-scalar.ts';
import { type WritableValue, writeValue } from '../write/write-value.ts';
import { insertParts, removeParts, type WritePart } from './arrange.ts';
import { collectionOf } from './collection.ts';
import { lineEnd, lineStart, type TextChange } from './write-tree.ts';

/** An entry to be put into a map. */
export interface NewEntry {
  readonly key: string;
  readonly value: WritableValue;
  /** Its text where the map is written in lines, in which values stand `width` behind their keys; else the value stands behind the key. */
  readonly lines?: ((indent: string, width: number | undefined) => string) | undefined;
}

/** Where the entries of a map or the elements of a list are written. */
export function siteOf(node: { readonly flow: boolean }, { json }: FlowStyle): ScalarSite {
  if (json) return 'json';
  return node.flow ? 'flow' : 'block';
}

/** Puts entries into a map that has some, before the one at `index` or at the end. */
export function insertEntries(
  tree: DocumentTree,
  map: TreeMap,
  { index, entries, spaced = false }: { index: number; entries: readonly NewEntry[]; spaced?: boolean },
  style: FlowStyle,
): readonly TextChange[] {
  const width = map.flow ? undefined : valueWidth(tree.text, map);
  const parts = entries.map((entry) => entryPart(entry, siteOf(map, style), style, width));
  return insertParts(tree, map, index, { parts, comma: style.comma, spaced });
}

function entryPart(
  { key, value, lines }: NewEntry,
  site: ScalarSite,
  style: FlowStyle,
  width: number | undefined,
): WritePart {
  if (site === 'block' && lines !== undefined) return (indent) => lines(indent, width);
  const named = writeKey(key, site);
  const between = site === 'block' ? `:${padding(named, width)}` : style.colon;
  return (indent) => `${named}${between}${writeValue(value, style, site, indent)}`;
}

/** The blanks between a key's colon and its value, for values that begin `width` behind the begin of their keys. */
export function padding(key: string, width: number | undefined): string {
  return ' '.repeat(Math.max(1, (width ?? 0) - key.length - 1));
}

/** How far behind their keys the values of a map in lines begin, where most of them are aligned by that. */
export function valueWidth(text: string, { entries }: TreeMap): number | undefined {
  const counts = new Map<number, number>();
  let isPadded = false;
  let known = 0;
  for (const { start, colonEnd, value } of entries) {
    const isBeside = value.start > colonEnd && !text.slice(colonEnd, value.start).includes('\n');
    if (!isBeside) continue;
    known++;
    isPadded ||= value.start - colonEnd > 1;
    counts.set(value.start - start, (counts.get(value.start - start) ?? 0) + 1);
  }
  const [width, count] = [...counts].reduce((most, one) => (one[1] > most[1] ? one : most), [0, 0]);
  const equalKeys = counts.size === 1 && known > 1;
  return count > 1 && 2 * count > known && (isPadded || equalKeys) ? width : undefined;
}

/** Puts entries into a map that has none: where `owner` has its value, in lines if `lined`, else in braces. */
export function fillEmpty(
  tree: DocumentTree,
  owner: TreeEntry,
  entries: readonly NewEntry[],
  { style, lined }: { readonly style: FlowStyle; readonly lined: boolean },
): readonly TextChange[] {
  const { text } = tree;
  const { colonEnd, value, start } = owner;
  if (!lined) {
    const pairs = new Map(entries.map((entry) => [entry.key, entry.value]));
    const line = lineStart(text, start);
    const indent = /^ */.exec(text.slice(line, start))?.[0] ?? '';
    const written = writeValue(pairs, style, style.json ? 'json' : 'flow', indent);
    return [{ start: colonEnd, end: value.end, text: (style.colon === ':' ? '' : ' ') + written }];
  }
  const indent = ' '.repeat(columnOf(text, start)) + style.step;
  const parts = entries.map((entry) => entryPart(entry, 'block', style, widthOf(entries)));
  const gap = entries.some((entry) => entry.lines !== undefined) ? '\n\n' : '\n';
  const end = lineEnd(text, value.end);
  const added = `\n${parts.map((part) => indent + part(indent)).join(gap)}`;
  const blanks = /^[ \t]*$/.test(text.slice(value.end, end));
  const emptied = { start: colonEnd, end: blanks ? end : value.end, text: blanks ? added : '' };
  return blanks ? [emptied] : [emptied, { start: end, end, text: added }];
}

/** Aligns the values of new entries that stand one below the other. */
export function widthOf(entries: readonly { readonly key: string }[]): number {
  return Math.max(...entries.map(({ key }) => writeKey(key, 'block').length)) + 2;
}

/** Replaces the value of an entry. */
export function replaceValue(
  tree: DocumentTree,
  { value: node, colonEnd }: TreeEntry,
  written: string,
): readonly TextChange[] {
  const { text } = tree;
  const between = text.slice(colonEnd, node.start);
  const end = text[node.end - 1] === '\n' && node.end > node.start ? lineEnd(text, node.end - 1) : node.end;
  if (!between.includes('\n')) {
    const blank = between === '' && node.start === node.end;
    return [{ start: node.start, end, text: blank ? ` ${written}` : written }];
  }
  // What stands below its key moves beside it, before the comment that may stand there.
  const ended = lineEnd(text, colonEnd);
  return [
    { start: colonEnd, end: colonEnd, text: ` ${written}` },
    { start: ended, end, text: '' },
  ];
}

/** Takes entries out of a map; where none is left, `{}` stays. `owner` is the entry whose value the map is. */
export function removeEntries(
  tree: DocumentTree,
  map: TreeMap,
  keys: ReadonlySet<string>,
  owner?: TreeEntry,
): readonly TextChange[] {
  const indexes = map.entries.flatMap(({ key }, index) => (keys.has(key) ? [index] : []));
  if (indexes.length < map.entries.length) return removeParts(tree, map, new Set(indexes));
  return emptied(tree, map, owner, '{}');
}

/** Makes a map or a list empty. */
export function emptied(
  tree: DocumentTree,
  node: TreeNode,
  owner: TreeEntry | undefined,
  nothing: '{}' | '[]',
): readonly TextChange[] {
  if (node.kind === 'scalar' || node.flow) return [{ start: node.start, end: node.end, text: nothing }];
  const { chunks, compact } = collectionOf(tree, node);
  const [start, end] = [chunks[0]?.start ?? node.start, chunks.at(-1)?.end ?? node.end];
  if (compact || owner === undefined) return [{ start, end, text: nothing }];
  const before = lineEnd(tree.text, lineStart(tree.text, start - 1));
  return [
    { start: owner.colonEnd, end: owner.colonEnd, text: ` ${nothing}` },
    { start: before, end, text: '' },
  ];
}

import {
  collectionOf,
  type FlowStyle,
  flowStyleOf,
  type TreeEntry,
  type TreeMap,
  type TreeNode,
  writableOf,
  writeKey,
  writeValue,
} from '@populace/document';
import type { Source } from '../read-source.ts';
import { columnAt, columnsOf, demandSource } from './find-places.ts';

/** Returns columns as YAML that `paste-columns` takes, in the order of the table, with their comments. */
export function copyColumns(text: string, table: string, columns: readonly string[]): string {
  const source = demandSource(text);
  for (const column of columns) columnAt(source, table, column);
  const { map } = columnsOf(source, table);
  const style = flowStyleOf(source);
  const names = new Set(columns);
  const copies = map?.entries
    .filter(({ key }) => names.has(key))
    .map((entry) => `${copyOf(source, map, entry, style)}\n`);
  return copies?.join('') ?? '';
}

function copyOf(source: Source, map: TreeMap, entry: TreeEntry, style: FlowStyle): string {
  const lines = map.flow || isTied(entry.value) ? undefined : linesOfEntry(source, map, entry);
  if (lines !== undefined) return lines.above + lines.own;
  const yaml: FlowStyle = { ...style, json: false, lined: false, leafLined: false, pad: ' ', colon: ': ', comma: ', ' };
  return `${writeKey(entry.key, 'block')}: ${writeValue(writableOf(entry.value), yaml, 'block')}`;
}

/** The lines of an entry without their indentation: comments above it, and its own; undefined where some are indented less. */
export function linesOfEntry(
  source: Source,
  map: TreeMap,
  entry: TreeEntry,
): { readonly above: string; readonly own: string } | undefined {
  const { chunks, indent, compact } = collectionOf(source, map);
  const chunk = chunks[map.entries.indexOf(entry)];
  if (chunk === undefined || compact) return undefined;
  const begin = entry.start - indent.length;
  const lines = source.text.slice(chunk.start, chunk.end).split(/\r?\n/);
  if (lines.some((line) => line.trim() !== '' && !line.startsWith(indent))) return undefined;
  const above = source.text.slice(chunk.start, begin).split('\n').length - 1;
  const outer = lines.map((line) => line.slice(indent.length));
  const comments = outer.slice(0, above).map((line) => `${line}\n`);
  return { above: comments.join(''), own: outer.slice(above).join('\n') };
}

/** Whether a part of a document has anchors or aliases, so that it means nothing elsewhere. */
export function isTied(node: TreeNode): boolean {
  if (node.alias || node.anchored) return true;
  if (node.kind === 'list') return node.items.some(({ value }) => isTied(value));
  return node.kind === 'map' && node.entries.some(({ value }) => isTied(value));
}

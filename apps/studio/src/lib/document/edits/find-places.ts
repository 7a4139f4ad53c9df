import {
  entryAt,
  type FlowStyle,
  flowStyleOf,
  type TextChange,
  type TreeEntry,
  type TreeMap,
  type TreeNode,
  writeTree,
} from '@populace/document';
import { EditError } from '../edit-error.ts';
import { composed, faultOfName } from '../names.ts';
import { readSource, type Source } from '../read-source.ts';

/** Reads a text to be edited. */
export function demandSource(text: string): Source {
  const read = readSource(text);
  if ('problem' in read) throw new EditError('unreadable', read.problem.reason);
  return read.source;
}

/** Makes changes to a text. */
export function changed(text: string, make: (source: Source, style: FlowStyle) => readonly TextChange[]): string {
  const source = demandSource(text);
  return writeTree(source, make(source, flowStyleOf(source)));
}

/** The entry `tables` with its map; the map is undefined where nothing is written there. */
export function tablesOf({ root }: Source): {
  readonly owner?: TreeEntry | undefined;
  readonly map?: TreeMap | undefined;
} {
  const owner = entryAt(root, 'tables');
  return { owner, map: owner && mapOf(owner.value, 'tables') };
}

/** The entry of a table. */
export function tableAt(source: Source, name: string): TreeEntry {
  const entry = entryAt(tablesOf(source).map, name);
  if (entry === undefined) throw new EditError('no-such-table', name);
  return entry;
}

/** The map of a table's options. */
export function tableMap(entry: TreeEntry): TreeMap {
  if (entry.value.kind !== 'map') throw new EditError('not-a-map', entry.key);
  return entry.value;
}

/** The entry `columns` of a table with its map; the map is undefined where nothing is written there. */
export function columnsOf(
  source: Source,
  table: string,
): { readonly owner?: TreeEntry | undefined; readonly map?: TreeMap | undefined } {
  const { value } = tableAt(source, table);
  const owner = entryAt(value, 'columns');
  return { owner, map: owner && mapOf(owner.value, 'columns') };
}

/** The entry of a column. */
export function columnAt(source: Source, table: string, name: string): TreeEntry {
  const entry = entryAt(columnsOf(source, table).map, name);
  if (entry === undefined) throw new EditError('no-such-column', name);
  return entry;
}

/** A map that has entries; undefined for an empty one and for nothing. */
function mapOf(node: TreeNode, what: string): TreeMap | undefined {
  if (node.kind === 'map') return node.entries.length === 0 ? undefined : node;
  if (node.kind === 'scalar' && node.value === null) return undefined;
  throw new EditError('not-a-map', what);
}

/** The keys of a map. */
export function keysOf(map: TreeNode | undefined): ReadonlySet<string> {
  return new Set(map?.kind === 'map' ? map.entries.map(({ key }) => key) : []);
}

/** A name as it is written. */
export function demandName(name: string): string {
  if (faultOfName(name) !== undefined) throw new EditError('name-invalid', name);
  return composed(name);
}

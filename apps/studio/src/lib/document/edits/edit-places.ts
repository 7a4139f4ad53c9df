import { EditError } from '../edit-error.ts';
import { keysOfPointer } from '../pointer.ts';
import type { Source } from '../source/read-source.ts';
import type { SourceEntry, SourceMap, SourceNode } from '../source/source-tree.ts';
import { insertParts, orderParts, removeParts } from '../writing/arrange.ts';
import { emptied, removeEntries, siteOf } from '../writing/edit-entries.ts';
import type { FlowStyle } from '../writing/flow-style.ts';
import type { TextChange } from '../writing/text-change.ts';
import { writeValue } from '../writing/write-value.ts';
import { placeInHead } from './edit-document.ts';
import { movedOrder } from './edit-tables.ts';
import { changed } from './find-places.ts';
import { renameKey } from './rename-key.ts';
import type { PlaceEdit } from './schema-edit.ts';
import { setEntry, writeLike } from './set-entry.ts';

type PointerEdit = Exclude<PlaceEdit, { kind: 'several' }>;

/** What holds the last key of a pointer. */
interface Holder {
  readonly node: SourceNode;
  /** The entry whose value it is. */
  readonly owner: SourceEntry | undefined;
  readonly key: string;
}

/** Makes an edit of what a pointer names. */
export function editPlace(text: string, edit: PointerEdit): string {
  return changed(text, (source, style) => {
    if (edit.kind === 'insert-item' || edit.kind === 'move-item') return editItems(source, edit, style);
    const holder = holderOf(source, edit.pointer);
    if (edit.kind === 'set-value') return setPlace(source, holder, edit, style);
    if (edit.kind === 'remove-value') return removePlace(source, holder, edit.pointer);
    const { map, entry } = entryIn(holder, edit.pointer);
    if (map.entries.some(({ key }) => key === edit.key && key !== entry.key))
      throw new EditError('name-taken', edit.key);
    return renameKey(source, map, entry, { name: edit.key, style });
  });
}

function setPlace(
  source: Source,
  { node, owner, key }: Holder,
  { pointer, value }: Extract<PointerEdit, { kind: 'set-value' }>,
  style: FlowStyle,
): readonly TextChange[] {
  if (node.kind === 'map') {
    const index = node === source.root ? placeInHead(node, key) : undefined;
    return setEntry(source, { map: node, owner, style }, { key, value, index });
  }
  const one = node.kind === 'list' ? node.items[Number(key)]?.value : undefined;
  if (node.kind !== 'list' || one === undefined) throw new EditError('no-such-place', pointer);
  return [{ start: one.start, end: one.end, text: writeLike(one, value, { site: siteOf(node, style), style }) }];
}

type ItemEdit = Extract<PointerEdit, { kind: 'insert-item' | 'move-item' }>;

/** Edits of the items of a list that has some. */
function editItems(source: Source, edit: ItemEdit, style: FlowStyle): readonly TextChange[] {
  const { node: list } = holderOf(source, `${edit.pointer}/-`);
  if (list.kind !== 'list' || list.items.length === 0) throw new EditError('no-such-place', edit.pointer);
  const count = list.items.length;
  if (edit.kind === 'move-item') return orderParts(source, list, movedOrder(count, new Set([edit.from]), edit.at));
  const dash = list.flow ? '' : '- ';
  const write = (indent: string) => dash + writeValue(edit.value, style, siteOf(list, style), indent);
  const index = Math.max(0, Math.min(edit.at ?? count, count));
  return insertParts(source, list, index, { parts: [write], comma: style.comma });
}

function removePlace(source: Source, holder: Holder, pointer: string): readonly TextChange[] {
  const { node, owner, key } = holder;
  if (node.kind !== 'list') return removeEntries(source, entryIn(holder, pointer).map, new Set([key]), owner);
  if (node.items[Number(key)] === undefined) throw new EditError('no-such-place', pointer);
  if (node.items.length === 1) return emptied(source, node, owner, '[]');
  return removeParts(source, node, new Set([Number(key)]));
}

function entryIn({ node, key }: Holder, pointer: string): { readonly map: SourceMap; readonly entry: SourceEntry } {
  const entry = node.kind === 'map' ? node.entries.find((one) => one.key === key) : undefined;
  if (node.kind !== 'map' || entry === undefined) throw new EditError('no-such-place', pointer);
  return { map: node, entry };
}

function holderOf({ root }: Source, pointer: string): Holder {
  const keys = keysOfPointer(pointer);
  const last = keys.at(-1);
  if (last === undefined) throw new EditError('no-such-place', pointer);
  let holder: Holder = { node: root, owner: undefined, key: last };
  for (const key of keys.slice(0, -1)) {
    const { node } = holder;
    const owner = node.kind === 'map' ? node.entries.find((one) => one.key === key) : undefined;
    const below = node.kind === 'list' ? node.items[Number(key)]?.value : owner?.value;
    if (below === undefined) throw new EditError('no-such-place', pointer);
    holder = { node: below, owner, key: last };
  }
  return holder;
}

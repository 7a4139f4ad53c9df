import {
  entryAt,
  type NewEntry,
  padding,
  type TreeEntry,
  type TreeMap,
  writableOf,
  writeKey,
} from '@populace/document';
import { EditError } from '../edit-error.ts';
import { composed, faultOfName, freeName } from '../names.ts';
import { readSource, type Source } from '../read-source.ts';
import { isTied, linesOfEntry } from './copy-columns.ts';
import type { Edited } from './edited.ts';
import { changed, columnsOf, demandSource, keysOf } from './find-places.ts';
import { putColumns } from './put-columns.ts';

/** Puts columns that are written as YAML or JSON into a table; names that are taken get a number. */
export function pasteColumns(text: string, table: string, yaml: string, at: number | undefined): Edited {
  const read = readSource(yaml.replaceAll('\t', '  '));
  const source = 'source' in read ? read.source : undefined;
  const map = source && columnsIn(source.root);
  if (source === undefined || map === undefined) throw new EditError('nothing-to-paste');
  const taken = new Set(keysOf(columnsOf(demandSource(text), table).map));
  const entries = map.entries.map((entry): NewEntry => {
    const name = freeName(composed(entry.key), taken);
    taken.add(name);
    return pastedEntry(source, map, entry, name);
  });
  const pasted = changed(text, (target, style) => putColumns(target, table, entries, { at, style }));
  return { text: pasted, made: entries.map(({ key }) => key) };
}

/** The map of columns: what is pasted, or what stands under `columns` in it. */
function columnsIn(root: TreeMap): TreeMap | undefined {
  const under = root.entries.length === 1 ? entryAt(root, 'columns')?.value : undefined;
  const isOne =
    under?.kind === 'map' && entryAt(under, 'generator') === undefined && entryAt(under, 'references') === undefined;
  const map = isOne ? under : root;
  const fits = map.entries.every(({ key, value }) => {
    const isColumn =
      value.kind === 'map' || (value.kind === 'scalar' && (value.value === null || typeof value.value === 'string'));
    return isColumn && faultOfName(key) === undefined;
  });
  return fits && map.entries.length > 0 ? map : undefined;
}

function pastedEntry(source: Source, map: TreeMap, entry: TreeEntry, name: string): NewEntry {
  const value = writableOf(entry.value);
  const lines = map.flow || isTied(entry.value) ? undefined : linesOfEntry(source, map, entry);
  if (lines === undefined) return { key: name, value };
  const key = writeKey(name, 'block');
  const isBeside = !source.text.slice(entry.colonEnd, entry.value.start).includes('\n');
  const named = (isBeside ? entry.value.start : entry.colonEnd) - entry.start;
  const write = (indent: string, width: number | undefined): string => {
    const text = `${lines.above}${key}:${isBeside ? padding(key, width) : ''}${lines.own.slice(named)}`;
    return text.replaceAll('\n', `\n${indent}`).replaceAll(/\n +(?=\n|$)/g, '\n');
  };
  return { key: name, value, lines: write };
}

import { setEntry, type TextChange, type TreeMap, type WritableValue } from '@populace/document';
import type { LocaleShare } from '../schema-view.ts';
import { changed, tableAt, tableMap } from './find-places.ts';
import type { DocumentEdit } from './schema-edit.ts';
import { setColumnOption } from './set-option.ts';

/** What stands at the top of a document, in the usual order. */
const HEAD = ['populace', 'values', 'name', 'description', 'seed', 'now', 'locale', 'tables'];

/** Makes an edit of what stands at the top of a document. */
export function editDocument(text: string, edit: DocumentEdit): string {
  switch (edit.kind) {
    case 'set-name':
      return setHead(text, 'name', edit.name === '' ? undefined : edit.name);
    case 'set-description':
      return setHead(text, 'description', edit.description === '' ? undefined : edit.description);
    case 'set-seed':
      return setHead(text, 'seed', edit.seed === '' ? undefined : seedValue(edit.seed));
    case 'set-now':
      return setHead(text, 'now', edit.now === '' ? undefined : edit.now);
    case 'set-locale':
      return setLocale(text, edit);
  }
}

/** Digits are written as a number, which is the same seed. */
function seedValue(seed: string): WritableValue {
  return /^(?:0|-?[1-9][0-9]{0,14})$/.test(seed) ? Number(seed) : seed;
}

function setHead(text: string, key: string, value: WritableValue | undefined): string {
  return changed(text, (source, style) => {
    const { root: map } = source;
    return setEntry(source, { map, style }, { key, value, index: placeInHead(map, key) });
  });
}

/** Where a key at the top of a document is put in. */
export function placeInHead({ entries }: TreeMap, key: string): number {
  const before = new Set(HEAD.slice(0, Math.max(0, HEAD.indexOf(key))));
  return entries.findLastIndex((entry) => before.has(entry.key)) + 1;
}

type LocaleEdit = Extract<DocumentEdit, { kind: 'set-locale' }>;

function setLocale(text: string, { shares, table, column }: LocaleEdit): string {
  const value = localeValue(shares);
  if (table === undefined) return setHead(text, 'locale', value);
  if (column === undefined) return setTableOption(text, table, 'locale', value);
  return setColumnOption(text, { table, column }, 'locale', value);
}

function localeValue(shares: readonly LocaleShare[]): WritableValue | undefined {
  const [only, second] = shares;
  if (second === undefined) return only?.id;
  return new Map(shares.map(({ id, weight }) => [id, weight]));
}

/** Sets an option of a table, before its columns. */
export function setTableOption(text: string, table: string, key: string, value: WritableValue | undefined): string {
  return changed(text, (source, style): readonly TextChange[] => {
    const owner = tableAt(source, table);
    const map = tableMap(owner);
    const columns = map.entries.findIndex((entry) => entry.key === 'columns');
    const rows = map.entries.findIndex((entry) => entry.key === 'rows');
    // Rows stand first; keys, uniques and the like between them and the columns, if these come after.
    const index = key === 'rows' ? 0 : Math.max(columns, rows + 1);
    return setEntry(source, { map, owner, style }, { key, value, index });
  });
}

import {
  columnOptionNames,
  entryAt,
  removeEntries,
  renameKey,
  setEntry,
  type TreeMap,
  type WritableValue,
} from '@populace/document';
import { changed, columnAt, columnsOf, demandSource, keysOf, tablesOf } from './find-places.ts';
import { referenceTo } from './reference-text.ts';
import type { ColumnEdit } from './schema-edit.ts';
import { type ColumnPlace, replaceColumn, setColumnOption, shorten } from './set-option.ts';

/** The options that stay where a formula, cases or a reference replace a generator; only a generator's texts are dirty. */
const optionsOfAnySource: readonly string[] = columnOptionNames.filter((name) => name !== 'locale' && name !== 'dirty');

type GeneratorEdit = Extract<ColumnEdit, { kind: 'set-generator' }>;
type ReferenceEdit = Extract<ColumnEdit, { kind: 'make-reference' }>;

/** Gives a column another generator. */
export function setGenerator(text: string, edit: GeneratorEdit): string {
  const keep = [...columnOptionNames, ...edit.keep];
  const set = setSource(text, edit, { key: 'generator', value: edit.generator, keep });
  const options = Object.entries(edit.options ?? {});
  return shorten(
    options.reduce((at, [option, value]) => setColumnOption(at, edit, option, value), set),
    edit,
  );
}

type SourceEdit = Extract<ColumnEdit, { kind: 'set-source' }>;

/** Lets a formula or cases say the values of a column. */
export function setFormula(text: string, edit: SourceEdit): string {
  return setSource(text, edit, { key: edit.source, value: edit.value, keep: optionsOfAnySource });
}

/** What a reference says of the rows that it leads to and of those that have it: what does not fit another table is told. */
const TERMS: readonly string[] = ['where', 'otherThan', 'when'];

/** Makes a column refer to another. */
export function makeReference(text: string, edit: ReferenceEdit): string {
  const value = referenceTo(edit.to, keysOf(tablesOf(demandSource(text)).map));
  const own = edit.to.table === edit.table ? ['self', ...TERMS] : TERMS;
  const set = setSource(text, edit, { key: 'references', value, keep: [...optionsOfAnySource, ...own] });
  return edit.by === undefined ? set : setColumnOption(set, edit, 'by', edit.by);
}

/** The keys one of which says where a column's values come from. */
const SOURCES = ['generator', 'references', 'formula', 'case', 'array', 'object'] as const;

interface ColumnOrigin {
  readonly key: (typeof SOURCES)[number];
  readonly value: WritableValue;
  /** The options that stay. */
  readonly keep: readonly string[];
}

/** Says where a column's values come from, in place of what said it before. */
function setSource(text: string, place: ColumnPlace, { key, value, keep }: ColumnOrigin): string {
  const known = new Set([key, ...keep]);
  const isMap = columnAt(demandSource(text), place.table, place.column).value.kind === 'map';
  if (!isMap) return writeSource(text, place, key, value);
  const renamed = inColumn(text, place, (source, { map, style }) => {
    const [entry] = SOURCES.flatMap((one) => (one === key ? [] : (entryAt(map, one) ?? [])));
    return entry === undefined || entryAt(map, key) !== undefined
      ? []
      : renameKey(source, map, entry, { name: key, style });
  });
  const set = inColumn(renamed, place, (source, at) => setEntry(source, at, { key, value, index: 0 }));
  return inColumn(set, place, (source, { map, owner }) => {
    const gone = new Set(map.entries.map((entry) => entry.key).filter((name) => !known.has(name)));
    return gone.size === 0 ? [] : removeEntries(source, map, gone, owner);
  });
}

type InColumn = Parameters<typeof changed>[1];

/** Changes within the map that a column is. */
function inColumn(
  text: string,
  { table, column }: ColumnPlace,
  make: (
    source: Parameters<InColumn>[0],
    at: {
      readonly map: TreeMap;
      readonly owner: ReturnType<typeof columnAt>;
      readonly style: Parameters<InColumn>[1];
    },
  ) => ReturnType<InColumn>,
): string {
  return changed(text, (source, style) => {
    const owner = columnAt(source, table, column);
    return owner.value.kind === 'map' ? make(source, { map: owner.value, owner, style }) : [];
  });
}

function writeSource(text: string, { table, column }: ColumnPlace, key: string, value: WritableValue): string {
  return changed(text, (source, style) => {
    const columns = columnsOf(source, table).map;
    const written = key === 'generator' ? value : new Map([[key, value]]);
    return columns === undefined
      ? []
      : replaceColumn(source, columnAt(source, table, column), { columns, value: written, style });
  });
}

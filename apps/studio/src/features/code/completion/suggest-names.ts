import { type Spot, unquoted } from '@populace/document';
import { CURSOR } from '../../../lib/completion/suggested.ts';
import type { ColumnView, TableView } from '../../../lib/document/schema-view.ts';
import type { Knowledge, Suggestion } from './suggestion.ts';
import type { Writing } from './writing.ts';

/** A spot, and what is known there. */
export interface Place {
  readonly spot: Spot;
  readonly known: Knowledge;
  readonly write: Writing;
}

/** The tables, but for one. */
export function suggestTables({ known, write }: Place, but?: string): readonly Suggestion[] {
  const others = known.view.tables.filter(({ name }) => name !== but);
  return others.map(({ name, rows }) => ({
    label: name,
    kind: 'table',
    insert: write.value(name),
    detail: rows.kind === 'count' ? rows.text : undefined,
  }));
}

/** The columns of a table, with their types where those are known. */
export function suggestColumns(
  place: Place,
  table: string | undefined,
  but: readonly string[] = [],
): readonly Suggestion[] {
  const found = place.known.view.tables.find(({ name }) => name === table);
  return (found?.columns ?? [])
    .filter(({ name }) => !but.includes(name))
    .map(({ name }) => ({
      label: name,
      kind: 'column',
      insert: place.write.value(name),
      detail: typeOf(place, table, name),
    }));
}

function typeOf({ known }: Place, table: string | undefined, column: string): string | undefined {
  const page = known.page?.tables.find(({ name }) => name === table);
  return page?.columns.find(({ name }) => name === column)?.type;
}

/** Every column that a reference may be to, as `table.column`: ids first, those of the own table last. */
export function suggestReferences(place: Place): readonly Suggestion[] {
  const { known, spot, write } = place;
  const own = spot.path[1];
  return known.view.tables.flatMap((table) =>
    table.columns.map((column) => ({
      label: `${table.name}.${column.name}`,
      kind: 'column',
      insert:
        isSimple(table.name) && isSimple(column.name)
          ? write.value(`${table.name}.${column.name}`)
          : asMap(place, table, column),
      detail: typeOf(place, table.name, column.name),
      boost: (isKey(table, column) ? 20 : 0) + (table.name === own ? -10 : 0),
    })),
  );
}

/** A name without dots can stand in `table.column`. */
function isSimple(name: string): boolean {
  return !name.includes('.');
}

function asMap({ write }: Place, { name: table }: TableView, { name: column }: ColumnView): string {
  return write.map([
    ['table', JSON.stringify(table)],
    ['column', JSON.stringify(column)],
  ]);
}

function isKey({ columns }: TableView, { name, generator, unique }: ColumnView): boolean {
  return (
    unique || generator === 'sequence' || generator === 'uuid' || generator === 'ulid' || name === columns[0]?.name
  );
}

/** The columns of a table that refer to its parent. */
export function suggestVia(place: Place): readonly Suggestion[] {
  const parent = unquoted(place.spot.siblings.get('per') ?? '');
  const own = place.known.view.tables.find(({ name }) => name === place.spot.path[1]);
  return suggestColumns(place, own?.name).filter(({ label }) => {
    const column = own?.columns.find(({ name }) => name === label);
    return column?.reference !== undefined && (parent === '' || column.reference.table === parent);
  });
}

/** Other subjects that columns of the table are about already. */
export function suggestSubjects({ known, spot, write }: Place): readonly Suggestion[] {
  const own = known.view.tables.find(({ name }) => name === spot.path[1]);
  const names = new Set(own?.columns.flatMap(({ of }) => (of === undefined ? [] : [of])));
  return [...names].map((name) => ({ label: name, kind: 'value', insert: write.value(name) }));
}

/** The locales by id. */
export function suggestLocales({ known, write }: Place, asKeys: boolean): readonly Suggestion[] {
  return known.locales.map(({ id, aliases, name, nativeName }) => ({
    label: id,
    kind: 'locale',
    words: [...aliases, name, nativeName],
    insert: asKeys ? write.key(id, CURSOR) : write.value(id),
    detail: name,
  }));
}

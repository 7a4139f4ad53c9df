import type { GeneratorPage } from '@populace/library';
import { keyOf } from '../../../lib/document/key-of.ts';
import type { ColumnView, ReferenceView, TableView } from '../../../lib/document/schema-view.ts';
import { byUse, subjectOfId } from '../../../lib/search/subject-order.ts';

/** Something that can fill a column: a generator, or the rows of a table. */
export type GalleryEntry =
  | {
      readonly kind: 'generator';
      readonly id: string;
      readonly category: string;
      readonly generator: GeneratorPage;
    }
  /** Something else that says a column's values: a formula, cases by conditions. */
  | { readonly kind: 'source'; readonly id: 'formula' | 'case'; readonly category: 'basic' }
  | {
      readonly kind: 'table';
      /** `→ orders.id`, which no generator is called. */
      readonly id: string;
      readonly category: 'tables';
      readonly table: string;
      readonly column: string;
    };

const SOURCES: readonly GalleryEntry[] = [
  { kind: 'source', id: 'formula', category: 'basic' },
  { kind: 'source', id: 'case', category: 'basic' },
];

/** Everything that the gallery offers: tables to refer to after the generators, the one that is referred to by the column in use. */
export function galleryEntries(
  generators: readonly GeneratorPage[],
  tables: readonly TableView[],
  inUse?: ReferenceView | undefined,
): readonly GalleryEntry[] {
  const made = byUse(generators).map((generator): GalleryEntry => {
    const { id } = generator;
    return { kind: 'generator', id, category: subjectOfId(id), generator };
  });
  const referred = tables
    .filter(({ columns }) => columns.length > 0)
    .map((table): GalleryEntry => {
      const used = inUse?.table === table.name ? inUse.column : '';
      const column = used === '' ? keyOf(table) : used;
      return { kind: 'table', id: `→ ${table.name}.${column}`, category: 'tables', table: table.name, column };
    });
  return [...SOURCES, ...made, ...referred];
}

/** Returns which entry fills a column now; undefined where none does. */
export function entryInUse(entries: readonly GalleryEntry[], column: ColumnView): string | undefined {
  const { kind, generator, reference } = column;
  if (reference !== undefined) {
    return entries.find((entry) => entry.kind === 'table' && entry.table === reference.table)?.id;
  }
  return kind === 'formula' || kind === 'case' ? kind : generator;
}

import type { GeneratorPage } from '@populace/library';
import { keyOf } from '../../../lib/document/key-of.ts';
import type { TableView } from '../../../lib/document/schema-view.ts';

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

/** Everything that the gallery offers: tables to refer to after the generators. */
export function galleryEntries(
  generators: readonly GeneratorPage[],
  tables: readonly TableView[],
): readonly GalleryEntry[] {
  const made = generators.map((generator): GalleryEntry => {
    const { id } = generator;
    return { kind: 'generator', id, category: id.includes('.') ? (id.split('.')[0] ?? '') : 'basic', generator };
  });
  const referred = tables
    .filter(({ columns }) => columns.length > 0)
    .map((table): GalleryEntry => {
      const column = keyOf(table);
      return { kind: 'table', id: `→ ${table.name}.${column}`, category: 'tables', table: table.name, column };
    });
  return [...SOURCES, ...made, ...referred];
}

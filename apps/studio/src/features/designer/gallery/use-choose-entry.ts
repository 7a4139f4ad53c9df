import type { GeneratorPage } from '@populace/library';
import { useCallback } from 'react';
import type { ColumnView } from '../../../lib/document/schema-view.ts';
import { useTryEdit } from '../../../lib/session/use-try-edit.ts';
import { firstOptions } from './first-options.ts';
import type { GalleryEntry } from './gallery-entries.ts';

/** Returns what fills a column with a choice of the gallery; options that the new generator has too stay. */
export function useChooseEntry(
  table: string,
  column: ColumnView,
  generators: readonly GeneratorPage[],
): (entry: GalleryEntry) => void {
  const tryEdit = useTryEdit();
  return useCallback(
    (entry) => {
      const at = { table, column: column.name };
      if (entry.kind === 'table') {
        const to = { table: entry.table, column: entry.column };
        tryEdit({ kind: 'make-reference', ...at, to }, { key: 'set-reference', values: { column: column.name } });
        return;
      }
      if (entry.id === column.generator) return;
      const generator = generators.find(({ id }) => id === entry.id);
      const keep = (generator?.options ?? []).map(({ name }) => name);
      tryEdit(
        {
          kind: 'set-generator',
          ...at,
          generator: entry.id,
          keep: [...keep, 'of'],
          options: firstOptions(entry.id, column),
        },
        { key: 'set-generator', values: { column: column.name } },
      );
    },
    [tryEdit, table, column, generators],
  );
}

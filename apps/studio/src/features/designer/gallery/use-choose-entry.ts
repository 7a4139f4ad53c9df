import type { WritableValue } from '@populace/document';
import type { GeneratorPage } from '@populace/library';
import { useMemo } from 'react';
import { applyEdit } from '../../../lib/document/apply-edit.ts';
import { EditError } from '../../../lib/document/edit-error.ts';
import type { SchemaEdit } from '../../../lib/document/edits/schema-edit.ts';

import type { ColumnView } from '../../../lib/document/schema-view.ts';
import { useSession } from '../../../lib/session/session-context.tsx';
import { useTryEdit } from '../../../lib/session/use-try-edit.ts';
import { useSelection } from '../use-selection.ts';
import { firstOptions } from './first-options.ts';
import type { GalleryEntry } from './gallery-entries.ts';

/** What fills a column with choices of the gallery. */
export interface EntryChoice {
  /** Fills it, as one step that can be undone. */
  readonly choose: (entry: GalleryEntry) => void;
  /** Shows the rows as they would be; undefined takes that back. */
  readonly tryOut: (entry: GalleryEntry | undefined) => void;
}

/** Returns what fills a column with a choice of the gallery; options that the new generator has too stay. */
export function useChooseEntry(table: string, column: ColumnView, generators: readonly GeneratorPage[]): EntryChoice {
  const session = useSession();
  const tryEdit = useTryEdit();
  const { table: view } = useSelection();
  const beside = view?.columns ?? NONE;
  return useMemo(() => {
    const editTo = (entry: GalleryEntry) => editOf(entry, { table, column, beside, generators });
    return {
      choose(entry) {
        const edit = editTo(entry);
        const key = entry.kind === 'table' ? 'set-reference' : 'set-generator';
        if (edit !== undefined) tryEdit(edit, { key, values: { column: column.name } });
      },
      tryOut(entry) {
        const edit = entry && editTo(entry);
        session.tryOut(edit && textAfter(session.state().history.text, edit));
      },
    };
  }, [session, tryEdit, table, column, beside, generators]);
}

const NONE: readonly ColumnView[] = [];

interface Filled {
  readonly table: string;
  readonly column: ColumnView;
  readonly beside: readonly ColumnView[];
  readonly generators: readonly GeneratorPage[];
}

/** The edit that fills a column with an entry; undefined where it is filled so already. */
function editOf(entry: GalleryEntry, { table, column, beside, generators }: Filled): SchemaEdit | undefined {
  const at = { table, column: column.name };
  if (entry.kind === 'table') {
    const { reference } = column;
    if (reference?.table === entry.table && reference.column === entry.column) return undefined;
    return { kind: 'make-reference', ...at, to: { table: entry.table, column: entry.column } };
  }
  if (entry.id === column.generator || entry.id === column.kind) return undefined;
  if (entry.kind === 'source')
    return { kind: 'set-source', ...at, source: entry.id, value: firstSource(entry.id, column) };
  const page = generators.find(({ id }) => id === entry.id);
  const keep = (page?.options ?? []).map(({ name }) => name);
  const options = page === undefined ? {} : firstOptions(page, column, beside);
  return { kind: 'set-generator', ...at, generator: entry.id, keep: [...keep, 'of'], options };
}

/** A formula, or cases, that make values at once: of the latter the first keeps the generator that there was. */
function firstSource(source: 'formula' | 'case', { generator, options }: ColumnView): WritableValue {
  if (source === 'formula') return 'rowNumber + 1';
  const own = [...options.values()].map(({ name, value }) => [name, value] as const);
  const kept =
    own.length === 0 ? (generator ?? null) : new Map<string, WritableValue>([['generator', generator ?? ''], ...own]);
  return [
    new Map<string, WritableValue>([
      ['when', 'rowNumber % 2 == 0'],
      ['then', generator === undefined ? null : kept],
    ]),
    new Map([['then', null]]),
  ];
}

/** A text after an edit; undefined where that can't be done, which is told when it is chosen. */
function textAfter(text: string, edit: SchemaEdit): string | undefined {
  try {
    return applyEdit(text, edit);
  } catch (error) {
    if (error instanceof EditError) return undefined;
    throw error;
  }
}

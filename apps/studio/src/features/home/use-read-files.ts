import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { today } from '../../lib/document/today.ts';
import { useCreateSchema } from '../../lib/drafts/use-create-schema.ts';
import type { InferAnswer } from '../../lib/engine/engine-calls.ts';
import { failureOf } from '../../lib/engine/engine-error.ts';
import { engine } from '../../lib/engine/engines.ts';
import { tell } from '../../ui/notices.tsx';
import { useText } from './messages.ts';

/** Files of rows, and what was found in them. */
export interface FoundFiles {
  readonly sources: RowSources;
  /** Only values that so many rows have were kept. */
  readonly minCategoryRows: number;
  readonly answer: InferAnswer;
}

type RowSources = Parameters<typeof readRows>[0];

/** The usual bound, and those that a person may choose where a file has few rows. */
const MIN_CATEGORY_ROWS = 20;
export const boundsOfCategories: readonly number[] = [MIN_CATEGORY_ROWS, 10, 5, 2, 1];

/** Looks into files of rows. */
export async function readRows(
  sources: readonly { readonly file: Blob; readonly fileName: string }[],
  minCategoryRows: number,
): Promise<FoundFiles> {
  const answer = await engine.call('infer', { files: sources, today: today(), minCategoryRows });
  return { sources, minCategoryRows, answer };
}

/** How far reading files has come. */
export type FileState =
  | { readonly kind: 'none' }
  | { readonly kind: 'reading'; readonly file: string }
  | { readonly kind: 'failed'; readonly file: string; readonly reason: string };

/** As many files are read at once. */
const MOST_FILES = 50;

/** A schema's text is at most this long (4 MiB); a longer file can only be rows. */
const LONGEST_SCHEMA = 4 * 1024 * 1024;

/**
 * Returns what reads files. Of files of rows one schema is made, with a table for each, which is told to `onFound`. A schema is opened; of
 * several each is kept. The schemas of a ZIP archive are kept, too.
 */
export function useReadFiles(onFound: (found: FoundFiles) => void): {
  readonly state: FileState;
  readonly read: (files: readonly File[]) => Promise<void>;
  readonly dismiss: () => void;
} {
  const text = useText();
  const create = useCreateSchema();
  const queries = useQueryClient();
  const [state, setState] = useState<FileState>({ kind: 'none' });
  const read = useCallback(
    async (files: readonly File[]) => {
      const [first] = files;
      if (first === undefined) return;
      const file = files.length === 1 ? first.name : text('files', { count: files.length });
      if (files.length > MOST_FILES)
        return setState({ kind: 'failed', file, reason: text('tooManyFiles', { count: MOST_FILES }) });
      setState({ kind: 'reading', file });
      try {
        const { schemas, rows, archives } = await sorted(files);
        for (const archive of archives) tell(await restored(archive, text));
        const [schema, ...others] = schemas;
        if (schema !== undefined && others.length + rows.length === 0) await create(schema);
        else if (schemas.length > 0) tell(text('keptFiles', { count: await keep(schemas) }));
        if (schemas.length + archives.length > 0) await queries.invalidateQueries({ queryKey: ['drafts'] });
        if (rows.length > 0) {
          const sources = rows.map((each) => ({ file: each, fileName: each.name }));
          onFound(await readRows(sources, MIN_CATEGORY_ROWS));
        }
        setState({ kind: 'none' });
      } catch (error) {
        setState({ kind: 'failed', file, reason: failureOf(error).message });
      }
    },
    [create, onFound, text, queries],
  );
  return { state, read, dismiss: () => setState({ kind: 'none' }) };
}

interface SortedFiles {
  readonly schemas: readonly string[];
  readonly rows: readonly File[];
  readonly archives: readonly File[];
}

async function sorted(files: readonly File[]): Promise<SortedFiles> {
  const schemas: string[] = [];
  const rows: File[] = [];
  const archives: File[] = [];
  for (const file of files) {
    const schema = await schemaOf(file);
    if (/\.zip$/i.test(file.name)) archives.push(file);
    else if (schema === undefined) rows.push(file);
    else schemas.push(schema);
  }
  return { schemas, rows, archives };
}

/** The text of a file that is a schema. */
async function schemaOf(file: File): Promise<string | undefined> {
  if (!/\.(ya?ml|json)$/i.test(file.name) || file.size > LONGEST_SCHEMA) return undefined;
  return (await engine.call('schemaText', { file })) ?? undefined;
}

async function keep(schemas: readonly string[]): Promise<number> {
  const { createDraftOfText } = await import('../../lib/drafts/draft-of-text.ts');
  for (const schema of schemas) await createDraftOfText(schema);
  return schemas.length;
}

async function restored(archive: File, text: ReturnType<typeof useText>): Promise<string> {
  const { restoreArchive } = await import('../../lib/drafts/restore-archive.ts');
  const { restored: count, known } = await restoreArchive(archive);
  const kept = text('restored', { count });
  return known === 0 ? kept : `${kept} ${text('knownBefore', { count: known })}`;
}

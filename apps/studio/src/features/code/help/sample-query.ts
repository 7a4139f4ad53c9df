import type { GeneratorPage } from '@populace/library';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { SchemaView } from '../../../lib/document/schema-view.ts';
import { backgroundEngine } from '../../../lib/engine/engines.ts';

/** Cells of which a sample is shown. */
export interface SampleOf {
  /** A schema that opens. */
  readonly text: string;
  readonly table: string;
  readonly column: string;
  readonly take: number;
}

const TAKE = 3;

/** Returns the schema that shows a generator alone, in the locales of a document; undefined where it can't be asked alone. */
export function sampleOfGenerator(page: GeneratorPage, { locale, seed }: SchemaView): SampleOf | undefined {
  const { id, options, example } = page;
  const needsOptions = options.some(({ required }) => required);
  if (needsOptions && example === undefined) return undefined;
  const shares = locale?.shares ?? [];
  const mix =
    shares.length === 0 ? {} : { locale: Object.fromEntries(shares.map((share) => [share.id, share.weight])) };
  const sample = needsOptions ? { generator: id, ...example?.options } : id;
  const tables = { sample: { rows: TAKE, columns: { ...(needsOptions && example?.columns), sample } } };
  return { text: JSON.stringify({ populace: 1, seed, ...mix, tables }), table: 'sample', column: 'sample', take: TAKE };
}

/** The texts of some cells from row 0 on; null for a null. */
export function sampleQuery({ text, table, column, take }: SampleOf) {
  return queryOptions({
    queryKey: ['code sample', text, table, column, take],
    queryFn: async ({ signal }) => {
      const { cells } = await backgroundEngine.call(
        'preview',
        { text, table, columns: [column], from: 0, take },
        signal,
      );
      return cells[0] ?? [];
    },
    placeholderData: keepPreviousData,
  });
}

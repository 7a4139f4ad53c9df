import type { GeneratorPage } from '@populace/library';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { listDrafts, loadDraft } from '../../lib/drafts/draft-store.ts';
import type { EngineClient } from '../../lib/engine/engine-client.ts';
import { backgroundEngine } from '../../lib/engine/engines.ts';
import type { SchemaUse } from './model/column-uses.ts';
import { sampleSchema } from './model/sample-column.ts';

/** How many values are made at once, for the list and for the detail: what one has asked serves the other. */
const ROWS = 10;

/** Some values of a generator in a locale. */
export function samplesQuery(id: string, locale: string, by: EngineClient = backgroundEngine) {
  return queryOptions({
    queryKey: ['generator-samples', id, locale],
    queryFn: async ({ signal }) => {
      const ask = { text: sampleSchema(id, ROWS), table: 'samples', from: 0, take: ROWS, columns: ['sample'], locale };
      const { cells } = await by.call('preview', ask, signal);
      return cells[0] ?? [];
    },
    placeholderData: keepPreviousData,
  });
}

/** The schemas of this browser that use a generator. */
export function usesQuery(page: GeneratorPage) {
  return queryOptions({
    queryKey: ['generator-uses', page.id],
    queryFn: async () => {
      // What reads schemas is as large as the rest of the screen.
      const [{ columnUses }, drafts] = await Promise.all([import('./model/column-uses.ts'), listDrafts()]);
      const uses: SchemaUse[] = [];
      for (const { id } of drafts) {
        const draft = await loadDraft(id);
        const use = draft === undefined ? undefined : columnUses(draft, page);
        if (use !== undefined) uses.push(use);
      }
      return uses;
    },
    // Schemas change.
    staleTime: 0,
    gcTime: 0,
  });
}

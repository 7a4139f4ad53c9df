import type { GeneratorPage } from '@populace/library';
import { queryOptions } from '@tanstack/react-query';
import { listDrafts, loadDraft } from '../../lib/drafts/draft-store.ts';
import type { EngineClient } from '../../lib/engine/engine-client.ts';
import { backgroundEngine } from '../../lib/engine/engines.ts';
import type { SchemaUse } from './model/column-uses.ts';

/** How many values the detail shows. */
const ROWS = 10;

/** Values of one generator in a locale: more than the list has of each. */
export function moreSamplesQuery(id: string, locale: string, by: EngineClient = backgroundEngine) {
  return queryOptions({
    queryKey: ['generator-samples', id, locale],
    queryFn: async ({ signal }) => {
      const [samples] = await by.call('samples', { locale, count: ROWS, generators: [id] }, signal);
      return samples ?? { generator: id, texts: [], problem: undefined };
    },
    placeholderData: (before) => (before?.generator === id ? before : undefined),
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

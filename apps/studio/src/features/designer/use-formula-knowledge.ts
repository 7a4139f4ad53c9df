import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { catalogueQuery } from '../../lib/engine/catalogue-query.ts';
import type { FormulaKnowledge } from '../../lib/formulas/formula-knowledge.ts';
import { useSessionPart } from '../../lib/session/session-context.tsx';

/** What is known of formulas and of the open schema. */
export function useFormulaKnowledge(): FormulaKnowledge {
  const { data } = useQuery(catalogueQuery);
  const view = useSessionPart((state) => state.view);
  const page = useSessionPart((state) => state.good?.schema);
  return useMemo(() => ({ functions: data?.functions ?? [], view, page }), [data, view, page]);
}

import type { Problem } from '@populace/library';
import { useMemo } from 'react';
import { locationOf } from '../../lib/document/pointer.ts';
import { useSessionPart } from '../../lib/session/session-context.tsx';

/** What is wrong with a column: with one of its options, or with it as a whole. */
export interface ColumnProblems {
  readonly general: readonly Problem[];
  readonly ofOption: (option: string) => string | undefined;
}

const WHOLE = new Set([undefined, 'generator', 'references']);

/** Finds what the last check said of a column. */
export function useColumnProblems(table: string, column: string): ColumnProblems {
  const problems = useSessionPart((state) => state.problems);
  return useMemo(() => {
    const own = problems
      .map((problem) => ({ problem, place: locationOf(problem.place.pointer) }))
      .filter(({ place }) => place.table === table && place.column === column);
    const ofOption = (option: string) =>
      own.find(({ problem, place }) => problem.severity === 'error' && place.option === option)?.problem.message;
    const general = own.filter(({ place }) => WHOLE.has(place.option)).map(({ problem }) => problem);
    return { general, ofOption };
  }, [problems, table, column]);
}

import type { Problem } from '@populace/library';
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { QuickFix } from '../../lib/document/fixes/fix.ts';
import { quickFixesOf } from '../../lib/document/quick-fixes.ts';
import { backgroundEngine } from '../../lib/engine/engines.ts';
import { useSessionPart } from '../../lib/session/session-context.tsx';

/** What is known of a formula of the open schema. */
export interface FormulaFacts {
  /** The type of what it gives; undefined while it is wrong. */
  readonly type: string | undefined;
  readonly problems: readonly Problem[];
  /** Ways to mend the first of them, the best first. */
  readonly fixes: readonly QuickFix[];
}

/** Finds what the last check said of the formula at a pointer. */
export function useFormulaFacts(pointer: string): FormulaFacts {
  const all = useSessionPart((state) => state.problems);
  const checked = useSessionPart((state) => state.checkedText);
  const good = useSessionPart((state) => state.good?.text);
  const { data } = useQuery({
    queryKey: ['formulas', good],
    queryFn: good === undefined ? skipToken : ({ signal }) => backgroundEngine.call('formulas', { text: good }, signal),
    placeholderData: keepPreviousData,
  });
  return useMemo(() => {
    const problems = all.filter(({ place }) => place.pointer === pointer);
    const [first] = problems;
    const fixes = first === undefined || checked === undefined ? [] : quickFixesOf(first, checked);
    const isWrong = problems.some(({ severity }) => severity === 'error');
    return { type: isWrong ? undefined : data?.find((one) => one.pointer === pointer)?.type, problems, fixes };
  }, [all, checked, data, pointer]);
}

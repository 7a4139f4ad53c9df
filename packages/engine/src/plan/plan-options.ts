import type { MixedOption, MixedVector } from '@populace/core';
import type { ColumnPlanning } from './planning.ts';

/** Plans each option of a mixed vector for itself; steps go over the rows that it has. */
export function planOptions(
  vector: MixedVector,
  at: ColumnPlanning,
  plan: (option: MixedOption['vector'], at: ColumnPlanning) => MixedOption['vector'],
): MixedVector {
  const options = vector.options.map((option): MixedOption => {
    const { filled } = option;
    const step: ColumnPlanning['step'] = filled === undefined ? at.step : (fill) => at.step(() => fill(filled.n));
    return { ...option, vector: plan(option.vector, { ...at, step }) };
  });
  return { ...vector, options };
}

import type { MixedOption, MixedVector } from '@populace/core';
import type { ValuePlanning } from '../planning.ts';

/** Plans each option of a mixed vector for itself; steps go over the rows that it has. */
export function planOptions(
  vector: MixedVector,
  at: ValuePlanning,
  plan: (option: MixedOption['vector'], at: ValuePlanning) => MixedOption['vector'],
): MixedVector {
  const options = vector.options.map((option): MixedOption => {
    const { filled } = option;
    const step: ValuePlanning['step'] = filled === undefined ? at.step : (fill) => at.step(() => fill(filled.n));
    return { ...option, vector: plan(option.vector, { ...at, step }) };
  });
  return { ...vector, options };
}

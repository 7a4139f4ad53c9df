import { CodedError } from '@populace/core';
import { type BoolColumn, planValues } from '@populace/formulas';
import type { AskedFormula } from '../model/formula-recipe.ts';
import { checkedFormula } from './checked-formula.ts';
import { createFrame } from './frame.ts';
import type { FrameParts } from './frame-parts.ts';

/** Plans a formula that is true, false or null in each row of a planner. */
export function planCondition(asked: AskedFormula, parts: Omit<FrameParts, 'where'>): BoolColumn {
  const frame = createFrame({ ...parts, where: asked.name });
  const column = planValues(checkedFormula(asked, parts.planner.world), frame);
  if (column.kind === 'bool') return column;
  throw new CodedError('internal', `${asked.name} is no condition.`);
}

import { joinedStates } from '../columns/buffers.ts';
import type { FormulaColumn } from '../columns/formula-column.ts';
import type { Kernel } from '../columns/kernel.ts';
import { selectRows } from '../columns/select-rows.ts';
import { orderKernel } from './compare.ts';
import { boolOf } from './logic.ts';

/** Returns the kernel of the least (`sign` −1) or greatest (1) of several values. */
export function extremeKernel(sign: -1 | 1): Kernel {
  const isBetter = orderKernel(sign < 0 ? '<' : '>');
  return (columns, frame, call) => {
    const [first, ...rest] = columns;
    if (first === undefined) throw new TypeError('There is a value at least.');
    const states = joinedStates(columns, frame);
    let best: FormulaColumn = first;
    for (const column of rest) {
      const choice = boolOf(isBetter([column, best], frame, call)).values;
      best = selectRows([best, column], { choice, states }, frame);
    }
    return best;
  };
}

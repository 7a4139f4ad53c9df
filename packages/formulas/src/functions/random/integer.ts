import { unitOf } from '@populace/recipes';
import { faultableStates } from '../../columns/buffers.ts';
import { FAULTS } from '../../columns/faults.ts';
import { PRESENT } from '../../columns/formula-column.ts';
import { EXACT, exactOf, floated } from '../../columns/number-columns.ts';
import { defineFunction, type FormulaFunction, operands } from '../../define/define-function.ts';
import { INT } from '../../define/result-types.ts';
import { writtenNumber } from '../../random/draw.ts';

/** `random.integer(a, b)` */
export const integer: FormulaFunction = defineFunction({
  name: 'random.integer',
  form: 'function',
  summary: 'A whole number from a to b, both included, each as likely; they are at most 2^48 apart.',
  examples: [{ formula: 'random.integer(6, 6)', result: '6' }],
  draws: true,
  overloads: [
    {
      parameters: operands('int', 'int'),
      gives: 'int',
      result(_, args) {
        const [a, b] = args.map(writtenNumber);
        return a !== undefined && b !== undefined && a > b ? `a (${a}) is greater than b (${b})` : INT;
      },
      plan(columns, frame, { draw }) {
        const [from, to] = [exactOf(columns[0]), exactOf(columns[1])];
        const [low, high] = [floated(from, frame).values, floated(to, frame).values];
        const [a, b] = frame.words(draw);
        const states = faultableStates([from, to], frame);
        const values = frame.arena.float64();
        frame.step((n) => {
          for (let i = 0; i < n; i++) {
            const span = high[i] - low[i] + 1;
            // Of so few numbers none is likelier than another by more than 2^-5 of 2^-48.
            const isPossible = span >= 1 && span <= MOST && low[i] >= -EXACT && high[i] <= EXACT;
            values[i] = isPossible ? low[i] + Math.floor(unitOf(a[i], b[i]) * span) : 0;
            if (!isPossible && states[i] === PRESENT) states[i] = FAULTS.badParameters;
          }
        });
        const min = from.kind === 'number' ? from.min : -EXACT;
        const max = to.kind === 'number' ? to.max : EXACT;
        return { kind: 'number', values, scale: 0, min: Math.min(min, 0), max: Math.max(max, 0), states };
      },
    },
  ],
});

const MOST = 2 ** 48;

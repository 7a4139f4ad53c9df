import { FIRST_FAULT, type FormulaColumn, NULL, PRESENT } from '../columns/formula-column.ts';
import type { Gathering, Lane } from '../columns/frame.ts';
import type { Collecting } from '../columns/kernel.ts';
import { boolOf } from '../numbers/logic.ts';

/** What is made of children, one after another. */
export interface Fold {
  /** Before those of n owners. */
  readonly begin: (n: number) => void;
  /** Takes in the child at a place of its batch. */
  readonly add: (owner: number, child: number) => void;
  readonly end?: (n: number) => void;
  /** What is known of owners beside their states, before the end. */
  readonly lanes: readonly Lane[];
  /** Carries what does not fit lanes from one owner, which takes in no more, to another. */
  readonly carry?: ((from: number, to: number) => void) | undefined;
  /** Whether children whose value is null are taken in too. */
  readonly takesNulls?: boolean;
}

/** Takes in the children that count. Those whose condition is not true do not; a fault of one is a fault of its owner. */
export function foldChildren({ children, value, kept }: Collecting, states: Uint8Array, fold: Fold): Gathering {
  const { owners, origins } = children;
  const { add } = fold;
  const lanes = [...fold.lanes, states];
  const carry = carrierOf(lanes, fold.carry);
  const ofValue = value?.states;
  const skipped = fold.takesNulls === true ? FIRST_FAULT : NULL;
  const stateOf = conditionStates(kept);
  return {
    begin: fold.begin,
    take(m) {
      for (let i = 0; i < m; i++) {
        if (origins !== undefined && origins[i] >= 0) carry(origins[i], owners[i]);
        // A child that does not count is as one that is null, but for those who take nulls.
        const condition = stateOf === undefined ? PRESENT : stateOf(i);
        if (condition === NULL) continue;
        const state = Math.max(condition, ofValue === undefined ? PRESENT : ofValue[i]);
        if (state >= FIRST_FAULT) states[owners[i]] = state;
        else if (state < skipped) add(owners[i], i);
      }
    },
    end(n) {
      fold.end?.(n);
    },
    carry,
    ...(fold.carry === undefined && { lanes }),
  };
}

function carrierOf(lanes: readonly Lane[], carryRest: Fold['carry']): Gathering['carry'] {
  return (from, to) => {
    for (let i = 0; i < lanes.length; i++) {
      const lane: { [place: number]: unknown } = lanes[i];
      lane[to] = lane[from];
    }
    carryRest?.(from, to);
  };
}

/** Returns what says of a child whether it counts: null where its condition is not true. */
function conditionStates(kept: FormulaColumn | undefined): ((child: number) => number) | undefined {
  if (kept === undefined) return undefined;
  const { values, states } = boolOf(kept);
  return (child) => {
    const state = states === undefined ? PRESENT : states[child];
    return state === PRESENT && values[child] === 0 ? NULL : state;
  };
}

import { type BoolColumn, PRESENT } from '../columns/formula-column.ts';
import type { Collecting, Collector } from '../columns/kernel.ts';
import { boolOf } from '../numbers/logic.ts';
import { foldChildren } from './fold-children.ts';

/** The most rows of a table. */
const MOST_ROWS = 2 ** 48;

/** How many there are, whatever their values. */
export const collectCount: Collector = (at) => {
  const { counts, states, gathering } = countChildren(at, undefined);
  return { gathering, column: { kind: 'number', values: counts, scale: 0, min: 0, max: MOST_ROWS, states } };
};

/** Counts those whose value is what is asked for; all where nothing is. */
function countChildren(at: Collecting, asked: 0 | 1 | undefined) {
  const counts = at.owner.arena.float64();
  const states = at.owner.arena.uint8();
  const values = asked === undefined ? undefined : boolOf(at.value).values;
  const nulls = at.value?.states;
  const gathering = foldChildren(at, states, {
    takesNulls: asked !== 1,
    lanes: [counts],
    begin(n) {
      counts.fill(0, 0, n);
      states.fill(PRESENT, 0, n);
    },
    add(owner, child) {
      // A null is not true.
      const isTrue =
        values === undefined ? 0 : values[child] & (nulls === undefined || nulls[child] === PRESENT ? 1 : 0);
      if (values === undefined || isTrue === asked) counts[owner]++;
    },
  });
  return { counts, states, gathering };
}

/** Which children are counted, between which numbers they are to lie, and whether one decides though another failed. */
interface Whether {
  readonly asked: 0 | 1;
  readonly least: number;
  readonly most: number;
  readonly oneDecides: boolean;
}

/** Returns a collector of whether the number of children whose condition is (not) true lies between two others. */
export function collectWhether({ asked, least, most, oneDecides }: Whether): Collector {
  return (at) => {
    const { counts, states, gathering } = countChildren(at, asked);
    const values = at.owner.arena.uint8();
    const column: BoolColumn = { kind: 'bool', values, states };
    const end = (n: number): void => {
      gathering.end(n);
      for (let i = 0; i < n; i++) {
        values[i] = counts[i] >= least && counts[i] <= most ? 1 : 0;
        if (oneDecides && counts[i] > 0) states[i] = PRESENT;
      }
    };
    return { gathering: { ...gathering, end }, column };
  };
}

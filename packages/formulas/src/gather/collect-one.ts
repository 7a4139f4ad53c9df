import { FIRST_FAULT, NULL, PRESENT } from '../columns/formula-column.ts';
import type { Collecting, Collector } from '../columns/kernel.ts';
import { foldChildren } from './fold-children.ts';
import { createKeeper, type Keeper } from './keeper.ts';

/** Returns a collector of the least (`sign` −1) or greatest (1) value; null of none. */
export function collectExtreme(sign: -1 | 1): Collector {
  return collectOne((keeper, owner, child) => keeper.compare(child, owner) * sign > 0, false);
}

/** The first value, or null where it is null or there is none. */
export const collectFirst: Collector = collectOne(() => false, true);

/** The last value. */
export const collectLast: Collector = collectOne(() => true, true);

/** Returns a collector of one child's value: the first, and after it each that `replaces` the one before. */
function collectOne(
  replaces: (keeper: Keeper, owner: number, child: number) => boolean,
  takesNulls: boolean,
): Collector {
  return (at: Collecting) => {
    if (at.value === undefined) throw new TypeError('Rows have no order of their own.');
    const keeper = createKeeper(at.value, at.owner);
    const ofValue = at.value.states;
    const states = at.owner.arena.uint8();
    const hasOne = at.owner.arena.uint8();
    const gathering = foldChildren(at, states, {
      takesNulls,
      lanes: [hasOne, ...keeper.lanes],
      carry: keeper.carry,
      begin(n) {
        states.fill(NULL, 0, n);
        hasOne.fill(0, 0, n);
      },
      add(owner, child) {
        if (states[owner] >= FIRST_FAULT) return;
        if (hasOne[owner] === 1 && !replaces(keeper, owner, child)) return;
        hasOne[owner] = 1;
        keeper.keep(owner, child);
        states[owner] = ofValue === undefined ? PRESENT : ofValue[child];
      },
    });
    return { gathering, column: { ...keeper.column, states } };
  };
}

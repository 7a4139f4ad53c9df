import { FAULTS } from '../columns/faults.ts';
import { FIRST_FAULT, type FormulaColumn, PRESENT } from '../columns/formula-column.ts';
import type { Collector } from '../columns/kernel.ts';
import { foldChildren } from './fold-children.ts';

/** The most different values that are told apart. */
const MOST_VALUES = 100_000;

/** How many different values there are. */
export const collectDistinct: Collector = (at) => {
  if (at.value === undefined) throw new TypeError('Rows are all different.');
  const keyOf = keyReader(at.value);
  const { arena } = at.owner;
  const [values, states] = [arena.float64(), arena.uint8()];
  // Values of the elements of a list come for all rows in turn, so each row has a set of its own; the one beyond the rows, too.
  const sets = Array.from({ length: values.length }, () => new Set<unknown>());
  const gathering = foldChildren(at, states, {
    lanes: [values],
    carry(from, to) {
      // Who goes on takes the set, which may be large; the other's number is settled.
      const taken = sets[from];
      sets[from] = sets[to];
      sets[to] = taken;
    },
    begin(n) {
      for (let i = 0; i < n; i++) sets[i].clear();
      values.fill(0, 0, n);
      states.fill(PRESENT, 0, n);
    },
    add(owner, child) {
      const set = sets[owner];
      if (set.size < MOST_VALUES) {
        set.add(keyOf(child));
        values[owner] = set.size;
      } else if (states[owner] < FIRST_FAULT) states[owner] = FAULTS.tooManyValues;
    },
  });
  return { gathering, column: { kind: 'number', values, scale: 0, min: 0, max: MOST_VALUES, states } };
};

function keyReader(column: FormulaColumn): (place: number) => unknown {
  switch (column.kind) {
    case 'date':
      return (place) => column.days[place];
    case 'timestamp':
      return (place) => `${column.days[place]} ${column.micros[place]}`;
    case 'span':
      return (place) => column.micros[place];
    case 'passed':
      throw new TypeError('Values are read before they are gathered.');
    default:
      return (place) => column.values[place];
  }
}

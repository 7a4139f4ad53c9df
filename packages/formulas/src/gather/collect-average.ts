import { widesOf } from '../columns/buffers.ts';
import { FAULTS } from '../columns/faults.ts';
import { FIRST_FAULT, NULL, PRESENT } from '../columns/formula-column.ts';
import type { Collecting, Collector } from '../columns/kernel.ts';
import { DECIMAL_END, type ExactColumn, floatOf } from '../columns/number-columns.ts';
import { roundedQuotient } from '../numbers/divide.ts';
import { scaleOf } from '../types/common-type.ts';
import { foldChildren } from './fold-children.ts';

/** The sum divided by the number of values; null of none. Exact numbers are rounded half to even. */
export const collectAverage: Collector = (at) => {
  const { value } = at;
  return value?.kind === 'number' || value?.kind === 'wide' ? averageExact(at, value) : averageFloats(at);
};

function averageExact(at: Collecting, { values: from, scale: given }: ExactColumn): ReturnType<Collector> {
  const scale = scaleOf(at.type);
  const factor = 10n ** BigInt(scale - given);
  const { arena } = at.owner;
  const [counts, states, values] = [arena.float64(), arena.uint8(), widesOf(at.owner)];
  // Sums may have more than 64 bits on the way.
  const sums = new Array<bigint>(counts.length).fill(0n);
  const gathering = foldChildren(at, states, {
    lanes: [counts, sums],
    begin(n) {
      counts.fill(0, 0, n);
      sums.fill(0n, 0, n);
      states.fill(NULL, 0, n);
    },
    add(owner, child) {
      sums[owner] += BigInt(from[child]);
      counts[owner]++;
      if (states[owner] === NULL) states[owner] = PRESENT;
    },
    end(n) {
      for (let i = 0; i < n; i++) {
        if (states[i] !== PRESENT) continue;
        const average = roundedQuotient(sums[i] * factor, BigInt(counts[i]));
        values[i] = average;
        if (average >= DECIMAL_END || average <= -DECIMAL_END) states[i] = FAULTS.decimalTooLarge;
      }
    },
  });
  return { gathering, column: { kind: 'wide', values, scale, states } };
}

function averageFloats(at: Collecting): ReturnType<Collector> {
  const from = floatOf(at.value).values;
  const { arena } = at.owner;
  const [counts, states, values] = [arena.float64(), arena.uint8(), arena.float64()];
  const gathering = foldChildren(at, states, {
    lanes: [counts, values],
    begin(n) {
      counts.fill(0, 0, n);
      values.fill(0, 0, n);
      states.fill(NULL, 0, n);
    },
    add(owner, child) {
      values[owner] += from[child];
      counts[owner]++;
      if (states[owner] === NULL) states[owner] = PRESENT;
    },
    end(n) {
      for (let i = 0; i < n; i++) {
        if (counts[i] > 0) values[i] /= counts[i];
        if (!Number.isFinite(values[i]) && states[i] < FIRST_FAULT) states[i] = FAULTS.notFinite;
      }
    },
  });
  return { gathering, column: { kind: 'float', values, states } };
}

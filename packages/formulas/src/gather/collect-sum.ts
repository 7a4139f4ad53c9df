import { widesOf } from '../columns/buffers.ts';
import { FAULTS } from '../columns/faults.ts';
import { FIRST_FAULT, type NumberColumn, PRESENT, type WideColumn } from '../columns/formula-column.ts';
import type { Collecting, Collector } from '../columns/kernel.ts';
import { DECIMAL_END, EXACT, type ExactColumn, floatOf, WHOLE_END } from '../columns/number-columns.ts';
import { type Fold, foldChildren } from './fold-children.ts';

/** Sums of so many children are sure to be exact; where there are more, each sum is looked at. */
const MANY = 2 ** 24;

/** The sum of all; 0 of none. */
export const collectSum: Collector = (at) => {
  const { value } = at;
  if (value?.kind === 'number' || value?.kind === 'wide') return sumExact(at, value);
  return value?.kind === 'span' ? sumSpans(at, value.micros) : sumFloats(at, floatOf(value).values);
};

function sumExact(at: Collecting, value: ExactColumn): ReturnType<Collector> {
  const most = value.kind === 'wide' ? Infinity : Math.max(-value.min, value.max, 0) * MANY;
  return most <= EXACT && value.kind === 'number' ? sumNumbers(at, value, most) : sumWide(at, value);
}

function sumNumbers(at: Collecting, { values: from, scale }: NumberColumn, most: number): ReturnType<Collector> {
  const { arena } = at.owner;
  const values = arena.float64();
  const states = arena.uint8();
  const gathering = foldChildren(at, states, {
    lanes: [values],
    begin: emptySums(values, states),
    add(owner, child) {
      const sum = values[owner] + from[child];
      values[owner] = sum;
      if ((sum > most || sum < -most) && states[owner] < FIRST_FAULT) states[owner] = FAULTS.wholeTooLarge;
    },
  });
  return { gathering, column: { kind: 'number', values, scale, min: -most, max: most, states } };
}

function sumWide(at: Collecting, { values: from, scale }: WideColumn | NumberColumn): ReturnType<Collector> {
  const values = widesOf(at.owner);
  const states = at.owner.arena.uint8();
  const [end, fault] = scale > 0 ? [DECIMAL_END, FAULTS.decimalTooLarge] : [WHOLE_END, FAULTS.wholeTooLarge];
  const gathering = foldChildren(at, states, {
    lanes: [values],
    begin: emptySums(values, states),
    add(owner, child) {
      const sum = values[owner] + BigInt(from[child]);
      values[owner] = sum;
      if ((sum >= end || sum < -end) && states[owner] < FIRST_FAULT) states[owner] = fault;
    },
  });
  return { gathering, column: { kind: 'wide', values, scale, states } };
}

function sumFloats(at: Collecting, from: Float64Array): ReturnType<Collector> {
  const values = at.owner.arena.float64();
  const states = at.owner.arena.uint8();
  const gathering = foldChildren(at, states, {
    lanes: [values],
    begin: emptySums(values, states),
    add(owner, child) {
      values[owner] += from[child];
    },
    end(n) {
      for (let i = 0; i < n; i++) {
        if (!Number.isFinite(values[i]) && states[i] < FIRST_FAULT) states[i] = FAULTS.notFinite;
      }
    },
  });
  return { gathering, column: { kind: 'float', values, states } };
}

function sumSpans(at: Collecting, from: Float64Array): ReturnType<Collector> {
  const micros = at.owner.arena.float64();
  const states = at.owner.arena.uint8();
  const gathering = foldChildren(at, states, {
    lanes: [micros],
    begin: emptySums(micros, states),
    add(owner, child) {
      const sum = micros[owner] + from[child];
      micros[owner] = sum;
      if ((sum > EXACT || sum < -EXACT) && states[owner] < FIRST_FAULT) states[owner] = FAULTS.durationTooLong;
    },
  });
  return { gathering, column: { kind: 'span', micros, states } };
}

/** Returns what begins with sums of 0. */
function emptySums(sums: Float64Array | BigInt64Array, states: Uint8Array): Fold['begin'] {
  return (n) => {
    if (sums instanceof BigInt64Array) sums.fill(0n, 0, n);
    else sums.fill(0, 0, n);
    states.fill(PRESENT, 0, n);
  };
}

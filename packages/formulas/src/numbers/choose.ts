import { NULL, PRESENT } from '../columns/formula-column.ts';
import type { Kernel } from '../columns/kernel.ts';
import { selectRows } from '../columns/select-rows.ts';
import { boolOf } from './logic.ts';

/** One of two values, by a condition; the other is not asked for, so its faults do not count. */
export const chooseKernel: Kernel = ([condition, then, otherwise], frame) => {
  if (then === undefined || otherwise === undefined) throw new TypeError('A choice has three parts.');
  const { values, states: ofCondition } = boolOf(condition);
  const choice = frame.arena.uint8();
  frame.step((n) => {
    for (let i = 0; i < n; i++) choice[i] = values[i] ^ 1;
  });
  const selected = selectRows([then, otherwise], { choice }, frame);
  if (ofCondition === undefined) return selected;
  const states = frame.arena.uint8();
  const ofSelected = selected.states;
  frame.step((n) => {
    for (let i = 0; i < n; i++) {
      if (ofCondition[i] !== PRESENT) states[i] = ofCondition[i];
      else states[i] = ofSelected === undefined ? PRESENT : ofSelected[i];
    }
  });
  return { ...selected, states };
};

/** The first of several values that is not null. */
export const firstPresentKernel: Kernel = (columns, frame) => {
  const choice = frame.arena.uint8();
  const lanes = columns.map(({ states }) => states);
  const last = columns.length - 1;
  frame.step((n) => {
    for (let i = 0; i < n; i++) {
      let at = 0;
      while (at < last && lanes[at]?.[i] === NULL) at++;
      choice[i] = at;
    }
  });
  return selectRows(columns, { choice }, frame);
};

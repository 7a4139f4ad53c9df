import { CodedError, rowNumber } from '@populace/core';
import { type FollowedFrame, type Frame, NULL } from '@populace/formulas';
import { planRowsOf } from '../columns/planners/plan-rows-of.ts';
import { followReference } from '../columns/rows/followed-rows.ts';
import type { TablePlanner } from '../model/plannable-world.ts';
import type { FrameParts } from './frame-parts.ts';
import { planGather } from './gather.ts';

/** Creates what formulas see of rows that are planned. */
export function createFrame(parts: FrameParts): Frame {
  const { planner, arena, step, cell, where } = parts;
  const beyond = (other: TablePlanner): Frame => createFrame({ ...parts, planner: other, cell: undefined });
  return {
    arena,
    step,
    where,
    now: planner.world.now,
    seed: planner.world.seed,
    column: planner.column,
    rowNumbers: () => planRowNumbers(parts),
    parent(reference) {
      const { planner: parent, present } = followReference(reference, planner, parts);
      return { ...beyond(parent), states: present && planStates(present, parts) };
    },
    sibling: (offset) => planSibling(offset, parts, beyond),
    gather: (from, each) => planGather(from, each, { ...parts, frameOf: createFrame }),
    words(draw) {
      if (cell === undefined) throw new CodedError('internal', `${where} draws for rows of another table.`);
      return cell.source.words(draw);
    },
    table(table, column) {
      if (cell === undefined) throw new CodedError('internal', `${where} asks for a locale of another table.`);
      return cell.scope.table({ table, column });
    },
  };
}

function planRowNumbers({ planner: { rows }, arena, step }: FrameParts): Float64Array {
  const numbers = arena.float64();
  step((n) => {
    for (let i = 0; i < n; i++) numbers[i] = rowNumber(rows, i);
  });
  return numbers;
}

function planStates(present: Uint8Array, { arena, step }: FrameParts): Uint8Array {
  const states = arena.uint8();
  step((n) => {
    for (let i = 0; i < n; i++) states[i] = present[i] === 0 ? NULL : 0;
  });
  return states;
}

function planSibling(
  offset: -1 | 1,
  { planner, arena, step, where }: FrameParts,
  beyond: (planner: TablePlanner) => Frame,
): FollowedFrame {
  const { table, rows } = planner;
  const { relation } = table;
  if (relation === undefined) throw new CodedError('internal', `${where} looks at rows beside it, but has no parents.`);
  const { parents, places } = planner.family();
  const numbers = arena.float64();
  const states = arena.uint8();
  step((n) => {
    for (let i = 0; i < n; i++) {
      const { first, count } = relation.childrenOf(rowNumber(parents, i));
      const place = places[i] + offset;
      const isThere = place >= 0 && place < count;
      states[i] = isThere ? 0 : NULL;
      // Where there is none, the row itself stands for it.
      numbers[i] = isThere ? relation.rowAt(first + place) : rowNumber(rows, i);
    }
  });
  const beside = planRowsOf(numbers, { arena, step });
  return { ...beyond(planner.spawn(table, beside, step)), states };
}

import { CodedError, createRowSet, setList } from '@populace/core';
import type { AskedRows, ChildFrame, Frame, Gathering } from '@populace/formulas';
import type { Step } from '@populace/recipes';
import { MOST_REMEMBERED, MOST_SIBLINGS } from '../model/limits.ts';
import type { FrameParts } from './frame-parts.ts';
import { planStretches } from './stretches.ts';
import { createWalk, type WalkParts } from './walk-children.ts';

/** What gathering is planned with. */
export interface GatherParts extends FrameParts {
  frameOf(parts: FrameParts): Frame;
}

/**
 * Plans the children of the rows of a frame, or the siblings before them. They have a plan of their own, which is filled anew for every
 * frame full of them, so that any number of children needs the memory of one frame.
 */
export function planGather(asked: AskedRows, each: (children: ChildFrame) => Gathering, parts: GatherParts): void {
  const { planner, arena, step, where } = parts;
  const table = asked.kind === 'children' ? planner.world.table(asked.table) : planner.table;
  const { relation } = table;
  if (relation === undefined) throw new CodedError('internal', `${where} gathers rows that have no parents.`);
  const steps: Step[] = [];
  const ofChildren = (one: Step): void => {
    steps.push(one);
  };
  const rows = createRowSet(arena.rows);
  const owners = arena.int32();
  const origins = arena.int32();
  const children = planner.spawn(table, rows, ofChildren);
  const frame = parts.frameOf({ ...parts, planner: children, step: ofChildren, cell: undefined });
  const gathering = each({ ...frame, owners, origins });
  const most = asked.asksOwner || gathering.lanes === undefined ? MOST_REMEMBERED : MOST_SIBLINGS;
  const stretches = planStretches(asked, parts, relation, most);
  const numbers = arena.float64();
  let taken = 0;
  const flush = (): void => {
    if (taken === 0) return;
    setList(rows, numbers, taken);
    for (let i = 0; i < steps.length; i++) steps[i](taken);
    gathering.take(taken);
    taken = 0;
  };
  const add = (child: number, owner: number, origin: number): void => {
    if (taken === arena.rows) flush();
    numbers[taken] = child;
    owners[taken] = owner;
    origins[taken] = origin;
    taken++;
  };
  const walking = { relation, stretches, gathering, rows: arena.rows, add, flush };
  const walk = asked.asksOwner ? createWalkAlone(walking) : createWalk(walking);
  step((n) => {
    // A batch that failed may have left some.
    taken = 0;
    stretches.find(n);
    gathering.begin(n);
    walk(n);
    gathering.end(n);
  });
}

/** Creates what walks the children of each row for it alone, as what is made of them differs from row to row. */
function createWalkAlone({ relation, stretches, add, flush }: WalkParts): (n: number) => void {
  const { firsts, ends } = stretches;
  return (n) => {
    for (let i = 0; i < n; i++) {
      for (let place = firsts[i]; place < ends[i]; place++) add(relation.rowAt(place), i, -1);
    }
    flush();
  };
}

import { CodedError, createRowSet, type RowSet, rowNumber, type Step, setList } from '@populace/core';
import type { ChildFrame, Frame, Gathered, Gathering } from '@populace/formulas';
import type { ChildRelation } from '../relations/child-relation.ts';
import { MOST_SIBLINGS } from '../relations/limits.ts';
import type { FrameParts } from './frame-parts.ts';

/** Writes down the children of a batch of rows, a frame full at a time. */
type Listing = (n: number, add: (child: number, owner: number) => void) => void;

/** What gathering is planned with. */
export interface GatherParts extends FrameParts {
  frameOf(parts: FrameParts): Frame;
}

/**
 * Plans the children of the rows of a frame, or the siblings before them. They have a plan of their own, which is filled anew for every
 * frame full of them, so that any number of children needs the memory of one frame.
 */
export function planGather(from: Gathered, each: (children: ChildFrame) => Gathering, parts: GatherParts): void {
  const { planner, arena, step, where } = parts;
  const table = from.kind === 'children' ? planner.world.table(from.table) : planner.table;
  const { relation } = table;
  if (relation === undefined) throw new CodedError('internal', `${where} gathers rows that have no parents.`);
  const steps: Step[] = [];
  const ofChildren = (one: Step): void => {
    steps.push(one);
  };
  const rows = createRowSet(arena.rows);
  const owners = arena.int32();
  const children = planner.spawn(table, rows, ofChildren);
  const frame = parts.frameOf({ ...parts, planner: children, step: ofChildren, cell: undefined });
  const gathering = each({ ...frame, owners });
  const list = listOf(from, parts, relation);
  const numbers = arena.float64();
  let taken = 0;
  const take = (): void => {
    setList(rows, numbers, taken);
    for (let i = 0; i < steps.length; i++) steps[i](taken);
    gathering.take(taken);
    taken = 0;
  };
  const add = (child: number, owner: number): void => {
    if (taken === arena.rows) take();
    numbers[taken] = child;
    owners[taken] = owner;
    taken++;
  };
  step((n) => {
    gathering.begin(n);
    list(n, add);
    if (taken > 0) take();
    gathering.end(n);
  });
}

function listOf(from: Gathered, { planner, where }: FrameParts, relation: ChildRelation): Listing {
  if (from.kind === 'children') return listChildren(planner.rows, relation);
  const { parents, places } = planner.family();
  return (n, add) => {
    for (let i = 0; i < n; i++) {
      const { first } = relation.childrenOf(rowNumber(parents, i));
      if (places[i] >= MOST_SIBLINGS) refuseSiblings(where);
      for (let place = 0; place <= places[i]; place++) add(relation.rowAt(first + place), i);
    }
  };
}

function listChildren(rows: RowSet, relation: ChildRelation): Listing {
  return (n, add) => {
    for (let i = 0; i < n; i++) {
      const { first, count } = relation.childrenOf(rowNumber(rows, i));
      for (let place = 0; place < count; place++) add(relation.rowAt(first + place), i);
    }
  };
}

function refuseSiblings(where: string): never {
  const message = `${where} goes through the rows of a parent, which are at most ${MOST_SIBLINGS}; give parents fewer rows.`;
  throw new CodedError('limit/formula', message);
}

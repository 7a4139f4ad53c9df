import { type Arena, CodedError, type Vector } from '@populace/core';
import {
  type ChildFrame,
  type FollowedFrame,
  type Frame,
  type Gathered,
  type Gathering,
  NULL,
} from '@populace/formulas';
import type { Step } from '@populace/recipes';
import type { LoadedTable, LoadedWorld } from '../loading/loaded.ts';
import { type Family, familyOf } from './family.ts';

/** What formulas see of rows that were read: rows of a table by number, −1 for none. */
interface FrameParts {
  readonly world: LoadedWorld;
  readonly table: LoadedTable;
  readonly arena: Arena;
  readonly steps: Step[];
  readonly rows: Float64Array;
  readonly where: string;
}

/** Creates the frame of some rows of a table. */
export function createFrame(parts: FrameParts): Frame {
  const { world, table, arena, steps, rows, where } = parts;
  const known = new Map<string, Vector>();
  const step = (one: Step): void => void steps.push(one);
  const { model } = world.expected;
  return {
    arena,
    step,
    where,
    now: model.now,
    seed: model.seed,
    column(name) {
      const vector = known.get(name) ?? keptIn(table, name).vector({ arena, step, rows });
      known.set(name, vector);
      return vector;
    },
    bounds: (name) => keptIn(table, name).bounds?.(),
    rowNumbers: () => planRowNumbers(parts),
    parent: (reference) => planParent(reference, parts),
    sibling: (offset) => planSibling(offset, parts),
    gather: (from, each) => planGather(from, each, parts),
    words: () => refuse(`${where} draws`),
    table: () => refuse(`${where} asks for words of a locale`),
  };
}

/** Formulas that ask for what no file has are left out before they are planned. */
function refuse(what: string): never {
  throw new CodedError('internal', `${what}, which no file has.`);
}

function keptIn({ kept, expected }: LoadedTable, name: string) {
  return kept(name) ?? refuse(`${expected.name}.${name} is read`);
}

function planRowNumbers({ table, arena, steps, rows }: FrameParts): Float64Array {
  const numbers = arena.float64();
  steps.push((n) => {
    for (let i = 0; i < n; i++) numbers[i] = table.firstRow + rows[i];
  });
  return numbers;
}

/** The rows that `rowOf` gives for the rows of a frame. */
function planOther(parts: FrameParts, other: LoadedTable, rowOf: (row: number) => number): FollowedFrame {
  const { arena, steps, rows } = parts;
  const others = arena.float64();
  const states = arena.uint8();
  steps.push((n) => {
    for (let i = 0; i < n; i++) {
      others[i] = rows[i] < 0 ? -1 : rowOf(rows[i]);
      states[i] = others[i] < 0 ? NULL : 0;
    }
  });
  return { ...createFrame({ ...parts, table: other, rows: others }), states };
}

function planParent(reference: string, parts: FrameParts): FollowedFrame {
  const { world, table } = parts;
  const found = table.expected.references.find(({ columns: [first] }) => first === reference);
  const target = found && world.table(found.table);
  const followed = found && world.followed(table, found.columns);
  if (target === undefined || followed === undefined) return refuse(`${reference} is followed`);
  return planOther(parts, target, (row) => followed[row]);
}

function planSibling(offset: -1 | 1, parts: FrameParts): FollowedFrame {
  const { table, world } = parts;
  const family = familyOf(world, table) ?? refuse('a sibling is looked at');
  return planOther(parts, table, (row) => family.siblingOf(row, offset));
}

function planGather(from: Gathered, each: (children: ChildFrame) => Gathering, parts: FrameParts): void {
  const { world, rows, steps, arena, where } = parts;
  const table = from.kind === 'children' ? (world.table(from.table) ?? refuse('children are gathered')) : parts.table;
  const family = familyOf(world, table) ?? refuse('children are gathered');
  const owners = arena.int32();
  const numbers = arena.float64();
  const inner: Step[] = [];
  const frame = createFrame({ world, table, steps: inner, rows: numbers, arena, where });
  const gathering = each({ ...frame, owners });
  let taken = 0;
  const take = (): void => {
    for (let at = 0; at < inner.length; at++) inner[at](taken);
    gathering.take(taken);
    taken = 0;
  };
  steps.push((n) => {
    gathering.begin(n);
    for (let i = 0; i < n; i++) {
      if (rows[i] < 0) continue;
      const { first, end } = membersOf(from, family, rows[i]);
      for (let at = first; at < end; at++) {
        if (taken === arena.rows) take();
        numbers[taken] = family.members[at];
        owners[taken] = i;
        taken++;
      }
    }
    if (taken > 0) take();
    gathering.end(n);
  });
}

/** The children of a row, or the rows of the same parent up to the row itself. */
function membersOf({ kind }: Gathered, family: Family, row: number): { readonly first: number; readonly end: number } {
  if (kind === 'children') return { first: family.starts[row], end: family.starts[row + 1] };
  const parent = family.parents[row];
  if (parent < 0) return { first: 0, end: 0 };
  return { first: family.starts[parent], end: family.placeOf(row) + 1 };
}

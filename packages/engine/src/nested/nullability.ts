import type { Vector } from '@populace/core';
import { planUnfilled } from '../columns/planners/plan-unfilled.ts';
import { mayBeNull } from '../columns/values/presence.ts';
import type { PlannedColumn } from '../model/column.ts';
import type { PlannableWorld } from '../model/plannable-world.ts';
import type { PlannedTable } from '../model/table.ts';

/** Whether a value may be null, and the same of the items of its lists or of its members. */
export interface Nullability {
  readonly isNullable: boolean;
  /** The one of the items, or one for each member; none of other values. */
  readonly inner: readonly Nullability[];
}

/** Whether any value within the lists or structures of a column may be null, by the vector that is planned for it. */
export function nullabilityOf(world: PlannableWorld, table: PlannedTable, column: PlannedColumn): Nullability {
  return nullabilityIn(planUnfilled({ world, unchecked: true }, table, column.name));
}

function nullabilityIn(vector: Vector): Nullability {
  return { isNullable: mayBeNull(vector), inner: innerVectors(vector).map(nullabilityIn) };
}

function innerVectors(vector: Vector): readonly Vector[] {
  if (vector.kind === 'list') return [vector.item.vector];
  return vector.kind === 'struct' ? vector.members.map((member) => member.vector) : [];
}

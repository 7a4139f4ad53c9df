import {
  type Arena,
  CodedError,
  type Key,
  type Planner,
  type Recipe,
  type RowSet,
  type Source,
  type Step,
  type Vector,
} from '@populace/core';
import type { PlannedColumn, World } from './world.ts';

/** Plans columns of one table over one set of rows: every vector and field once, whoever asks. */
export interface TablePlanner {
  column(name: string): Vector;
}

/** What all the planners of one run share. */
export interface PlanningParts {
  readonly world: World;
  readonly arena: Arena;
  readonly step: (step: Step) => void;
}

/** What modifiers (unique, nulls) plan with. */
export interface ColumnPlanning extends PlanningParts {
  readonly rows: RowSet;
  readonly path: string;
  readonly column: PlannedColumn;
  readonly keyOf: (path: string, draw: string) => Key;
  readonly words: Source;
  plan(recipe: Recipe, source: Source): Vector;
}

/** What the engine's own primitive for references may do beyond other primitives: plan over rows of another table. */
export interface ReferencePlanning {
  parentPlanner(table: string, rows: RowSet): TablePlanner;
}

/** Returns what of a planner only references use. */
export function referencePlanning(at: Planner): ReferencePlanning {
  if ('parentPlanner' in at) return at as Planner & ReferencePlanning; // Made above; only the engine plans references.
  throw new CodedError('internal', 'A reference was planned outside of a table.');
}

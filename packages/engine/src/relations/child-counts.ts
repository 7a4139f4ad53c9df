import {
  CodedError,
  createArena,
  createRowSet,
  type Key,
  measureArena,
  type Planner,
  type Primitive,
  type Recipe,
  type Scope,
  type Step,
  setRange,
  type Vector,
} from '@populace/core';
import { createWordSource } from '../sources/word-source.ts';
import { COUNT_PATH } from './limits.ts';
import { STRETCH_ROOM, type Summands } from './sum-index.ts';

/** What makes the numbers of children of a table's parents. */
export interface CountParts {
  readonly primitive: Primitive;
  readonly recipe: Recipe;
  readonly scope: Scope;
  /** The keys of the child table's draws. */
  readonly keyOf: (path: string, ...draw: readonly string[]) => Key;
}

/** Plans a recipe of whole numbers over rows of the parent table: one draw a parent, whoever asks. */
export function createChildCounts(parents: number, parts: CountParts): Summands {
  const measured = planCounts(parts, measureArena(STRETCH_ROOM));
  const { rows, steps, vector } = planCounts(parts, createArena(STRETCH_ROOM, measured.bytes));
  if (vector.kind !== 'int32') throw new CodedError('internal', `Children are counted by numbers, not ${vector.kind}.`);
  const { values } = vector;
  return {
    count: parents,
    read(from, n) {
      setRange(rows, from, n);
      for (const step of steps) step(n);
      return values;
    },
  };
}

function planCounts({ primitive, recipe, scope, keyOf }: CountParts, arena: Planner['arena']) {
  const rows = createRowSet(STRETCH_ROOM);
  const steps: Step[] = [];
  const step = (one: Step): void => {
    steps.push(one);
  };
  const planner: Planner = {
    arena,
    rows,
    scope,
    step,
    source: createWordSource({ path: COUNT_PATH, rows, arena, keyOf, step }),
    part: refuse,
    field: refuse,
    shared: refuse,
    column: refuse,
  };
  const vector: Vector = primitive.plan(recipe, planner);
  return { rows, steps, vector, bytes: arena.used() };
}

function refuse(): never {
  throw new CodedError('internal', 'The number of children depends on nothing but the parent.');
}

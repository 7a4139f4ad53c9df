import { CodedError, type Key, type Primitive, type Recipe, type Scope } from '@populace/core';
import { planMeasured } from '../plan/plan-over.ts';
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
export function createChildCounts(parents: number, { primitive, recipe, scope, keyOf }: CountParts): Summands {
  const { made, fillRange } = planMeasured(STRETCH_ROOM, ({ arena, rows, step }) => {
    const source = createWordSource({ path: COUNT_PATH, rows, arena, keyOf, step });
    const others = { part: refuse, field: refuse, shared: refuse, column: refuse };
    return primitive.plan(recipe, { arena, rows, scope, step, source, ...others });
  });
  if (made.kind !== 'int32') throw new CodedError('internal', `Children are counted by numbers, not ${made.kind}.`);
  const { values } = made;
  return {
    count: parents,
    read(from, n) {
      fillRange(from, n);
      return values;
    },
  };
}

function refuse(): never {
  throw new CodedError('internal', 'The number of children depends on nothing but the parent.');
}

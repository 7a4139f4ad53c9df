import type { Moment } from '@populace/calendar';
import { CodedError } from '@populace/core';
import { definePrimitive } from '../recipe/primitive.ts';
import type { Primitive, Recipe } from '../recipe/recipe.ts';

/** A point in time that is not before another one of the row, to the second: some time later, each second as likely. */
export interface LaterRecipe extends Recipe {
  readonly kind: 'later';
  /** A recipe of points in time to the second. */
  readonly than: Recipe;
  /** How many seconds later at most. */
  readonly within: number;
  /** No value is after this, if the other is not. */
  readonly until: Moment;
}

/** Makes the recipe of a point in time up to `within` seconds later than another, and not after `until`. */
export function later(than: Recipe, { within, until }: Pick<LaterRecipe, 'within' | 'until'>): LaterRecipe {
  return { kind: 'later', than, within, until };
}

const SECONDS_A_DAY = 86_400;
const MS = 1000;

export const laterPrimitive: Primitive<LaterRecipe> = definePrimitive<LaterRecipe>({
  kind: 'later',
  type: () => ({ kind: 'timestamp', precision: 's' }),
  parts: ({ than }) => [than],
  capacity: () => 'unknown',
  width: () => 19,
  plan({ than, within, until }, at) {
    const vector = at.part(than, at.source);
    if (vector.kind !== 'timestamp') throw new CodedError('internal', 'A later point in time needs another.');
    const { days: before, ms: beforeMs, min } = vector;
    const last = until.days * SECONDS_A_DAY + Math.floor(until.ms / MS);
    const first = (i: number): number => before[i] * SECONDS_A_DAY + Math.floor(beforeMs[i] / MS);
    const spans = at.arena.int32();
    at.step((n) => {
      for (let i = 0; i < n; i++) spans[i] = Math.max(0, Math.min(within, last - first(i))) + 1;
    });
    const offsets = at.source.belowEach(spans);
    const days = at.arena.int32();
    const ms = at.arena.int32();
    at.step((n) => {
      for (let i = 0; i < n; i++) {
        const total = first(i) + offsets[i];
        days[i] = Math.floor(total / SECONDS_A_DAY);
        ms[i] = (total - days[i] * SECONDS_A_DAY) * MS;
      }
    });
    const max = Math.max(until.days, vector.max);
    return { kind: 'timestamp', days, ms, precision: 's', zoned: false, min, max };
  },
  explain: ({ than }, scope) => `some time later than ${scope.explain(than)}`,
  outline: () => 'some time later than another value',
});

import type { Moment, Planner, Recipe, Vector } from '@populace/core';
import { type FormulaColumn, PRESENT, planValues } from '@populace/formulas';
import { checkedFormula } from '../formula/checked-formula.ts';
import { createFrame } from '../formula/frame.ts';
import type { BoundPlanning, PlannedColumn } from '../plan/world.ts';

/** Values of a vector as whole units of its own, from `min` to `max`: cents, days, seconds. */
interface Units {
  readonly min: number;
  readonly max: number;
  /** Units to one: 100 where a value of 1 is 100 cents. Of points in time, to a day. */
  readonly perOne: number;
  read(i: number): number;
  write(i: number, units: number): void;
  /** The vector that has what was written. */
  readonly vector: Vector;
}

/**
 * Brings the values of a column within its bounds: one that is beyond is moved to where it lies, in proportion, between the bound and the other end
 * of the column's range, so that evenly drawn values stay even. Values within their bounds stay as they are; where there is no
 * room, the value stays and the check tells it.
 */
export function planWithinBounds(vector: Vector, { name, variants }: PlannedColumn, at: BoundPlanning): Vector {
  const { arena, step, planner } = at;
  const bounds = planner.table.bounds.get(name);
  const units = bounds && unitsOf(vector, { arena, recipe: variants[0].recipe });
  if (bounds === undefined || units === undefined) return vector;
  const limits = bounds.map((bound) => {
    const frame = createFrame({ arena, step, planner, cell: undefined, where: bound.by.name });
    const column = planValues(checkedFormula(bound.by, planner.world), frame);
    return { ...bound, states: column.states, valueOf: readerOf(column, units) };
  });
  step((n) => {
    for (let i = 0; i < n; i++) {
      let value = units.read(i);
      for (let b = 0; b < limits.length; b++) {
        const { states, valueOf, side, isStrict } = limits[b];
        if (valueOf === undefined || (states !== undefined && states[i] !== PRESENT)) continue;
        const limit = valueOf(i);
        if (side === 'least') value = raised(value, isStrict ? Math.floor(limit) + 1 : Math.ceil(limit), units);
        else value = lowered(value, isStrict ? Math.ceil(limit) - 1 : Math.floor(limit), units);
      }
      units.write(i, value);
    }
  });
  return units.vector;
}

function raised(value: number, least: number, { min, max }: Units): number {
  if (value >= least || least > max) return value;
  return Math.min(max, least + Math.floor(((value - min) * (max - least + 1)) / (least - min)));
}

function lowered(value: number, most: number, { min, max }: Units): number {
  if (value <= most || most < min) return value;
  return Math.max(min, most - Math.floor(((max - value) * (most - min + 1)) / (max - most)));
}

const DAY_MICROS = 86_400_000_000;
const DAY_SECONDS = 86_400;

/** Reads a formula's values in the units of the column; undefined where they are of another kind. */
function readerOf(column: FormulaColumn, { perOne, vector }: Units): ((i: number) => number) | undefined {
  const isTime = vector.kind === 'date' || vector.kind === 'timestamp';
  switch (column.kind) {
    case 'number':
    case 'wide': {
      const { values, scale } = column;
      const [up, down] = perOne >= 10 ** scale ? [perOne / 10 ** scale, 1] : [1, 10 ** scale / perOne];
      return isTime ? undefined : (i) => (Number(values[i]) * up) / down;
    }
    case 'float': {
      const { values } = column;
      return isTime ? undefined : (i) => values[i] * perOne;
    }
    case 'date': {
      const { days } = column;
      return isTime ? (i) => days[i] * perOne : undefined;
    }
    case 'timestamp': {
      const { days, micros } = column;
      return isTime ? (i) => days[i] * perOne + micros[i] / (DAY_MICROS / perOne) : undefined;
    }
    default:
      return undefined;
  }
}

/** The values of a vector that can be moved: whole numbers, decimals, days, points in time to the second. */
function unitsOf(
  vector: Vector,
  { arena, recipe }: { readonly arena: Planner['arena']; readonly recipe: Recipe },
): Units | undefined {
  if (vector.kind === 'int32' || vector.kind === 'decimal') {
    const values = arena.int32();
    const { min, max, values: drawn } = vector;
    const write = (i: number, units: number): void => {
      values[i] = units;
    };
    const perOne = vector.kind === 'decimal' ? 10 ** vector.scale : 1;
    return { min, max, perOne, read: (i) => drawn[i], write, vector: { ...vector, values } };
  }
  if (vector.kind === 'date') {
    const days = arena.int32();
    const { min, max, days: drawn } = vector;
    const write = (i: number, units: number): void => {
      days[i] = units;
    };
    return { min, max, perOne: 1, read: (i) => drawn[i], write, vector: { ...vector, days } };
  }
  return vector.kind === 'timestamp' ? secondsOf(vector, arena, recipe) : undefined;
}

function secondsOf(
  vector: Extract<Vector, { kind: 'timestamp' }>,
  arena: Planner['arena'],
  recipe: Recipe,
): Units | undefined {
  if (recipe.kind !== 'timestamp' || vector.precision !== 's') return undefined;
  const { from, to } = recipe as Recipe & { readonly from: Moment; readonly to: Moment }; // The shape of that kind.
  const days = arena.int32();
  const ms = arena.int32();
  const second = ({ days: day, ms: time }: Moment): number => day * DAY_SECONDS + time / 1000;
  return {
    min: Math.ceil(second(from)),
    max: Math.floor(second(to)),
    perOne: DAY_SECONDS,
    read: (i) => vector.days[i] * DAY_SECONDS + vector.ms[i] / 1000,
    write(i, units) {
      const day = Math.floor(units / DAY_SECONDS);
      days[i] = day;
      ms[i] = (units - day * DAY_SECONDS) * 1000;
    },
    vector: { ...vector, days, ms },
  };
}

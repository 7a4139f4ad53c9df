import type { Vector } from '@populace/core';
import { type FormulaColumn, PRESENT, planValues } from '@populace/formulas';
import { checkedFormula } from '../formulas/checked-formula.ts';
import { createFrame } from '../formulas/frame.ts';
import type { PlannedColumn } from '../model/column.ts';
import type { ColumnBound } from '../model/column-bound.ts';
import type { BoundPlanning } from '../model/plannable-world.ts';
import { limitReader } from './bound-limits.ts';
import { type Units, unitsOf } from './bound-units.ts';

/**
 * Brings the values of a column between its bounds: one that is beyond is moved to where it lies, in proportion, between the bound and the other
 * bound of the row, or the other end of the column's range, so that evenly drawn values stay even. Values within their bounds stay as they
 * are; where no value of the range is between the bounds, the value stays and the check reports it.
 */
export function planWithinBounds(vector: Vector, { name, variants }: PlannedColumn, at: BoundPlanning): Vector {
  const bounds = at.planner.table.bounds.get(name);
  const isTwoSided = new Set(bounds?.map(({ side }) => side)).size > 1;
  const units = bounds && unitsOf(vector, { arena: at.arena, recipe: variants[0].recipe, isTwoSided });
  if (bounds === undefined || units === undefined) return vector;
  const limits = bounds.flatMap((bound) => limitsOf(bound, units, at));
  const noteNoRoom = at.noteNoRoom?.(name);
  const { min, max } = units;
  const place = units.period === undefined ? placed : placedByPeriods(units.period);
  at.step((n) => {
    for (let i = 0; i < n; i++) {
      let least = min;
      let most = max;
      for (let b = 0; b < limits.length; b++) {
        const { states, sideOf, side } = limits[b];
        if (states !== undefined && states[i] !== PRESENT) continue;
        if (side === 'least') least = Math.max(least, sideOf(i));
        else most = Math.min(most, sideOf(i));
      }
      const value = units.read(i);
      const hasRoom = least <= most;
      if (!hasRoom) noteNoRoom?.(i);
      units.write(i, hasRoom ? place(value, { least, most, units }) : value);
    }
  });
  return units.vector;
}

interface Limit {
  readonly states: FormulaColumn['states'];
  readonly side: ColumnBound['side'];
  /** The least, or the greatest, value that the bound of a row admits. */
  sideOf(i: number): number;
}

function limitsOf(bound: ColumnBound, units: Units, { arena, step, planner }: BoundPlanning): readonly Limit[] {
  const frame = createFrame({ arena, step, planner, cell: undefined, where: bound.by.name });
  const column = planValues(checkedFormula(bound.by, planner.world), frame);
  const limitOf = limitReader(column, units);
  if (limitOf === undefined) return [];
  const { side } = bound;
  const round = roundingOf(bound, units);
  return [{ states: column.states, side, sideOf: (i) => round(limitOf(i)) }];
}

/** How a limit becomes the first value that it admits. */
function roundingOf({ side, isStrict }: ColumnBound, { isWhole }: Units): (limit: number) => number {
  const isLeast = side === 'least';
  if (!isWhole) return isStrict ? (limit) => neighbour(limit, isLeast ? 1 : -1) : (limit) => limit;
  if (isLeast) return isStrict ? (limit) => Math.floor(limit) + 1 : Math.ceil;
  return isStrict ? (limit) => Math.ceil(limit) - 1 : Math.floor;
}

const bits = new DataView(new ArrayBuffer(8));

/** The next double above (`towards` 1) or below (-1) a finite one (IEEE 754: the bits of one sign are in the order of the sizes). */
function neighbour(value: number, towards: 1 | -1): number {
  if (value === 0) return towards * Number.MIN_VALUE;
  bits.setFloat64(0, value);
  bits.setBigInt64(0, bits.getBigInt64(0) + BigInt(value > 0 ? towards : -towards));
  return bits.getFloat64(0);
}

interface Span {
  readonly least: number;
  readonly most: number;
  readonly units: Units;
}

/** Moves what is beyond a span, which has a value at least, into it. */
function placed(value: number, { least, most, units: { min, max, isWhole } }: Span): number {
  const size = most - least + (isWhole ? 1 : 0);
  const part = (share: number): number => (isWhole ? Math.floor(share) : share);
  // Divisions may round up to one unit beyond the span.
  if (value < least) return Math.min(most, least + part(((value - min) * size) / (least - min)));
  if (value > most) return Math.max(least, most - part(((max - value) * size) / (max - most)));
  return value;
}

/**
 * Moves what is beyond a span by whole periods into it, so that the weights of hours and weekdays are kept. A value that no number of
 * periods moves into a short span stays, and is drawn again.
 */
function placedByPeriods(period: number): typeof placed {
  return (value, { least, most, units: { min, max } }) => {
    if (value >= least && value <= most) return value;
    const [fewest, greatest] = [Math.ceil((least - value) / period), Math.floor((most - value) / period)];
    if (fewest > greatest) return value;
    const share = value < least ? (value - min) / (least - min) : (value - most - 1) / (max - most);
    return value + period * (fewest + Math.floor(share * (greatest - fewest + 1)));
  };
}

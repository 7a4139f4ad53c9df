import type { FormulaColumn } from '@populace/formulas';
import type { UnitScale, Units } from './bound-units.ts';

const DAY_MICROS = 86_400_000_000;

/** Returns what reads the values of a formula in the units of a column; undefined where they are of another kind. */
export function limitReader(column: FormulaColumn, { scale }: Units): ((i: number) => number) | undefined {
  switch (column.kind) {
    case 'number':
    case 'wide':
      return scale.kind === 'number' ? exactReader(column, scale) : undefined;
    case 'float': {
      const { values } = column;
      return scale.kind === 'number' ? (i) => values[i] * scale.perOne : undefined;
    }
    case 'date': {
      const { days } = column;
      return scale.kind === 'moment' ? (i) => (days[i] - scale.origin) * scale.perDay : undefined;
    }
    case 'timestamp': {
      const { days, micros } = column;
      if (scale.kind !== 'moment') return undefined;
      const { origin, perDay } = scale;
      return (i) => (days[i] - origin) * perDay + micros[i] / (DAY_MICROS / perDay);
    }
    case 'span': {
      const { micros } = column;
      return scale.kind === 'time' ? (i) => micros[i] / (DAY_MICROS / scale.perDay) : undefined;
    }
    default:
      return undefined;
  }
}

function exactReader(
  { values, scale }: Extract<FormulaColumn, { kind: 'number' | 'wide' }>,
  { perOne }: Extract<UnitScale, { kind: 'number' }>,
): (i: number) => number {
  const [up, down] = perOne >= 10 ** scale ? [perOne / 10 ** scale, 1] : [1, 10 ** scale / perOne];
  return (i) => (Number(values[i]) * up) / down;
}

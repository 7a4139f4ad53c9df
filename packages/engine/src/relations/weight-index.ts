import { CodedError, quote, type Vector } from '@populace/core';
import { measureTable, openTable } from '../columns/rows/table-run.ts';
import { partsWhere } from '../formulas/rows-where.ts';
import type { AskedFormula } from '../model/formula-recipe.ts';
import type { PlannableWorld } from '../model/plannable-world.ts';
import type { PlannedTable } from '../model/table.ts';
import type { SumParts } from '../sums/sum-book.ts';
import { STRETCH_ROOM, type Summands } from '../sums/summands.ts';

/** The weights of a table's rows. */
export interface WeightParts {
  readonly column: string;
  /** Rows for which it does not hold weigh nothing. */
  readonly where: AskedFormula | undefined;
}

/** The weights of a table's rows, which a column holds; null is 0. Reading throws `schema/invalid-option` for one below 0. */
export function weightParts(world: PlannableWorld, table: PlannedTable, { column, where }: WeightParts): SumParts {
  const condition = where === undefined ? undefined : partsWhere(where, world);
  return {
    name: `weights of ${column}${condition === undefined ? '' : `, ${condition.name}`}`,
    table: table.name,
    measure() {
      measureTable(world, table, [column]);
      condition?.measure();
    },
    numbers() {
      const weights = createWeights(world, table, column);
      return condition === undefined ? weights : productOf(weights, condition.numbers());
    },
  };
}

/** Numbers times ones and zeros. */
function productOf(weights: Summands, ones: Summands): Summands {
  const products = new Float64Array(STRETCH_ROOM);
  return {
    count: weights.count,
    read(from, n) {
      const [numbers, taken] = [weights.read(from, n), ones.read(from, n)];
      for (let i = 0; i < n; i++) products[i] = numbers[i] * taken[i];
      return products;
    },
  };
}

function createWeights(world: PlannableWorld, table: PlannedTable, name: string): Summands {
  const run = openTable(world, table, { columns: [name] });
  const [column] = run.batch.columns;
  if (column === undefined) throw new CodedError('internal', `There is no column ${name} in ${table.name}.`);
  const numberAt = numberReader(column.vector);
  const weights = new Float64Array(STRETCH_ROOM);
  return {
    count: table.rowCount,
    read(from, n) {
      for (let done = 0; done < n; done += run.batchRows) {
        const part = Math.min(run.batchRows, n - done);
        run.fillRange(from + done, part);
        for (let i = 0; i < part; i++) weights[done + i] = demandWeight(numberAt(i), from + done + i, table.name, name);
      }
      return weights;
    },
  };
}

function demandWeight(weight: number, row: number, table: string, column: string): number {
  if (weight >= 0 && weight < Number.POSITIVE_INFINITY) return weight;
  const message = `${quote(column)} of ${quote(table)} cannot weigh references: row ${row} has ${Number.isNaN(weight) ? 'no number' : weight}, but weights are numbers of 0 or more`;
  throw new CodedError('schema/invalid-option', message);
}

/** Reads the i-th number of a vector, 0 for null. Of decimals it is the whole multiple: weights are in proportion. */
function numberReader(vector: Vector): (i: number) => number {
  const read = validNumberReader(vector);
  const { valid } = vector;
  return valid === undefined ? read : (i) => (valid[i] === 0 ? 0 : read(i));
}

function validNumberReader(vector: Vector): (i: number) => number {
  switch (vector.kind) {
    case 'int32':
    case 'decimal':
    case 'float64': {
      const { values } = vector;
      return (i) => values[i];
    }
    case 'wide': {
      const { hi, lo } = vector;
      return (i) => hi[i] * 2 ** 32 + (lo[i] >>> 0);
    }
    case 'codes': {
      const { codes, dictionary } = vector;
      const numbers = Float64Array.from({ length: dictionary.size + 1 }, (_, code) =>
        code === dictionary.size ? 0 : Number(dictionary.text(code)),
      );
      return (i) => numbers[codes[i]];
    }
    case 'constant': {
      const number = Number(vector.text);
      return () => number;
    }
    case 'mixed':
      return mixedReader(vector);
    default:
      return () => Number.NaN;
  }
}

function mixedReader({ choice, options }: Extract<Vector, { kind: 'mixed' }>): (i: number) => number {
  const readers = options.map(({ vector, at }) => ({ read: numberReader(vector), at }));
  return (i) => {
    const { read, at } = readers[choice[i]];
    return read(at === undefined ? i : at[i]);
  };
}

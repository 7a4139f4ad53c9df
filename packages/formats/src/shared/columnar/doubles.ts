import { vectorTextReader } from '@populace/cells';
import { CodedError, type Column, quote, type Vector } from '@populace/core';

/** The doubles of a column; what stands under a null is nobody's. */
export interface Doubles {
  readonly values: Float64Array;
  /** Fills them for the first `n` rows of the vector as they stand. */
  fill(n: number): void;
}

/**
 * Plans the doubles of a column of floating-point numbers. Minus zero becomes 0, as in all formats.
 * @throws CodedError `format/cannot-hold`, while it fills, where a text is no number.
 */
export function planDoubles({ name, vector }: Column, rows: number): Doubles {
  const values = new Float64Array(rows);
  const fill = fillOf(vector, values, { name, rows });
  return { values, fill };
}

type Fill = Doubles['fill'];

function fillOf(vector: Vector, values: Float64Array, column: { readonly name: string; readonly rows: number }): Fill {
  if (vector.kind === 'float64' || vector.kind === 'int32') {
    const { values: source } = vector;
    return (n) => {
      for (let row = 0; row < n; row++) values[row] = source[row] + 0;
    };
  }
  if (vector.kind === 'mixed') {
    const { choice, options } = vector;
    const planned = options.map(({ vector: option, at, filled }) => {
      const own = new Float64Array(column.rows);
      return { own, at, filled, fill: fillOf(option, own, column) };
    });
    return (n) => {
      for (const { fill, filled } of planned) fill(filled?.n ?? n);
      for (let row = 0; row < n; row++) {
        const { own, at } = planned[choice[row]];
        values[row] = own[at === undefined ? row : at[row]];
      }
    };
  }
  return fillByTexts(vector, values, column.name);
}

function fillByTexts(vector: Vector, values: Float64Array, name: string): Fill {
  const read = vectorTextReader(vector);
  return (n) => {
    for (let row = 0; row < n; row++) {
      const text = read(row);
      if (text === null || (text === '' && vector.valid !== undefined)) continue;
      values[row] = Number(text) + 0;
      if (text.trim() !== '' && Number.isFinite(values[row])) continue;
      const message = `Column ${quote(name)} is float64, but ${quote(text)} is no number; give the column \`type: string\`.`;
      throw new CodedError('format/cannot-hold', message);
    }
  };
}

import { isWideDecimal, type LogicalType, type Vector } from '@populace/core';
import { keepBooleans } from './booleans.ts';
import { keepDays } from './days.ts';
import { keepFloats } from './floats.ts';
import { roomFor } from './growing.ts';
import type { Handing, KeptColumn, KeptValues } from './kept-column.ts';
import { keepMoments } from './moments.ts';
import { keepTexts } from './texts.ts';
import { keepUuids } from './uuids.ts';
import { keepWholes } from './wholes.ts';

const [NULL, PRESENT, UNKNOWN] = [0, 1, 2];

/** Creates an empty column for values of a type; memory is taken for `expected` rows at once, and more when needed. */
export function keepColumn(type: LogicalType, expected: number): KeptColumn {
  const values = valuesOf(type, expected);
  let states = new Uint8Array(expected);
  let size = 0;
  const put = (text: string | null, state: number): void => {
    states = roomFor(states, size);
    states[size] = state;
    values.put(size, text);
    size++;
  };
  const isNull = (row: number): boolean => states[row] !== PRESENT;
  return {
    ...values,
    size: () => size,
    push: (text) => put(text, PRESENT),
    pushNull: () => put(null, NULL),
    pushUnknown: () => put(null, UNKNOWN),
    isNull,
    isUnknown: (row) => states[row] === UNKNOWN,
    text: (row) => (isNull(row) ? '' : values.text(row)),
    vector: (to) => planVector(values, isNull, to),
  };
}

function valuesOf(type: LogicalType, expected: number): KeptValues {
  switch (type.kind) {
    case 'int32':
    case 'int64':
      return keepWholes(type, 0, expected);
    case 'decimal':
      return isWideDecimal(type) ? keepTexts(type, expected) : keepWholes(type, type.scale, expected);
    case 'float64':
      return keepFloats(type, expected);
    case 'boolean':
      return keepBooleans(type, expected);
    case 'date':
      return keepDays(type, expected);
    case 'time':
    case 'timestamp':
    case 'timestamptz':
      return keepMoments({ ...type, kind: type.kind }, expected);
    case 'uuid':
      return keepUuids(type, expected);
    default:
      return keepTexts(type, expected);
  }
}

function planVector(values: KeptValues, isNull: (row: number) => boolean, { arena, step, rows }: Handing): Vector {
  const { vector, write } = values.plan(arena);
  // Codes have an entry of their own for null, which `write` puts there for the row −1.
  const valid = vector.kind === 'codes' ? undefined : arena.uint8();
  step((n) => {
    for (let i = 0; i < n; i++) {
      const row = rows[i];
      const isThere = row >= 0 && !isNull(row);
      if (valid !== undefined) valid[i] = isThere ? 1 : 0;
      if (isThere || valid === undefined) write(i, isThere ? row : -1);
    }
  });
  return valid === undefined ? vector : ({ ...vector, valid } as Vector); // Every other vector may have nulls.
}

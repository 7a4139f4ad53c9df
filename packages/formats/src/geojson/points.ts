import { type Column, SLACK, type Vector } from '@populace/core';

/** Longitude and latitude of each row as one column, null where either is, which `prepare` finds out for the first `n` rows. */
export interface Points {
  readonly column: Column;
  prepare(n: number): void;
}

/** Joins two columns of numbers to `longitude,latitude` (RFC 7946, section 3.1.1: in this order). */
export function pointsOf(longitude: Column, latitude: Column, capacity: number): Points {
  const vectors = [longitude.vector, latitude.vector];
  const parts = [
    withoutNulls(longitude.vector),
    { kind: 'constant', text: ',' } as const,
    withoutNulls(latitude.vector),
  ];
  const column = { name: longitude.name, type: { kind: 'string' } as const };
  if (!vectors.some(mayBeNull))
    return { column: { ...column, vector: { kind: 'parts', parts } }, prepare: () => undefined };
  const valid = new Uint8Array(capacity + SLACK);
  return {
    column: { ...column, vector: { kind: 'parts', parts, valid } },
    prepare(n) {
      for (let row = 0; row < n; row++) valid[row] = vectors.some((vector) => isNull(vector, row)) ? 0 : 1;
    },
  };
}

/** What is written only where it is not null needs no nulls of its own. */
function withoutNulls(vector: Vector): Vector {
  if (vector.kind === 'codes') return vector;
  const { valid: _valid, ...rest } = vector;
  if (rest.kind !== 'mixed') return rest;
  return { ...rest, options: rest.options.map((option) => ({ ...option, vector: withoutNulls(option.vector) })) };
}

function mayBeNull(vector: Vector): boolean {
  if (vector.kind === 'codes') return vector.nullable !== false;
  if (vector.valid !== undefined) return true;
  return vector.kind === 'mixed' && vector.options.some((option) => mayBeNull(option.vector));
}

function isNull(vector: Vector, row: number): boolean {
  if (vector.kind === 'codes') return vector.codes[row] === vector.dictionary.size;
  if (vector.valid?.[row] === 0) return true;
  if (vector.kind !== 'mixed') return false;
  const { vector: chosen, at } = vector.options[vector.choice[row]];
  return isNull(chosen, at === undefined ? row : at[row]);
}

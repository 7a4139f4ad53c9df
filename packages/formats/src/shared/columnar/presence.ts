import type { CodesVector, MixedVector, Vector } from '@populace/core';

/** Which rows of a column have a value. */
export interface Presence {
  /** By row: 0 for a null. */
  readonly present: Uint8Array;
  /** Fills it for the first `n` rows of the vector as they stand. */
  fill(n: number): void;
}

/** Plans what tells nulls from values, for batches of at most `rows`; undefined where a vector never has a null. */
export function planPresence(vector: Vector, rows: number): Presence | undefined {
  if (vector.kind === 'codes') return vector.nullable === false ? undefined : ofCodes(vector, rows);
  if (vector.kind === 'mixed') return ofMixed(vector, rows);
  // A vector's own record of its nulls is one already.
  return vector.valid && { present: vector.valid, fill: () => undefined };
}

function ofCodes({ codes, dictionary: { size } }: CodesVector, rows: number): Presence {
  const present = new Uint8Array(rows);
  return {
    present,
    fill(n) {
      for (let row = 0; row < n; row++) present[row] = codes[row] === size ? 0 : 1;
    },
  };
}

function ofMixed({ valid, choice, options }: MixedVector, rows: number): Presence | undefined {
  const planned = options.map(({ vector, at, filled }) => ({ at, filled, presence: planPresence(vector, rows) }));
  if (planned.every(({ presence }) => presence === undefined)) {
    return valid && { present: valid, fill: () => undefined };
  }
  const present = new Uint8Array(rows);
  return {
    present,
    fill(n) {
      for (const { presence, filled } of planned) presence?.fill(filled?.n ?? n);
      for (let row = 0; row < n; row++) {
        const { presence, at } = planned[choice[row]];
        const place = at === undefined ? row : at[row];
        present[row] = valid?.[row] === 0 || presence?.present[place] === 0 ? 0 : 1;
      }
    },
  };
}

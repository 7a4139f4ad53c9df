import { type BytesVector, type Column, type MixedOption, type MixedVector, SLACK, type Vector } from '@populace/core';

/** A batch's memory over rows of other columns: the same vectors, filled anew for each window, as a run has them. */
export interface SlidingWindow {
  readonly columns: readonly Column[];
  /** Makes the first `n` rows those from `from` on. */
  fill(from: number, n: number): void;
}

type Fill = (from: number, n: number) => void;
type Values = Int32Array | Uint8Array | Float64Array;

/** Creates a window of at most `capacity` rows over columns that hold all rows. */
export function createSlidingWindow(columns: readonly Column[], capacity: number): SlidingWindow {
  const fills: Fill[] = [];
  const slid = columns.map((column) => ({ ...column, vector: slide(column.vector, capacity, fills) }));
  return {
    columns: slid,
    fill(from, n) {
      for (const fill of fills) fill(from, n);
    },
  };
}

function slide(vector: Vector, capacity: number, fills: Fill[]): Vector {
  if (vector.kind === 'bytes') return slideBytes(vector, capacity, fills);
  if (vector.kind === 'mixed') return slideMixed(vector, capacity, fills);
  const slid = slideArrays(vector, capacity, fills);
  if (slid.kind !== 'parts') return slid;
  return { ...slid, parts: slid.parts.map((part) => slide(part, capacity, fills)) };
}

function slideMixed(vector: MixedVector, capacity: number, fills: Fill[]): MixedVector {
  const { options, ...rest } = vector;
  return {
    ...slideArrays(rest, capacity, fills),
    options: options.map((option, place) =>
      option.at === undefined
        ? { vector: slide(option.vector, capacity, fills) }
        : slideOwnRows(option, option.at, { choice: vector.choice, place, capacity, fills }),
    ),
  };
}

/** Slides an option that has its own rows alone, in their order: those of a window lie side by side. */
function slideOwnRows(
  option: MixedOption,
  sourceAt: Int32Array,
  { choice, place, capacity, fills }: { choice: Int32Array; place: number; capacity: number; fills: Fill[] },
): MixedOption {
  const inner: Fill[] = [];
  const vector = slide(option.vector, capacity, inner);
  const at = new Int32Array(capacity + SLACK);
  const filled = { n: 0 };
  fills.push((from, n) => {
    filled.n = 0;
    let first = 0;
    for (let row = 0; row < n; row++) {
      if (choice[from + row] !== place) continue;
      if (filled.n === 0) first = sourceAt[from + row] ?? 0;
      at[row] = filled.n++;
    }
    for (const fill of inner) fill(first, filled.n);
  });
  return { vector, at, filled };
}

/** Slides all typed arrays of a vector, which have one entry a row. */
function slideArrays<V extends object>(vector: V, capacity: number, fills: Fill[]): V {
  const entries = Object.entries(vector).map(([key, value]: [string, unknown]) => {
    if (isValues(value)) return [key, slideValues(value, capacity, fills)];
    if (!Array.isArray(value) || !value.every(isValues)) return [key, value];
    return [key, value.map((values) => slideValues(values, capacity, fills))];
  });
  // The same keys with values of the same types: only the arrays are others.
  return Object.fromEntries(entries) as V;
}

function isValues(value: unknown): value is Values {
  return value instanceof Int32Array || value instanceof Uint8Array || value instanceof Float64Array;
}

function slideValues(source: Values, capacity: number, fills: Fill[]): Values {
  const target = createLike(source, capacity + SLACK);
  fills.push((from, n) => target.set(source.subarray(from, from + n)));
  return target;
}

function createLike(source: Values, length: number): Values {
  if (source instanceof Int32Array) return new Int32Array(length);
  return source instanceof Uint8Array ? new Uint8Array(length) : new Float64Array(length);
}

function slideBytes(source: BytesVector, capacity: number, fills: Fill[]): BytesVector {
  const { bytes: sourceBytes, offsets: sourceOffsets, ...rest } = source;
  const offsets = new Int32Array(capacity + 1 + SLACK);
  const bytes = new Uint8Array(sourceBytes.length);
  fills.push((from, n) => {
    const begin = sourceOffsets[from] ?? 0;
    for (let row = 0; row <= n; row++) offsets[row] = (sourceOffsets[from + row] ?? 0) - begin;
    bytes.set(sourceBytes.subarray(begin, sourceOffsets[from + n]));
  });
  return { ...slideArrays(rest, capacity, fills), offsets, bytes };
}

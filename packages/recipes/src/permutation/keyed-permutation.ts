/** A keyed shuffle of the whole numbers of [0, size) that keeps no list of them (but for tiny sizes). */
export interface Permutation {
  /** How many numbers there are, 1 to 2^53. */
  readonly size: number;
  /** Returns where `index` is taken. Throws RangeError for what is not a whole number of [0, size). */
  at(index: number): number;
  /** Returns the index that is taken to `value`. Throws RangeError as {@link Permutation.at} does. */
  inverse(value: number): number;
  /** Writes `at(from[i])` to `to[i]` for i below `n`, unchecked; both may be the same array. */
  fill(n: number, from: Float64Array, to: Float64Array): void;
}

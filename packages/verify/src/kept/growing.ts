type Numbers = Uint8Array | Uint16Array | Int32Array | Uint32Array | Float64Array;

/** The array, or a longer copy of it where it has no room for an entry at `place`. */
export function roomFor<T extends Numbers>(array: T, place: number): T {
  if (place < array.length) return array;
  const length = Math.max(1024, Math.ceil(array.length * 1.5), place + 1);
  // An array of the same class: typed arrays have no other common way to be made.
  const longer = new (array.constructor as new (length: number) => T)(length);
  longer.set(array as never);
  return longer;
}

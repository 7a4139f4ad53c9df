/** Throws RangeError unless `value` is a whole number of [0, size). */
export function checkMember(value: number, size: number): void {
  if (!(Number.isInteger(value) && value >= 0 && value < size)) {
    throw new RangeError(`${value} is not a whole number from 0 to ${size - 1}`);
  }
}

/** Says a range in words: ` from 0 to 6`, ` of at least 0`, ` of at most 6`, or nothing. */
export function rangeText(min: number | bigint | undefined, max: number | bigint | undefined): string {
  if (min !== undefined && max !== undefined) return ` from ${min} to ${max}`;
  if (min !== undefined) return ` of at least ${min}`;
  return max === undefined ? '' : ` of at most ${max}`;
}

/** The order of parts when some are put before the one that is at `at` now. */
export function movedOrder(count: number, moved: ReadonlySet<number>, at: number): readonly number[] {
  const all = Array.from({ length: count }, (_, index) => index);
  const rest = (from: number, to: number): readonly number[] => all.slice(from, to).filter((one) => !moved.has(one));
  const index = Math.max(0, Math.min(count, at));
  return [...rest(0, index), ...all.filter((one) => moved.has(one)), ...rest(index, count)];
}

/** Draws a seed of another world: a whole number of seven digits at most, which is short enough to be told to somebody. */
export function drawSeed(): string {
  const [word = 0] = crypto.getRandomValues(new Uint32Array(1));
  return String(word % 10_000_000);
}

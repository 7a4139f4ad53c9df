import type { WholeBounds } from './recipe.ts';

/** The bounds of texts that are all whole numbers, or undefined. */
export function wholeBounds(texts: readonly (string | null)[]): WholeBounds | undefined {
  const numbers = texts.flatMap((text) => (text !== null && /^-?\d{1,19}$/.test(text) ? [BigInt(text)] : []));
  const [first] = numbers;
  if (first === undefined || numbers.length < texts.length) return undefined;
  const bounds = { min: first, max: first };
  for (const number of numbers) {
    if (number < bounds.min) bounds.min = number;
    if (number > bounds.max) bounds.max = number;
  }
  return bounds;
}

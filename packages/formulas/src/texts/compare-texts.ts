/** Returns −1, 0 or 1 as a text stands before, at or after another, by code points. */
export function compareTexts(a: string, b: string): -1 | 0 | 1 {
  if (a === b) return 0;
  const length = Math.min(a.length, b.length);
  for (let at = 0; at < length; at++) {
    const [x, y] = [a.charCodeAt(at), b.charCodeAt(at)];
    if (x !== y) return rankOf(x) < rankOf(y) ? -1 : 1;
  }
  return a.length < b.length ? -1 : 1;
}

/** Halves of pairs stand for code points behind all others, though their units are smaller than some. */
function rankOf(unit: number): number {
  if (unit < 0xd800) return unit;
  return unit < 0xe000 ? unit + 0x2000 : unit - 0x800;
}

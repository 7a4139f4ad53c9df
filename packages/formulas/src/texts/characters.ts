/** Characters of texts are code points; nearly all texts have none of two units, and need no list of them. */

const PAIRED = /[\ud800-\udbff]/;

/** Whether some character of a text takes two units. */
export function hasPairs(text: string): boolean {
  return PAIRED.test(text);
}

/** The characters from one place to before another; places outside are those of the ends. */
export function charactersBetween(text: string, from: number, to: number): string {
  if (!hasPairs(text)) return text.slice(Math.max(from, 0), Math.max(to, 0));
  return [...text].slice(Math.max(from, 0), Math.max(to, 0)).join('');
}

/** The number of characters. */
export function characterCount(text: string): number {
  let count = text.length;
  for (let at = 0; at < text.length; at++) if ((text.charCodeAt(at) & 0xfc00) === 0xdc00) count--;
  return count;
}

/** A place among units as a place among characters. */
export function characterPlace(text: string, unit: number): number {
  return unit < 0 ? unit : characterCount(text.slice(0, unit));
}

/** The characters the other way round. */
export function reversed(text: string): string {
  return [...text].reverse().join('');
}

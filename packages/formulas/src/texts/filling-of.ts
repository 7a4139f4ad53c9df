import { characterCount } from './characters.ts';

/** What is missing of a text until it has so many characters, made of another that is repeated. */
export function fillingOf(text: string, size: number, by: string): string {
  const missing = Math.max(size - characterCount(text), 0);
  const characters = [...by];
  if (missing === 0 || characters.length === 0) return '';
  const whole = by.repeat(Math.floor(missing / characters.length));
  return whole + characters.slice(0, missing % characters.length).join('');
}

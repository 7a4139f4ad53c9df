import { MOST_BYTES } from '../columns/bounded.ts';

/** A text with every place of a part written otherwise; undefined where it would have more than 1 MiB. */
export function replaced(text: string, part: string, by: string): string | undefined {
  if (by.length > part.length) {
    const places = part === '' ? text.length + 1 : text.split(part).length - 1;
    if (text.length + places * by.length > MOST_BYTES) return undefined;
  }
  // A function, as a text of its own would have a meaning for some characters.
  return text.replaceAll(part, () => by);
}

import { mostCharacters, type Vector } from '@populace/core';

/** The most bytes that a text of a vector takes as UTF-8: a bound, which none need to reach. */
export function longestText(vector: Vector): number {
  switch (vector.kind) {
    case 'codes':
      return vector.dictionary.maxBytes;
    case 'parts':
      return vector.parts.reduce((sum, part) => sum + longestText(part), 0);
    case 'mixed':
      return vector.options.reduce((most, option) => Math.max(most, longestText(option.vector)), 0);
    case 'constant':
      return 4 * vector.text.length;
    default:
      // All others are ASCII, or know their bytes.
      return mostCharacters(vector);
  }
}

import { mostCharacters as mostOfJson, type Vector } from '@populace/core';

/** Numbers, dates and the like are shorter. */
const SHORT = 64;

/** Returns a number of characters (UTF-16) that no text of a vector has more of. */
export function mostCharacters(vector: Vector): number {
  switch (vector.kind) {
    case 'constant':
      return vector.text.length;
    case 'codes': {
      const { dictionary } = vector;
      let most = 0;
      for (let code = 0; code < dictionary.size; code++) most = Math.max(most, dictionary.text(code).length);
      return most;
    }
    case 'bytes':
      // No character has fewer bytes than units of UTF-16.
      return vector.maxBytes;
    case 'parts':
      return vector.parts.reduce((sum, part) => sum + mostCharacters(part), 0);
    case 'mixed':
      return vector.options.reduce((most, option) => Math.max(most, mostCharacters(option.vector)), 0);
    case 'list':
    case 'struct':
      // A character beyond U+FFFF has two units.
      return 2 * mostOfJson(vector);
    default:
      return SHORT;
  }
}

import type { NamedVector, Vector } from './vector.ts';

/** The longest texts of vectors whose texts have a form, in characters. */
const LONGEST = { decimal: 12, wide: 21, float64: 25, bool: 5, date: 10, time: 15, timestamp: 27, uuid: 36 };

/** Returns how many characters (code points) the texts of a vector have at most: a bound, which none need to reach. */
export function mostCharacters(vector: Vector): number {
  switch (vector.kind) {
    case 'constant':
      return [...vector.text].length;
    case 'codes': {
      const { dictionary } = vector;
      let longest = 0;
      for (let code = 0; code < dictionary.size; code++) {
        const text = dictionary.text(code);
        if (text.length > longest) longest = Math.max(longest, [...text].length);
      }
      return longest;
    }
    case 'int32':
      return Math.max(`${vector.min}`.length, `${vector.max}`.length);
    case 'digits':
      return vector.widths.reduce((sum, width) => sum + width, 0);
    case 'bytes':
      return vector.maxBytes;
    case 'parts':
      return vector.parts.reduce((sum, part) => sum + mostCharacters(part), 0);
    case 'mixed':
      return vector.options.reduce((most, option) => Math.max(most, mostCharacters(option.vector)), 0);
    case 'list':
      return 2 + vector.most * (mostOfItem(vector.item) + 1);
    case 'struct':
      return vector.members.reduce((sum, member) => sum + 6 * member.name.length + 4 + mostOfItem(member), 2);
    default:
      return LONGEST[vector.kind];
  }
}

/** In JSON a character may become six, `null` has four, and texts stand between quotation marks. */
function mostOfItem({ vector }: NamedVector): number {
  const most = mostCharacters(vector);
  return vector.kind === 'list' || vector.kind === 'struct' ? most + 4 : 6 * most + 4;
}

/** Chinese characters by their sounds in Cantonese, as identity cards of Hong Kong spell them, which is no system: most of a name's characters are spelt in one usual way. */
import { join } from 'node:path';
import { linesOf } from '../lib/tables.mjs';

export const scheme =
  'the usual spellings of Hong Kong for the sounds of Cantonese (own compilation, `tools/data/romanisations/hong-kong.txt`)';

const spellings = new Map(
  linesOf(join(import.meta.dirname, 'hong-kong.txt')).flatMap((line) => {
    const [spelling, characters] = line.split(' ');
    return [...characters].map((character) => [character, spelling]);
  }),
);

/** Returns the spelling of a text. Throws for a character that the list does not have. */
export const romanise = (text) =>
  [...text]
    .map((character) => {
      const spelling = spellings.get(character);
      if (spelling === undefined) throw new Error(`hong-kong.txt does not have ${character} of ${text}.`);
      return spelling;
    })
    .join('');

/** Telugu letter by letter as Hunterian spells their counterparts in Devanagari, which stand in Unicode in the same order; every vowel is spoken. */
import { lettersOf } from './hunterian.mjs';

export const scheme = 'Hunterian by the letters that correspond in Devanagari, with every short a spoken';

const DISTANCE = 0x300;

/** Returns the letters of a text. */
export const romanise = (text) => lettersOf([...text.normalize('NFC')].map(counterpart).join(''));

function counterpart(letter) {
  const code = letter.codePointAt(0);
  return code >= 0xc00 && code <= 0xc7f ? String.fromCodePoint(code - DISTANCE) : letter;
}

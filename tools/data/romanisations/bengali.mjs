/** Bengali letter by letter as Hunterian spells their counterparts in Devanagari, which stand in Unicode in the same order. */
import { romanise as hunterian } from './hunterian.mjs';

export const scheme =
  'Hunterian by the letters that correspond in Devanagari, with j for য, as most names of Bangladesh are spelt; f for ph, and short a where people may write o or e';

const DISTANCE = 0x80;
/** Letters that are read otherwise, or that Devanagari does not have. */
const own = new Map([
  ['য', 'ज'],
  ['ৎ', 'त्'],
  ['ং', 'ङ्'],
]);

/** Returns the letters of a text; a য under another letter stays y. */
export const romanise = (text) =>
  hunterian(
    [...text.normalize('NFC').replaceAll('্য', '্\u09df').replaceAll('য\u09bc', '\u09df')]
      .map((letter) => own.get(letter) ?? counterpart(letter))
      .join(''),
  )
    .replaceAll('v', 'b')
    .replaceAll('ph', 'f')
    .replaceAll('ngg', 'ng');

function counterpart(letter) {
  if (letter === '\u09df') return 'य';
  const code = letter.codePointAt(0);
  return code >= 0x980 && code <= 0x9ff ? String.fromCodePoint(code - DISTANCE) : letter;
}

/** Thaana in Latin letters. */

/** What people call the scheme. */
export const scheme =
  'the Malé Latin of 1976, without apostrophes; Arabic letters as those that sound like them, the short u at the end of a name left out';

const consonants = {
  ހ: 'h',
  ށ: 'sh',
  ނ: 'n',
  ރ: 'r',
  ބ: 'b',
  ޅ: 'lh',
  ކ: 'k',
  އ: '',
  ވ: 'v',
  މ: 'm',
  ފ: 'f',
  ދ: 'dh',
  ތ: 'th',
  ލ: 'l',
  ގ: 'g',
  ޏ: 'gn',
  ސ: 's',
  ޑ: 'd',
  ޒ: 'z',
  ޓ: 't',
  ޔ: 'y',
  ޕ: 'p',
  ޖ: 'j',
  ޗ: 'ch',
  ޘ: 'th',
  ޙ: 'h',
  ޚ: 'kh',
  ޛ: 'z',
  ޜ: 'z',
  ޝ: 'sh',
  ޞ: 's',
  ޟ: 'l',
  ޠ: 't',
  ޡ: 'z',
  ޢ: '',
  ޣ: 'gh',
  ޤ: 'q',
  ޥ: 'w',
};

const vowels = {
  '\u07a6': 'a',
  '\u07a7': 'aa',
  '\u07a8': 'i',
  '\u07a9': 'ee',
  '\u07aa': 'u',
  '\u07ab': 'oo',
  '\u07ac': 'e',
  '\u07ad': 'ey',
  '\u07ae': 'o',
  '\u07af': 'oa',
  '\u07b0': '',
};

/** Returns a text of Thaana in small Latin letters. A bearer without a vowel doubles what follows, and is an h at the end. */
export function romanise(text) {
  return text
    .replace(/\u07aa(?=[ -]|$)/gu, '\u07b0')
    .replace(/[އށ]\u07b0(?=[ -]|$)/gu, 'h')
    .replace(/އ\u07b0(.)/gu, '$1\u07b0$1')
    .replace(/./gu, (letter) => consonants[letter] ?? vowels[letter] ?? letter);
}

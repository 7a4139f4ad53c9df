/** Revised Romanization of Korean, in force since 2000, as it spells names: syllable by syllable, without changes of sound between them. */

const initials = 'g kk n d tt r m b pp s ss _ j jj ch k t p h'.split(' ').map((sound) => sound.replace('_', ''));
const vowels = 'a ae ya yae eo e yeo ye o wa wae oe yo u wo we wi yu eu ui i'.split(' ');
const finals = '_ k k k n n n t l k m l l l p l m p p t t ng t t k t p t'
  .split(' ')
  .map((sound) => sound.replace('_', ''));

const FIRST = 0xac00;
const LAST = 0xd7a3;

export const scheme = 'the Revised Romanization of Korean, syllable by syllable as in names';

/** Returns the letters of a text; what is no syllable of Hangul stays as it is. */
export const romanise = (text) => [...text].map(syllable).join('');

/** A syllable stands in Unicode at 588 for each initial, 28 for each vowel and one for each final. */
function syllable(character) {
  const code = character.codePointAt(0);
  if (code < FIRST || code > LAST) return character;
  const place = code - FIRST;
  return initials[Math.floor(place / 588)] + vowels[Math.floor((place % 588) / 28)] + finals[place % 28];
}

/** Tamil as its speakers spell their names in Latin letters: one letter stands for a voiced and an unvoiced sound, which its place in the word tells apart. */

export const scheme =
  'the spellings that are usual in Tamil Nadu, without marks: stops voiced between vowels and behind a nasal, th for the dental, zh for ழ';

/** Spelling at the beginning of a word or behind another consonant, doubled, behind a nasal, between vowels. */
const stops = {
  க: ['k', 'kk', 'g', 'g'],
  ச: ['s', 'ch', 'j', 's'],
  ட: ['t', 'tt', 'd', 'd'],
  த: ['th', 'th', 'th', 'th'],
  ப: ['p', 'pp', 'b', 'p'],
  ற: ['r', 'tr', 'dr', 'r'],
};
const others = pairs('ங n ஞ gn ண n ந n ம m ய y ர r ல l வ v ழ zh ள l ன n ஜ j ஶ sh ஷ sh ஸ s ஹ h');
const vowels = pairs('அ a ஆ a இ i ஈ i உ u ஊ u எ e ஏ e ஐ ai ஒ o ஓ o ஔ au');
const signs = pairs('ா a ி i ீ i ு u ூ u ெ e ே e ை ai ொ o ோ o ௌ au');
const VIRAMA = '்';
const nasals = 'ஙஞணநமன';

function pairs(text) {
  const words = text.split(' ');
  return new Map(words.flatMap((word, at) => (at % 2 === 0 ? [[word.normalize('NFC'), words[at + 1]]] : [])));
}

/** Returns the letters of a text, word by word. */
export const romanise = (text) =>
  text
    .normalize('NFC')
    .split(/[\s-]+/)
    .map(word)
    .join(' ');

function word(text) {
  // The aytham makes an f of the letter behind it.
  const letters = [
    ...text.replaceAll('ஃப', 'F').matchAll(/F([\u0bbe-\u0bcd\u0bd7]?)|([\u0b85-\u0bb9])([\u0bbe-\u0bcd\u0bd7]?)/gu),
  ];
  return letters
    .map(([whole, signOfF, letter, sign], at) => {
      if (letter === undefined) return `f${vowelOf(signOfF)}`;
      if (vowels.has(letter)) return vowels.get(letter);
      const spelt = consonant(letters, at);
      if (spelt === undefined) throw new Error(`Tamil has no ${whole} of ${text}.`);
      return spelt + vowelOf(sign);
    })
    .join('')
    .replace(/^kiru(?=sh)/, 'kri')
    .replace(/pir(?=[aei])/g, 'pr')
    .replace(/ppir(?=a)/g, 'br');
}

const vowelOf = (sign) => (sign === '' ? 'a' : (signs.get(sign) ?? ''));

function consonant(letters, at) {
  const letter = letters[at][2];
  if (letter === 'ஞ' && letters[at + 1]?.[2] === 'ச') return 'n';
  if (others.has(letter)) return others.get(letter);
  const [alone, doubled, nasal, between] = stops[letter] ?? [];
  const before = at === 0 ? undefined : letters[at - 1];
  // The first of two is spelt with the second.
  if (letters[at + 1]?.[2] === letter && letters[at][3] === VIRAMA) return '';
  if (before?.[2] === letter && before[3] === VIRAMA) return doubled;
  if (before === undefined || before[3] !== VIRAMA)
    return before === undefined || letters[at][3] === VIRAMA ? alone : between;
  return nasals.includes(before[2]) ? nasal : alone;
}

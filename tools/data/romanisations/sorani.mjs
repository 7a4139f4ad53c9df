/** Sorani Kurdish as people of Kurdistan spell their names in Latin letters: vowels are written in it, but for the short i between consonants. */
export const scheme =
  'spelling in Latin letters as is usual in Kurdistan of Iraq, letter by letter, with a short i where consonants would meet';

const consonants = {
  ب: 'b',
  پ: 'p',
  ت: 't',
  ج: 'j',
  چ: 'ch',
  ح: 'h',
  خ: 'kh',
  د: 'd',
  ر: 'r',
  ڕ: 'r',
  ز: 'z',
  ژ: 'zh',
  س: 's',
  ش: 'sh',
  ع: '',
  غ: 'gh',
  ف: 'f',
  ڤ: 'v',
  ق: 'q',
  ک: 'k',
  گ: 'g',
  ل: 'l',
  ڵ: 'l',
  م: 'm',
  ن: 'n',
  ه: 'h',
};
const vowels = { ا: 'a', ە: 'a', ۆ: 'o', ێ: 'e', û: 'u' };
/** Letters that are a vowel between consonants, and a consonant beside a vowel. */
const either = { و: ['u', 'w'], ی: ['i', 'y'] };

/** Returns the text in small Latin letters. */
export function romanise(text) {
  return text
    .normalize('NFC')
    .replaceAll('وو', 'û')
    .split(/([\s-]+)/)
    .map(wordOf)
    .join('');
}

/** A word; what stands behind the carrier of a vowel begins with one. */
function wordOf(word) {
  const sounds = word
    .split('ئ')
    .flatMap((part, place) => [...part].map((_, at) => soundOf([...part], { at, isCarried: place > 0 && at === 0 })));
  return parted(sounds).join('');
}

function soundOf(letters, { at, isCarried }) {
  const letter = letters[at];
  if (either[letter] === undefined) return consonants[letter] ?? vowels[letter] ?? letter;
  const [vowel, consonant] = either[letter];
  if (isCarried) return vowel;
  const isVowel = (other) => vowels[other] !== undefined;
  // Of two such letters the first is the consonant: Parwin, not Paruin.
  const isFirst = letter === 'و' && letters[at + 1] === 'ی';
  return at === 0 || isFirst || isVowel(letters[at - 1]) || isVowel(letters[at + 1]) ? consonant : vowel;
}

/** The sounds with a short i behind some consonants: the first before another, the last but one before a sonorant, the second of three. */
function parted(sounds) {
  const isConsonant = (sound) => sound !== undefined && /^[^aeiou]/.test(sound) && !sound.endsWith('i');
  const found = [...sounds];
  for (const [at, one] of sounds.entries()) {
    const next = sounds[at + 1];
    if (!isConsonant(one) || !isConsonant(next) || /[wy]/.test(next)) continue;
    const isLast = sounds[at + 2] === undefined;
    if (at === 0 || (isLast ? /^[rlmnh]$/.test(next) : isConsonant(found[at - 1]))) found[at] = `${one}i`;
  }
  return found;
}

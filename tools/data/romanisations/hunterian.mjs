/** The Hunterian system for Devanagari, as names are written in India: without lines and dots, and without the vowels that are not spoken. */

export const scheme = 'the Hunterian system, without marks and without the short a that is not spoken';

const consonants = pairs(
  'क k ख kh ग g घ gh ङ ng च ch छ chh ज j झ jh ञ n ट t ठ th ड d ढ dh ण n त t थ th द d ध dh न n प p फ ph ब b भ bh म m य y र r ल l ळ l ऱ r व v श sh ष sh स s ह h क़ q ख़ kh ग़ g ज़ z ड़ r ढ़ rh फ़ f य़ y',
);
const vowels = pairs('अ a आ a इ i ई i उ u ऊ u ऋ ri ए e ऐ ai ओ o औ au ऑ o ऍ e ऎ e ऒ o');
const signs = pairs('ा a ि i ी i ु u ू u ृ ri े e ै ai ो o ौ au ॉ o ॅ e \u0946 e \u094a o');
const VIRAMA = '्';

function pairs(text) {
  const words = text.split(' ');
  return new Map(words.flatMap((word, at) => (at % 2 === 0 ? [[word.normalize('NFD'), words[at + 1]]] : [])));
}

/** Returns the letters of a text, word by word. */
export const romanise = (text) =>
  text
    .split(/[\s-]+/)
    .map(word)
    .join(' ');

const word = (text) => spelt(withoutSchwas(soundsOf(text)));

/** The letters of a text with every short a, for languages that speak them all. */
export const lettersOf = (text) =>
  text
    .split(/[\s-]+/)
    .map((part) => spelt(soundsOf(part)))
    .join(' ');

function spelt(sounds) {
  return sounds
    .map(({ consonant = '', vowel = '', isNasal }, at, all) =>
      isNasal && /^[pbm]/.test(all[at + 1]?.consonant ?? '') ? 'm' : consonant + vowel,
    )
    .join('');
}

/** A consonant with its dot below, what follows it, or another letter. */
const LETTER = /([\u0900-\u097f])(\u093c?)([\u093e-\u094d]?)|[\u200c\u200d]/gu;

/** Spoken gya, unlike a j before an n from which it is parted by a silent a. */
const GYA = /ज्ञ(?:्य)?/gu;

/** Consonants with the vowel behind each: `a` unspelt is marked as one that may be silent. */
function soundsOf(text) {
  return [...text.normalize('NFD').replaceAll(GYA, 'ग्य').matchAll(LETTER)].flatMap(([whole, letter, dot, sign]) => {
    // Joiners shape letters and have no sound.
    if (letter === undefined) return [];
    const sound = soundOf(letter + dot, sign) ?? soundOf(letter, sign);
    if (sound === undefined) throw new Error(`Hunterian has no ${whole} of ${text}.`);
    return [sound];
  });
}

const others = new Map([
  ['\u0902', 'n'],
  ['\u0901', 'n'],
  ['\u0903', 'h'],
]);

function soundOf(letter, sign) {
  const consonant = consonants.get(letter) ?? others.get(letter);
  if (consonant === undefined) return vowels.has(letter) ? { vowel: vowels.get(letter) } : undefined;
  if (others.has(letter)) return { consonant, isNasal: consonant === 'n' };
  if (sign === VIRAMA) return { consonant };
  return { consonant, vowel: signs.get(sign) ?? 'a', isSilent: sign === '' };
}

/** Drops the unspelt a at the end, unless two consonants stand before it (a nasal dot is none), and between one consonant and another that has a vowel. */
function withoutSchwas(sounds) {
  const spoken = sounds.map((sound) => ({ ...sound }));
  const last = spoken.length - 1;
  const isLone = (at) => at > 0 && (spoken[at - 1].vowel !== undefined || spoken[at - 1].isNasal);
  if (last > 0 && spoken[last].isSilent && isLone(last)) spoken[last].vowel = '';
  for (let at = last - 1; at > 0; at--) {
    const next = spoken[at + 1];
    if (spoken[at].isSilent && isLone(at) && spoken[at - 1].vowel !== '' && next.consonant && next.vowel)
      spoken[at].vowel = '';
  }
  return spoken;
}

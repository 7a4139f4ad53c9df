/** Hepburn romaji of kana as names are written without marks: long o and u once, `n` before b, m and p. */

const vowels = 'aiueo';
const rows = {
  '': 'アイウエオ',
  k: 'カキクケコ',
  g: 'ガギグゲゴ',
  s: 'サシスセソ',
  z: 'ザジズゼゾ',
  t: 'タチツテト',
  d: 'ダヂヅデド',
  n: 'ナニヌネノ',
  h: 'ハヒフヘホ',
  b: 'バビブベボ',
  p: 'パピプペポ',
  m: 'マミムメモ',
  r: 'ラリルレロ',
};
const exceptions = { si: 'shi', zi: 'ji', ti: 'chi', tu: 'tsu', di: 'ji', du: 'zu', hu: 'fu' };
const syllables = new Map([
  ['ヤ', 'ya'],
  ['ユ', 'yu'],
  ['ヨ', 'yo'],
  ['ワ', 'wa'],
  ['ヲ', 'o'],
  ['ン', 'n'],
]);
for (const [consonant, kana] of Object.entries(rows)) {
  [...kana].forEach((letter, place) => {
    const plain = consonant + vowels[place];
    syllables.set(letter, exceptions[plain] ?? plain);
  });
}
const smalls = { ャ: 'a', ュ: 'u', ョ: 'o' };

/** Returns katakana for hiragana, as the tables know katakana only. */
function toKatakana(kana) {
  return kana.replace(/[ぁ-ん]/gu, (letter) => String.fromCodePoint(letter.codePointAt(0) + 0x60));
}

/** Returns the syllables of a kana word in romaji, each for itself. */
function partsOf(kana) {
  const parts = [];
  let doubled = false;
  for (const letter of toKatakana(kana)) {
    if (letter === 'ッ') {
      doubled = true;
    } else if (letter in smalls) {
      // A small vowel takes the place of the i before it: ki + small ya is kya, shi + small ya is sha.
      const before = parts.pop();
      const stem = before.slice(0, -1);
      parts.push(stem + (/(sh|ch|j)$/.test(stem) ? '' : 'y') + smalls[letter]);
    } else {
      const syllable = syllables.get(letter);
      if (syllable === undefined) throw new Error(`${kana} has a letter without romaji: ${letter}.`);
      const mark = syllable.startsWith('ch') ? 't' : syllable[0];
      parts.push((doubled ? mark : '') + syllable);
      doubled = false;
    }
  }
  return parts;
}

/** Returns the romaji of a kana name, such as `ono` for `オオノ` and `yuko` for `ユウコ`. */
export function romajiOf(kana) {
  const parts = partsOf(kana);
  return parts
    .filter((part, place) => {
      if (place === 0) return true;
      const before = parts[place - 1].at(-1);
      if (part === 'u') return before !== 'o' && before !== 'u';
      // At the end an o is a syllable of its own (ヨコオ is yokoo), inside it only lengthens (オオノ is ono).
      return part !== 'o' || before !== 'o' || place === parts.length - 1;
    })
    .join('');
}

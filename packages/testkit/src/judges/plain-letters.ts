/** Letters that Unicode does not take apart. */
const spelled: { readonly [letter: string]: string } = {
  ß: 'ss',
  æ: 'ae',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};
/** How languages spell letters of their own where there are only a to z. */
const special: { readonly [language: string]: { readonly [letter: string]: string } } = {
  az: { ə: 'a' },
  da: { ø: 'oe', å: 'aa' },
  de: { ä: 'ae', ö: 'oe', ü: 'ue' },
  sr: { đ: 'dj' },
};

/** Letters and how they are spelt, by language. */
const lettersOf = new Map<string, Readonly<Record<string, string>>>();

/** Writes a text in Latin letters with a to z alone: marks off, or as its language does it (German ä as ae). Other letters fall away. */
export function plainLetters(text: string, language: string): string {
  const small = text.toLowerCase();
  const isSpelt = /[^\0-\x7f]/.test(small);
  return (isSpelt ? spelt(small, language) : small).replaceAll(/[^a-z]+/g, '');
}

function spelt(text: string, language: string): string {
  const letters = lettersOf.get(language) ?? { ...spelled, ...special[language] };
  lettersOf.set(language, letters);
  return [...text.normalize('NFC')].map((letter) => letters[letter] ?? letter.normalize('NFKD')).join('');
}

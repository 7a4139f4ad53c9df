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

/** Writes a text in Latin letters with a to z alone: marks off, or as its language does it (German ä as ae). Other letters fall away. */
export function plainLetters(text: string, language: string): string {
  const letters = { ...spelled, ...special[language] };
  return [...text.toLowerCase().normalize('NFC')]
    .map((letter) => letters[letter] ?? letter.normalize('NFKD'))
    .join('')
    .replaceAll(/[^a-z]/g, '');
}

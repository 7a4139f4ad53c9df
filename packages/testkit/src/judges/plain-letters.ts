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
/** As German spells them where there are no dots. */
const dotted: { readonly [letter: string]: string } = { ä: 'ae', ö: 'oe', ü: 'ue' };

/** Writes a text in Latin letters with a to z alone: marks off, or as German does it (ä as ae). Other letters fall away. */
export function plainLetters(text: string, language: string): string {
  const special = language === 'de' ? { ...spelled, ...dotted } : spelled;
  return [...text.toLowerCase().normalize('NFC')]
    .map((letter) => special[letter] ?? letter.normalize('NFKD'))
    .join('')
    .replaceAll(/[^a-z]/g, '');
}

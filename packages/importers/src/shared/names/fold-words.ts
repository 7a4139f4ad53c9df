/** Letters that accents alone do not lead back to. */
const LETTERS: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ı: 'i' };

/**
 * Returns the words of a name, folded so that spellings meet: `firstName`, `First_Name` and `first-name` are `first name`,
 * `Straße` is `strasse`, `prénom` is `prenom`. Names are only compared by it; what is written stays as it is.
 */
export function foldWords(name: string): readonly string[] {
  const parted = name
    .slice(0, 200)
    .replaceAll(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2')
    .replaceAll(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2');
  const folded = parted
    .toLowerCase()
    .normalize('NFKD')
    // Marks of Latin, Greek and Cyrillic only: those of kana tell sounds apart.
    .replaceAll(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replaceAll(/[ßæœøłđı]/g, (letter) => LETTERS[letter] ?? letter);
  return folded.split(/[^\p{L}\p{N}\p{M}]+/u).filter((word) => word !== '');
}

/** The words without anything between them, under which names are looked up. */
export function foldName(name: string): string {
  return foldWords(name).join('');
}

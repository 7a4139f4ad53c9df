/** How Mexico's registers read names: which letters of them stand in a CURP and in an RFC, and what the homoclave is made of. */
import { inCapitals } from '../../shared/identifier/part.ts';

/** Capitals of the letters that Spanish names have beyond a to z; the marks do not count, but for that of Ñ. */
const MARKED: Readonly<Record<string, string>> = {
  á: 'A',
  é: 'E',
  í: 'I',
  ó: 'O',
  ú: 'U',
  ü: 'U',
  ñ: 'Ñ',
  Á: 'A',
  É: 'E',
  Í: 'I',
  Ó: 'O',
  Ú: 'U',
  Ü: 'U',
  Ñ: 'Ñ',
  ' ': ' ',
};

/** Signs that are left out. */
const SIGNS = "-.'’";

/** A name in capitals A to Z, Ñ and spaces; that of `shown`, its spelling in letters a to z, where it has letters that Spanish does not know. */
export function nameInCapitals(written: string, shown: string): string {
  const letters = [...written]
    .filter((letter) => !SIGNS.includes(letter))
    .map((letter) => MARKED[letter] ?? inCapitals(letter));
  return letters.every((letter) => /^[A-ZÑ ]$/.test(letter)) ? letters.join('') : inCapitals(shown);
}

/** Words that do not count, unless a name has no other. */
const PARTICLES = new Set('DA DAS DE DEL DER DI DIE DD EL LA LE LES LAS LOS MAC MC MI VAN VON Y'.split(' '));
/** Given names that do not count where another follows. */
const COMMON = new Set(['JOSE', 'MARIA', 'MA', 'J', 'M']);

/** The word of a name in capitals that its letters are taken from. */
export function wordOf(name: string, isGiven = false): string {
  const words = name.split(' ').filter((word) => !PARTICLES.has(word));
  const [first = name, next] = words;
  return isGiven && next !== undefined && COMMON.has(first) ? next : first;
}

/** The first vowel behind the first letter; X where there is none. */
export function innerVowel(word: string): string {
  return /[AEIOU]/.exec(word.slice(1))?.[0] ?? 'X';
}

/** The first consonant behind the first letter; X where there is none. */
export function innerConsonant(word: string): string {
  return /[^AEIOU]/.exec(word.slice(1))?.[0] ?? 'X';
}

/** What letters of names count in the homoclave, from A on, by the annexes of the tax office: 20, 30 and 31 are left out. */
const COUNTS = 'ABCDEFGHI.JKLMNOPQR..STUVWXYZÑ';
const HOMOCLAVE = '123456789ABCDEFGHIJKLMNPQRSTUVWXYZ';

/** The two signs that tell apart people with the same letters and the same day: made of the whole name, surnames first. */
export function homoclave(fullName: string): string {
  const digits = [...fullName].map((letter) => (letter === ' ' ? '00' : `${COUNTS.indexOf(letter) + 11}`)).join('');
  let [sum, before] = [0, 0];
  for (const digit of digits) {
    sum += (10 * before + Number(digit)) * Number(digit);
    before = Number(digit);
  }
  const rest = sum % 1000;
  return HOMOCLAVE.charAt(Math.floor(rest / 34)) + HOMOCLAVE.charAt(rest % 34);
}

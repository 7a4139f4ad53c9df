import type { KnownNames } from '../proposal/known.ts';
import { everydayWords } from './everyday-words.ts';
import { nameTitles, shortTitles } from './personal-words.ts';

const titles: ReadonlySet<string> = new Set(nameTitles);
const doubtful: ReadonlySet<string> = new Set(shortTitles);

/** Japanese, Korean and Chinese forms of address stand behind the name, and Thai ones before it without a space. */
const HONORIFICS: readonly RegExp[] = [
  /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー々]{1,8}[\s　]?(さん|さま|様|氏|殿|君|くん|ちゃん|先生)$/u,
  /^\p{sc=Hangul}{1,4}\s?(씨|님|선생|선생님|과장|부장|대리|사장|교수)$/u,
  /^\p{sc=Han}{1,4}(先生|女士|小姐|太太|老师|老師|博士|医生|醫生)$/u,
  /^(นางสาว|นาย|นาง|คุณ|ดร\.)\s?\p{sc=Thai}{2,}/u,
];

/**
 * Whether a value is surely the name of a person: a title and a word, a form of address, a name with initials, or words of which one is
 * known as a name. One such value keeps a column from being copied, so single words, and words that are more than names, do not count.
 */
export function isPersonLike(text: string, known: KnownNames | undefined): boolean {
  const value = text.trim().normalize('NFC');
  if (isTitled(value) || HONORIFICS.some((form) => form.test(value))) return true;
  return (
    isInitialled(value, known) || (known !== undefined && (isKnownPair(value, known) || isJoinedName(value, known)))
  );
}

/** Whether a title or a form of address stands before a word. */
export function isTitled(value: string): boolean {
  const [first = '', second = ''] = value.split(/[\s.]+/).filter((word) => word !== '');
  if (!titles.has(first.toLowerCase()) || !/^\p{L}[\p{L}\p{M}]/u.test(second)) return false;
  // "Pan Kowalski" is somebody, "pan European" and "HR Department" are not.
  return !doubtful.has(first.toLowerCase()) || (!/^\p{Lu}{2}/u.test(first) && !/^\p{Ll}/u.test(second));
}

function isInitialled(value: string, known: KnownNames | undefined): boolean {
  if (/^(\p{Lu}\.[\s-]?){1,3}\p{Lu}[\p{Ll}'’-]+$/u.test(value)) return true;
  if (/^\p{Lu}\p{Ll}+\s\p{Lu}\.\s\p{Lu}\p{Ll}+$/u.test(value)) return true;
  const parts =
    /^(?:(?<long>\p{L}[\p{L}\p{M}'’-]+),?\s(?:\p{L}\.?\s?){1,2}|(?:\p{L}\.?\s?){1,2}\s(?<last>\p{L}[\p{L}\p{M}'’-]+))$/u.exec(
      value,
    );
  const name = parts?.groups?.long ?? parts?.groups?.last;
  return name !== undefined && isKnown(name, known);
}

/** A word that is known as a name, and is hardly anything else. */
function isKnown(word: string, known: KnownNames | undefined): boolean {
  const folded = word.toLowerCase();
  if (known === undefined || folded.length < 2 || everydayWords.has(folded)) return false;
  return known.given.has(folded) || known.family.has(folded);
}

function isKnownPair(value: string, known: KnownNames): boolean {
  const words = value.split(/,?\s+/).filter((word) => word !== '');
  if (words.length < 2 || words.length > 4 || !words.every(isWord)) return false;
  const [first = '', last = ''] = [words[0]?.toLowerCase(), words.at(-1)?.toLowerCase()];
  const isCapital = /^\p{Lu}/u.test(words[0] ?? '') && /^\p{Lu}/u.test(words.at(-1) ?? '');
  if (isCapital && known.given.has(first) && known.family.has(last)) return true;
  return words.length === 2 && words.some((word) => isKnown(word, known));
}

function isWord(word: string): boolean {
  return /^[\p{L}\p{M}'’.-]+$/u.test(word);
}

/** Chinese, Japanese and Korean names have the surname first, and nothing between it and the given name. */
export function isJoinedName(value: string, { given, family }: KnownNames): boolean {
  if (!/^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}々]{2,6}$/u.test(value)) return false;
  return [1, 2, 3].some((length) => family.has(value.slice(0, length)) && given.has(value.slice(length)));
}

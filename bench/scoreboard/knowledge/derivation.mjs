import { loadJudge } from './judges-folder.mjs';

/** How German and the Nordic languages spell their letters in addresses; others take the marks off. */
const dotted = { ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa', ø: 'oe' };

/** Letters that Unicode does not take apart. */
const spelled = { ß: 'ss', ł: 'l', ø: 'o', æ: 'ae', œ: 'oe', đ: 'd', ð: 'd', ı: 'i', ə: 'a', þ: 'th' };

/** The judge reads their characters as another language does. */
const unread = new Set(['ja']);

/** With fewer consonants a name that is not found may be spelt by another scheme. */
const DECISIVE = 3;

/**
 * Returns what says whether the part of an address before the @ is made of one of some names: `true`, `false`, or `undefined` where no judge can
 * read the script or a name has too few consonants. In Latin script the letters of a name stand in it. Of other scripts, schemes of
 * romanisation differ in vowels and in pairs such as kh and ch, so the consonants are compared, and of three or more one may differ.
 */
export function derivation(language) {
  const loaded = loadJudge('any-ascii');
  const write = loaded?.default ?? loaded;
  const skeletonsOf = (name) => {
    // The article is part of a name in some addresses alone; the judge writes of it l.
    const bare = language === 'ar' ? name.replaceAll(/(^|\s)ال/g, '$1') : name;
    const words = [...new Set([name, bare])].flatMap((text) => {
      const parts = letters(write(text).toLowerCase()).filter((word) => word !== '');
      return [parts.join(''), ...parts];
    });
    return words.map((word) => skeleton(word, language)).filter(({ length }) => length > 1);
  };
  const [readName, isLatin, latinSpellings] = [skeletonsOf, isInLatin, spellingsInLatin].map(remembered);
  return (names, address) => {
    const local = address.toLowerCase();
    if (names.every((name) => isLatin(name))) {
      const plain = local.replaceAll(/[^a-z]/g, '');
      return names.some((name) => latinSpellings(name).some((own) => own.length > 1 && plain.includes(own)));
    }
    if (write === undefined || unread.has(language)) return undefined;
    const parts = letters(local)
      .flatMap((part) => [part, part.slice(1)])
      .map((part) => skeleton(part, language));
    const read = names.map(readName);
    if (read.flat().some((own) => parts.some((part) => isAlike(own, part)))) return true;
    return read.some((own) => own.every(({ length }) => length < DECISIVE)) ? undefined : false;
  };
}

/** Names come again and again. */
function remembered(read) {
  const known = new Map();
  return (name) => {
    if (!known.has(name)) known.set(name, read(name));
    return known.get(name);
  };
}

/** The turned comma and the apostrophe are letters in Uzbek. */
const isInLatin = (name) => /^[\p{Script=Latin}ʻʼ\P{L}]+$/u.test(name);

/** Words in letters from a to z. */
const letters = (text) => text.split(/[^a-z]+/);

/** A name in small letters from a to z, and its words. */
function spellingsInLatin(name) {
  const small = name.toLowerCase().normalize('NFC');
  const texts = [small, small.replaceAll(/[äöüåø]/g, (letter) => dotted[letter]), small.replaceAll('đ', 'dj')];
  return texts.flatMap((text) => {
    const plain = text.replaceAll(/[ßłøæœđðıəþ]/g, (letter) => spelled[letter]).normalize('NFKD');
    const marksOff = plain.replaceAll(/\p{M}/gu, '');
    return [marksOff.replaceAll(/[^a-z]/g, ''), ...letters(marksOff)];
  });
}

/** Letters that schemes of one language use for another sound than most do. */
const readings = { ar: [/^al/g, ''], be: [/g/g, 'h'], uk: [/g/g, 'h'], zh: [/[qxzcj]h?|hs/g, 's'] };

/** The consonants of a word, those that schemes confuse written as one. */
function skeleton(word, language) {
  const [from, to] = readings[language] ?? [];
  const read = from === undefined ? word : word.replaceAll(from, to);
  return read
    .replaceAll(/c(?=[ei])/g, 's')
    .replaceAll(/s?[csz]h|tch|t[sz]|[jx](?=.)/g, 's')
    .replaceAll(/[dt]h?/g, 't')
    .replaceAll(/[kg]h|[qcgk]/g, 'k')
    .replaceAll(/ph|mp|[bpf]/g, 'f')
    .replaceAll('z', 's')
    .replaceAll('r', 'l')
    .replaceAll(/[aeiouyhwv]/g, '')
    .replaceAll(/(.)\1+/g, '$1');
}

function isAlike(one, other) {
  if (one === other) return true;
  return one.length > 2 && other.length > 2 && differBy1(one, other);
}

/** Whether a letter more, less or another makes the two the same. */
function differBy1(one, other) {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at++;
  return long.slice(at + 1) === short.slice(long.length === short.length ? at + 1 : at);
}

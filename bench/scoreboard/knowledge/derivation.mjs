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
    const [unspoken, instead] = leftOut[language] ?? [];
    const bare = unspoken === undefined ? name : name.replaceAll(unspoken, instead);
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

/**
 * What a name may be written without, and what then stands instead: the Arabic article, of which the judge writes l, and Thai letters under the mark of
 * silence, with the t of a cluster that it ends.
 */
const leftOut = { ar: [/(^|\s)ال/gu, '$1'], th: [/[ดตท](?=ร์)|[ก-ฮ][ิุ]?์/gu, ''] };

/** As ISO 15919 has it: c is what names spell ch, and m the nasal dot, which sounds like what follows. */
const indic = [
  [/c(?!h)/g, 'ch'],
  [/m(?=[cdgjkst])/g, 'n'],
];

/** Letters that schemes of one language use for another sound than most do. */
const readings = {
  ar: [[/^al/g, '']],
  be: [[/g/g, 'h']],
  bn: indic,
  hi: indic,
  mr: indic,
  ne: indic,
  // What is a retroflex r to one scheme is zh to another.
  ta: [...indic, [/zh/g, 'l']],
  te: indic,
  // By the Royal Thai General System, sr and most thr are read s, doubled r a vowel or n, and only k, n, ng, m, p and t end a word.
  th: [
    [/(?<=s)r/g, ''],
    [/rr(?=.)/g, 'a'],
    [/thr/g, 's'],
    [/(?:rr|[rl])$/g, 'n'],
    [/(?:ch|s|d|th)$/g, 't'],
  ],
  uk: [[/g/g, 'h']],
  zh: [[/[qxzcj]h?|hs/g, 's']],
};

/** The consonants of a word, those that schemes confuse written as one. */
function skeleton(word, language) {
  return (readings[language] ?? [])
    .reduce((read, [from, to]) => read.replaceAll(from, to), word)
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

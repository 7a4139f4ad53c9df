import { markedLetters, markRanges } from './accents.gen.ts';

/**
 * Letters that Unicode does not take apart, and how PostgreSQL's `unaccent` writes them: those of Latin-1, Latin Extended-A and B, and the
 * capital sharp s. Where collations without accents (`_ai`) take one for plain letters, it is for the same.
 */
const PLAIN: Readonly<Record<string, string>> = {
  A: 'Ⱥ',
  AE: 'Æ',
  B: 'ƁƂɃ',
  C: 'ƇȻ',
  D: 'ÐĐƉƊƋ',
  DZ: 'ǄǱ',
  Dz: 'ǅǲ',
  E: 'ƐɆ',
  F: 'Ƒ',
  G: 'ƓǤ',
  H: 'Ħ',
  I: 'ƖƗ',
  IJ: 'Ĳ',
  J: 'Ɉ',
  K: 'Ƙ',
  L: 'ĿŁȽ',
  LJ: 'Ǉ',
  Lj: 'ǈ',
  N: 'ŊƝ',
  NJ: 'Ǌ',
  Nj: 'ǋ',
  O: 'Ø',
  OE: 'Œ',
  OI: 'Ƣ',
  P: 'Ƥ',
  R: 'Ɍ',
  SS: 'ẞ',
  T: 'ŦƬƮȾ',
  TH: 'Þ',
  U: 'Ʉ',
  V: 'Ʋ',
  Y: 'ƳɎ',
  Z: 'ƵȤ',
  ae: 'æ',
  b: 'ƀƃ',
  c: 'ƈȼ',
  d: 'ðđƌȡ',
  db: 'ȸ',
  dz: 'ǆǳ',
  e: 'ɇ',
  f: 'ƒ',
  g: 'ǥ',
  h: 'ħ',
  hv: 'ƕ',
  i: 'ı',
  ij: 'ĳ',
  j: 'ȷɉ',
  k: 'ƙ',
  l: 'ŀłƚȴ',
  lj: 'ǉ',
  n: 'ŋƞȵ',
  "'n": 'ŉ',
  nj: 'ǌ',
  o: 'ø',
  oe: 'œ',
  oi: 'ƣ',
  p: 'ƥ',
  q: 'ĸ',
  qp: 'ȹ',
  r: 'ɍ',
  s: 'ſȿ',
  ss: 'ß',
  t: 'ŧƫƭȶ',
  th: 'þ',
  y: 'ƴɏ',
  z: 'ƶȥɀ',
};

/** The first character that is folded. */
const FIRST = 0xc0;

let folded: ReadonlyMap<number, string> | undefined;

/**
 * Returns a text without accents, letter by letter: `José` as `Jose`, `Łódź` as `Lodz`, `Straße` as `Strasse`. Letters with marks are left
 * without them (canonical decomposition less category Mn, Unicode 17), marks of their own fall away, and letters of Latin that Unicode
 * does not take apart are written with plain ones. What is folded once does not change when it is folded again.
 */
export function foldAccents(text: string): string {
  let at = 0;
  while (at < text.length && text.charCodeAt(at) < FIRST) at++;
  if (at === text.length) return text;
  folded ??= createFoldings();
  let done = text.slice(0, at);
  for (const character of text.slice(at)) {
    done += folded.get(character.codePointAt(0) ?? 0) ?? character;
  }
  return done;
}

function createFoldings(): ReadonlyMap<number, string> {
  const plain = new Map(
    Object.entries(PLAIN).flatMap(([letters, from]) => [...from].map((one) => [one, letters] as const)),
  );
  const made = new Map<number, string>();
  for (const [letter, letters] of plain) made.set(letter.codePointAt(0) ?? 0, letters);
  for (const group of markedLetters.split(';')) {
    const [written = '', ...gaps] = group.split(' ');
    const left = written.split('+').map((code) => String.fromCodePoint(Number.parseInt(code, 36)));
    const letters = left.map((letter) => plain.get(letter) ?? letter).join('');
    let point = 0;
    for (const gap of gaps) {
      point += Number.parseInt(gap, 36);
      made.set(point, letters);
    }
  }
  for (const mark of marks()) made.set(mark, '');
  return made;
}

function* marks(): Generator<number> {
  const numbers = markRanges.split(' ').map((number) => Number.parseInt(number, 36));
  let point = 0;
  for (let at = 0; at + 1 < numbers.length; at += 2) {
    const from = point + (numbers[at] ?? 0);
    point = from + (numbers[at + 1] ?? 0);
    for (let mark = from; mark <= point; mark++) yield mark;
  }
}

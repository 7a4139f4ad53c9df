import { FOLDINGS, lettersOf } from './fold-case.ts';

/** Small letters among those that are folded: they are another form of a small letter, and `toLower` leaves them. */
const SMALL = new Set([0xb5, 0x17f, 0x3c2, 0x3d0, 0x3d1, 0x3d5, 0x3d6, 0x3f0, 0x3f1, 0x3f5, 0x1e9b]);
/** Large letters that share their small one with another, and are not what it becomes. */
const SECOND = new Set([0x3f4, 0x1e9e, 0x212a, 0x212b]);
/** Simple mappings (UnicodeData.txt) that are no foldings: the dotless and the dotted i. */
const DOTLESS_I = 0x131;
const DOTTED_I = 0x130;

/** By unit, the unit that it becomes. */
interface Cases {
  readonly lower: Uint16Array;
  readonly upper: Uint16Array;
}

let cases: Cases | undefined;

/** Returns a text in small letters, letter by letter (Unicode's simple mappings, of the letters that `foldCase` knows). */
export function toLower(text: string): string {
  cases ??= makeCases();
  return mapped(text, cases.lower);
}

/** Returns a text in large letters, letter by letter: `ß`, which has no single large letter of its own, stays. */
export function toUpper(text: string): string {
  cases ??= makeCases();
  return mapped(text, cases.upper);
}

function makeCases(): Cases {
  const foldings = FOLDINGS.flatMap(lettersOf);
  const large = foldings.filter(([from]) => !SMALL.has(from));
  const lower = new Map([...large, [DOTTED_I, 0x69] as const]);
  const upper = new Map(large.filter(([from]) => !SECOND.has(from)).map(([from, to]) => [to, from] as const));
  for (const [small, folded] of foldings.filter(([from]) => SMALL.has(from)))
    upper.set(small, upper.get(folded) ?? small);
  upper.set(DOTLESS_I, 0x49);
  return { lower: tableOf(lower), upper: tableOf(upper) };
}

function tableOf(letters: ReadonlyMap<number, number>): Uint16Array {
  const table = Uint16Array.from({ length: 2 ** 16 }, (_, unit) => unit);
  for (const [from, to] of letters) table[from] = to;
  return table;
}

/** Units that are made into a text at once: more would not fit the stack. */
const CHUNK = 1024;

function mapped(text: string, table: Uint16Array): string {
  let done = '';
  for (let from = 0; from < text.length; from += CHUNK) {
    const units: number[] = [];
    const to = Math.min(from + CHUNK, text.length);
    for (let at = from; at < to; at++) units.push(table[text.charCodeAt(at)]);
    done += String.fromCharCode(...units);
  }
  return done;
}

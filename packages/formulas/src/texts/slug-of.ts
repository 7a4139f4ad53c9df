import { toLower } from '@populace/unicode';

/** Latin letters with marks, by the letters a to z that stand for them; in German and the Nordic languages ß, æ and ø are known so. */
const SPELT: readonly (readonly [plain: string, letters: string])[] = [
  ['a', 'àáâãäåāăą'],
  ['c', 'çćĉċč'],
  ['d', 'ďđð'],
  ['e', 'èéêëēĕėęě'],
  ['g', 'ĝğġģ'],
  ['h', 'ĥħ'],
  ['i', 'ìíîïĩīĭįı'],
  ['j', 'ĵ'],
  ['k', 'ķ'],
  ['l', 'ĺļľŀł'],
  ['n', 'ñńņň'],
  ['o', 'òóôõöøōŏő'],
  ['r', 'ŕŗř'],
  ['s', 'śŝşšșſ'],
  ['t', 'ţťŧț'],
  ['u', 'ùúûüũūŭůűų'],
  ['w', 'ŵ'],
  ['y', 'ýÿŷ'],
  ['z', 'źżž'],
  ['ss', 'ß'],
  ['ae', 'æ'],
  ['oe', 'œ'],
  ['th', 'þ'],
];

let plainOf: ReadonlyMap<string, string> | undefined;

/** A text in small letters a to z and digits, all else as single dashes within. */
export function slugOf(text: string): string {
  plainOf ??= new Map(SPELT.flatMap(([plain, letters]) => [...letters].map((letter) => [letter, plain] as const)));
  let slug = '';
  let isApart = false;
  for (const character of toLower(text)) {
    const plain = /[a-z0-9]/.test(character) ? character : plainOf.get(character);
    if (plain === undefined) {
      isApart = slug !== '';
      continue;
    }
    slug += (isApart ? '-' : '') + plain;
    isApart = false;
  }
  return slug;
}

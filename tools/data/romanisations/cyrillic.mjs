/** Romanisation letter by letter, which is how the published schemes for Cyrillic spell names. */

/**
 * Returns a function that spells a text by a table of small letters. `first` has letters that are spelt otherwise at the beginning of a
 * word, `pairs` letters that are spelt together. Letters that no table has stay as they are.
 */
export function speller({ letters, first = {}, pairs = {} }) {
  return (text) => {
    const small = [...text.normalize('NFC').toLowerCase()];
    let spelt = '';
    for (let at = 0; at < small.length; at++) {
      const pair = pairs[`${small[at]}${small[at + 1] ?? ''}`];
      const isFirst = at === 0 || !/[\p{L}’']/u.test(small[at - 1]);
      if (pair !== undefined) {
        spelt += pair;
        at++;
      } else spelt += (isFirst ? first[small[at]] : undefined) ?? letters[small[at]] ?? small[at];
    }
    return spelt;
  };
}

/** Letters that all schemes here spell alike. */
export const common = {
  а: 'a',
  б: 'b',
  в: 'v',
  д: 'd',
  е: 'e',
  ж: 'zh',
  з: 'z',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  ч: 'ch',
  ш: 'sh',
};

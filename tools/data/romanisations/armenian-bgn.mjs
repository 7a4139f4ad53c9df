/** Armenian in Latin letters, by the sounds of the East. */

/** What people call the scheme. */
export const scheme = 'BGN/PCGN 1981, without apostrophes and with ռ as r';

const letters = {
  ա: 'a',
  բ: 'b',
  գ: 'g',
  դ: 'd',
  ե: 'e',
  զ: 'z',
  է: 'e',
  ը: 'y',
  թ: 't',
  ժ: 'zh',
  ի: 'i',
  լ: 'l',
  խ: 'kh',
  ծ: 'ts',
  կ: 'k',
  հ: 'h',
  ձ: 'dz',
  ղ: 'gh',
  ճ: 'ch',
  մ: 'm',
  յ: 'y',
  ն: 'n',
  շ: 'sh',
  ո: 'o',
  չ: 'ch',
  պ: 'p',
  ջ: 'j',
  ռ: 'r',
  ս: 's',
  վ: 'v',
  տ: 't',
  ր: 'r',
  ց: 'ts',
  ւ: 'v',
  փ: 'p',
  ք: 'k',
  օ: 'o',
  ֆ: 'f',
  և: 'ev',
};

/** Returns an Armenian text in small Latin letters. At the beginning of a word ե is ye and ո is vo. */
export function romanise(text) {
  const paired = text
    .toLowerCase()
    .replaceAll('ու', 'u')
    .replace(/(^|[ -])ե(?!վ)/g, '$1ye')
    .replace(/(^|[ -])և/g, '$1yev')
    .replace(/(^|[ -])ո(?!վ)/g, '$1vo');
  return [...paired].map((letter) => letters[letter] ?? letter).join('');
}

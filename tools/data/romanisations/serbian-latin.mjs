/** Serbian in Latin letters, Gaj's alphabet, which is official beside Cyrillic: one for one. */
import { common, speller } from './cyrillic.mjs';

export const scheme = 'Gaj’s Latin alphabet, official beside Cyrillic, without marks';

export const romanise = speller({
  letters: {
    ...common,
    г: 'g',
    ђ: 'đ',
    ж: 'ž',
    и: 'i',
    ј: 'j',
    љ: 'lj',
    њ: 'nj',
    ћ: 'ć',
    х: 'h',
    ц: 'c',
    ч: 'č',
    џ: 'dž',
    ш: 'š',
  },
});

/** The same with capitals where the Cyrillic has them: Љубица is Ljubica. */
export function spell(text) {
  return text.normalize('NFC').replace(/\p{L}/gu, (letter) => {
    const spelt = romanise(letter);
    return letter === letter.toLowerCase() ? spelt : spelt[0].toUpperCase() + spelt.slice(1);
  });
}

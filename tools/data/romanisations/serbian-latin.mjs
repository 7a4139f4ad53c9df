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

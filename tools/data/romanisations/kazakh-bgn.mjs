/** Kazakh by the system of BGN and PCGN of 1979, as maps and foreign papers have it. */
import { common, speller } from './cyrillic.mjs';

export const scheme = 'the BGN/PCGN system of 1979, without marks';

export const romanise = speller({
  letters: {
    ...common,
    ә: 'a',
    г: 'g',
    ғ: 'gh',
    ё: 'yo',
    и: 'i',
    і: 'i',
    й: 'y',
    қ: 'q',
    ң: 'ng',
    ө: 'o',
    ұ: 'u',
    ү: 'u',
    х: 'kh',
    һ: 'h',
    ц: 'ts',
    щ: 'shch',
    ъ: '',
    ы: 'y',
    ь: '',
    э: 'e',
    ю: 'yu',
    я: 'ya',
  },
});

/** Mongolian in Cyrillic, as passports spell it. */
import { common, speller } from './cyrillic.mjs';

export const scheme = 'MNS 5217:2012, without marks';

export const romanise = speller({
  letters: {
    ...common,
    г: 'g',
    ё: 'yo',
    ж: 'j',
    и: 'i',
    й: 'i',
    ө: 'u',
    ү: 'u',
    х: 'kh',
    ц: 'ts',
    щ: 'sh',
    ъ: 'i',
    ы: 'y',
    ь: 'i',
    э: 'e',
    ю: 'yu',
    я: 'ya',
  },
  first: { е: 'ye' },
});

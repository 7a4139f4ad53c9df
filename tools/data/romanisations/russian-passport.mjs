/** Russian as in passports: ICAO Doc 9303, part 3, section 6 B, which Russia has used since 2013. */
import { common, speller } from './cyrillic.mjs';

export const scheme = 'the transliteration of ICAO Doc 9303 that Russian passports have';

export const romanise = speller({
  letters: {
    ...common,
    г: 'g',
    ё: 'e',
    и: 'i',
    й: 'i',
    х: 'kh',
    ц: 'ts',
    щ: 'shch',
    ъ: 'ie',
    ы: 'y',
    ь: '',
    э: 'e',
    ю: 'iu',
    я: 'ia',
  },
});

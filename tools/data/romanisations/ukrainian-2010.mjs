/** Ukrainian by the resolution of the Cabinet of Ministers no. 55 of 27 January 2010. */
import { common, speller } from './cyrillic.mjs';

export const scheme = 'resolution 55 of the Ukrainian Cabinet of Ministers of 2010';

export const romanise = speller({
  letters: {
    ...common,
    г: 'h',
    ґ: 'g',
    є: 'ie',
    и: 'y',
    і: 'i',
    ї: 'i',
    й: 'i',
    х: 'kh',
    ц: 'ts',
    щ: 'shch',
    ь: '',
    ю: 'iu',
    я: 'ia',
    '’': '',
  },
  first: { є: 'ye', ї: 'yi', й: 'y', ю: 'yu', я: 'ya' },
  pairs: { зг: 'zgh' },
});

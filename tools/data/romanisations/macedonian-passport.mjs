/** Macedonian as in passports since 2008, which follow ICAO Doc 9303, part 3, section 6 B. */
import { common, speller } from './cyrillic.mjs';

export const scheme = 'the spelling of Macedonian passports since 2008';

export const romanise = speller({
  letters: {
    ...common,
    г: 'g',
    ѓ: 'gj',
    ѕ: 'dz',
    и: 'i',
    ј: 'j',
    љ: 'lj',
    њ: 'nj',
    ќ: 'kj',
    х: 'h',
    ц: 'c',
    џ: 'dj',
  },
});

/** Bulgarian by the Transliteration Act of 2009, article 3 and 4. */
import { common, speller } from './cyrillic.mjs';

const letters = { ...common, г: 'g', и: 'i', й: 'y', х: 'h', ц: 'ts', щ: 'sht', ъ: 'a', ь: 'y', ю: 'yu', я: 'ya' };
const spell = speller({ letters });

export const scheme = 'the Bulgarian Transliteration Act of 2009';

/** At the end of a word ия is ia. */
export const romanise = (text) => spell(text.replace(/ия(?!\p{L})/giu, 'иa'));

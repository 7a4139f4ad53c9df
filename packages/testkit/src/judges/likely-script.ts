/**
 * Scripts that are written together, by the code of the whole. U+3005 repeats a character and belongs to no script alone; U+200C parts the
 * halves of compound names in Persian, U+0670 is the small alef of Urdu names. Thaana leaves
 * the name of God in Arabic. U+02BB and U+02BC are letters of Uzbek.
 */
const mixedScripts: { readonly [script: string]: string } = {
  Arab: '\\p{Script=Arab}\\u200c\\u0670',
  Jpan: '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}々ー',
  Kore: '\\p{Script=Hangul}\\p{Script=Han}',
  Hans: '\\p{Script=Han}',
  Hant: '\\p{Script=Han}',
  Thaa: '\\p{Script=Thaa}ﷲ',
  Latn: '\\p{Script=Latin}ʻʼ',
};

/** Variants that are none of BCP 47, with the script that they are written in. */
const variantScripts: { readonly [variant: string]: string } = { cyrl: 'Cyrl', latin: 'Latn', BORK: 'Latn' };

/** The letters of the script that CLDR says is likely for a locale, as they stand in a class of a regular expression. */
export function likelyLetters(id: string): string {
  const variant = id.split('_').at(-1) ?? '';
  const plain = Object.hasOwn(variantScripts, variant) ? id.slice(0, -variant.length - 1) : id;
  const script = variantScripts[variant] ?? new Intl.Locale(plain.replaceAll('_', '-')).maximize().script ?? 'Latn';
  return mixedScripts[script] ?? `\\p{Script=${script}}`;
}

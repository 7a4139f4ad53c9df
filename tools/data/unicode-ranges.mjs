/**
 * Makes the character tables of patterns (`\p{Lu}`, `\p{Script=Greek}`) from the Unicode data of the Node that runs this:
 * `node tools/data/unicode-ranges.mjs` (`--check` compares instead of writing). Values must not depend on the engine that
 * makes them, so the tables are fixed here once.
 */
import { rangesOf, writeUnicodeTable } from './lib/unicode.mjs';

const categories = ['L', 'Lu', 'Ll', 'Lt', 'Lm', 'Lo', 'M', 'N', 'Nd', 'Nl', 'No', 'P', 'S', 'Sc', 'Sm', 'Zs'];
const scripts =
  'Arabic Armenian Bengali Cyrillic Devanagari Georgian Greek Gujarati Han Hangul Hebrew Hiragana Kannada Katakana Latin Malayalam Tamil Telugu Thai'.split(
    ' ',
  );
const names = [...categories, ...scripts.map((name) => `Script=${name}`)];
const rangesOfName = (name) => rangesOf(new RegExp(`^\\p{${name}}$`, 'u'));

writeUnicodeTable({
  name: 'unicode-ranges',
  target: 'packages/generators/src/string/unicode-ranges.gen.ts',
  body: () => `/** Characters by property: pairs of gap and length less one, in base 36. */
export const unicodeRanges: Readonly<Record<string, string>> = {
${names.map((name) => `  '${name}':\n    '${rangesOfName(name)}',`).join('\n')}
};
`,
});

/**
 * Makes the character tables of patterns (`\p{Lu}`, `\p{Script=Greek}`) from the Unicode data of the Node that runs this:
 * `node tools/data/unicode-ranges.mjs` (`--check` compares instead of writing). Values must not depend on the engine that
 * makes them, so the tables are fixed here once.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const target = fileURLToPath(new URL('../../packages/generators/src/string/unicode-ranges.gen.ts', import.meta.url));
const categories = ['L', 'Lu', 'Ll', 'Lt', 'Lm', 'Lo', 'M', 'N', 'Nd', 'Nl', 'No', 'P', 'S', 'Sc', 'Sm', 'Zs'];
const scripts =
  'Arabic Armenian Bengali Cyrillic Devanagari Georgian Greek Gujarati Han Hangul Hebrew Hiragana Kannada Katakana Latin Malayalam Tamil Telugu Thai'.split(
    ' ',
  );
const named = [
  ...categories.map((name) => [name, new RegExp(`^\\p{${name}}$`, 'u')]),
  ...scripts.map((name) => [`Script=${name}`, new RegExp(`^\\p{Script=${name}}$`, 'u')]),
];

/** Ranges as gap and length less one, in base 36: short, and quick to read. */
function rangesOf(test) {
  const numbers = [];
  let last = 0;
  let point = 0;
  const matches = (code) => (code < 0xd800 || code > 0xdfff) && test.test(String.fromCodePoint(code));
  while (point <= 0x10ffff) {
    if (!matches(point)) {
      point++;
      continue;
    }
    const from = point;
    while (point <= 0x10ffff && matches(point)) point++;
    numbers.push((from - last).toString(36), (point - 1 - from).toString(36));
    last = point - 1;
  }
  return numbers.join(' ');
}

const previous = (() => {
  try {
    return readFileSync(target, 'utf8');
  } catch {
    return '';
  }
})();
const version = /Unicode (\d+\.\d+)/.exec(previous)?.[1] ?? process.versions.unicode;
if (process.argv.includes('--check') && version !== process.versions.unicode) {
  console.log(`unicode-ranges: skipped, this Node has Unicode ${process.versions.unicode}, the tables have ${version}`);
  process.exit(0);
}
const text = `// Made by tools/data/unicode-ranges.mjs from Unicode ${process.versions.unicode} (Unicode-3.0 licence); do not edit.

/** Characters by property: pairs of gap and length less one, in base 36. */
export const unicodeRanges: Readonly<Record<string, string>> = {
${named.map(([name, test]) => `  '${name}':\n    '${rangesOf(test)}',`).join('\n')}
};
`;
if (process.argv.includes('--check')) {
  if (text !== previous) {
    console.error('unicode-ranges: the tables are stale; run node tools/data/unicode-ranges.mjs');
    process.exit(1);
  }
} else writeFileSync(target, text);

/**
 * Makes the tables by which accents are left out (`foldAccents`) from the Unicode data of the Node that runs this:
 * `node tools/data/accents.mjs` (`--check` compares instead of writing). Which values are unique must not depend on the engine that
 * makes them, so the tables are fixed here once.
 */
import { characters, rangesOf, writeUnicodeTable } from './lib/unicode.mjs';

const MARK = /^\p{Mn}$/u;
/** Syllables of Korean and ideographs for compatibility have no accents, and would make most of the table. */
const LEFT_ALONE = /^[\uac00-\ud7a3\uf900-\ufaff\u{2f800}-\u{2fa1f}]$/u;

/** By what is left of them without marks, the characters: their gaps in base 36. */
function letters() {
  const groups = new Map();
  for (const [point, character] of characters()) {
    if (MARK.test(character) || LEFT_ALONE.test(character)) continue;
    const left = character.normalize('NFD').replaceAll(/\p{Mn}/gu, '');
    if (left !== character) groups.set(left, [...(groups.get(left) ?? []), point]);
  }
  return [...groups].map(([left, points]) => {
    const gaps = points.map((point, at) => (point - (points[at - 1] ?? 0)).toString(36));
    return `${[...left].map((one) => one.codePointAt(0).toString(36)).join('+')} ${gaps.join(' ')}`;
  });
}

writeUnicodeTable({
  name: 'accents',
  target: 'packages/unicode/src/accents.gen.ts',
  body: () => `/** Marks that are set on letters (category Mn): pairs of gap and length less one, in base 36. */
export const markRanges: string =
  '${rangesOf(MARK)}';

/** Characters with marks (canonical decompositions): what is left of them without, and their gaps, in base 36. */
export const markedLetters: string =
  '${letters().join(';')}';
`,
});

/**
 * Makes the tables by which accents are left out (`foldAccents`) from the Unicode data of the Node that runs this:
 * `node tools/data/accents.mjs` (`--check` compares instead of writing). Which values are unique must not depend on the engine that
 * makes them, so the tables are fixed here once.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const target = fileURLToPath(new URL('../../packages/core/src/text/accents.gen.ts', import.meta.url));
const MARK = /^\p{Mn}$/u;
/** Syllables of Korean and ideographs for compatibility have no accents, and would make most of the table. */
const LEFT_ALONE = /^[\uac00-\ud7a3\uf900-\ufaff\u{2f800}-\u{2fa1f}]$/u;

function* codePoints() {
  for (let point = 0; point <= 0x10ffff; point++) if (point < 0xd800 || point > 0xdfff) yield point;
}

/** Pairs of gap and length less one, in base 36. */
function marks() {
  const numbers = [];
  let last = 0;
  let from = -1;
  for (const point of codePoints()) {
    const isMark = MARK.test(String.fromCodePoint(point));
    if (isMark && from < 0) from = point;
    if (isMark || from < 0) continue;
    numbers.push((from - last).toString(36), (point - 1 - from).toString(36));
    last = point - 1;
    from = -1;
  }
  return numbers.join(' ');
}

/** By what is left of them without marks, the characters: their gaps in base 36. */
function letters() {
  const groups = new Map();
  for (const point of codePoints()) {
    const character = String.fromCodePoint(point);
    if (MARK.test(character) || LEFT_ALONE.test(character)) continue;
    const left = character.normalize('NFD').replaceAll(/\p{Mn}/gu, '');
    if (left !== character) groups.set(left, [...(groups.get(left) ?? []), point]);
  }
  return [...groups].map(([left, points]) => {
    const gaps = points.map((point, at) => (point - (points[at - 1] ?? 0)).toString(36));
    return `${[...left].map((one) => one.codePointAt(0).toString(36)).join('+')} ${gaps.join(' ')}`;
  });
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
  console.log(`accents: skipped, this Node has Unicode ${process.versions.unicode}, the tables have ${version}`);
  process.exit(0);
}
const text = `// Made by tools/data/accents.mjs from Unicode ${process.versions.unicode} (Unicode-3.0 licence); do not edit.

/** Marks that are set on letters (category Mn): pairs of gap and length less one, in base 36. */
export const markRanges: string =
  '${marks()}';

/** Characters with marks (canonical decompositions): what is left of them without, and their gaps, in base 36. */
export const markedLetters: string =
  '${letters().join(';')}';
`;
if (process.argv.includes('--check')) {
  if (text !== previous) {
    console.error('accents: the tables are stale; run node tools/data/accents.mjs');
    process.exit(1);
  }
} else writeFileSync(target, text);

/** What the scripts for tables share: how a name shows in an address, how lists are read and tables written. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Letters that Unicode does not take apart. */
const plain = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i' };

/** Returns a function that writes a text in the letters a to z; `letters` are those that a language spells in its own way. */
export function shownBy(letters = {}) {
  const spelt = { ...plain, ...letters };
  return (text) =>
    [...text.normalize('NFC').toLowerCase()]
      .map((letter) => spelt[letter] ?? letter)
      .join('')
      .normalize('NFD')
      .replace(/[^a-z]/g, '');
}

/** The lines of a list, without comments and empty ones; none where there is no such file. */
export function linesOf(path) {
  if (!existsSync(path)) return [];
  return readFileSync(path, 'utf8')
    .normalize('NFC')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'));
}

/** Writes a table: a header and rows of cells, parted by tabs. */
export function writeTable(path, header, rows) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${[header, ...rows].map((cells) => cells.join('\t')).join('\n')}\n`);
}

/** A whole number from 0 to below `count` that depends on a text alone. */
export function hashOf(text, count) {
  let sum = 0x811c9dc5;
  for (const letter of text) sum = Math.imul(sum ^ letter.codePointAt(0), 0x01000193);
  // Texts that differ in their last letter alone would otherwise have neighbouring numbers.
  sum = Math.imul(sum ^ (sum >>> 15), 0x2c1b3c6d);
  return ((sum ^ (sum >>> 13)) >>> 0) % count;
}

/** Texts in the order of their code units, the same everywhere. */
export function byText(one, other) {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

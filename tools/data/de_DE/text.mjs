/** What the scripts for German tables share: how a name shows in an e-mail address, and how a table is written. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

const german = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/** Returns `text` in the letters a to z, as Germans write it where umlauts cannot be had. */
export function shownOf(text) {
  // İ would fall apart into i and a dot when made small; the dot goes with the other marks.
  const plain = text.normalize('NFC').toLowerCase();
  const spelt = [...plain].map((letter) => german[letter] ?? letter).join('');
  return spelt.normalize('NFD').replace(/[^a-z]/g, '');
}

/** Writes a table: a header and rows of cells, parted by tabs. */
export function writeTable(path, header, rows) {
  mkdirSync(dirname(path), { recursive: true });
  const lines = [header, ...rows].map((cells) => cells.join('\t'));
  writeFileSync(path, `${lines.join('\n')}\n`);
}

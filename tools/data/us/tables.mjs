/** What the scripts for American tables share: how a name shows in an e-mail address, and how a table is written. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Returns `text` in the letters a to z, without marks, spaces and hyphens. */
export const shownOf = (text) =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z]/g, '');

/** Writes a table: a header and rows of cells, parted by tabs. */
export function writeTable(path, header, rows) {
  mkdirSync(dirname(path), { recursive: true });
  const lines = [header, ...rows].map((cells) => cells.join('\t'));
  writeFileSync(path, `${lines.join('\n')}\n`);
}

/** The lines of a file that say something: neither empty nor a remark. */
export function linesOf(path) {
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && line[0] !== '#');
}

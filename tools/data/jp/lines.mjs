import { readFileSync } from 'node:fs';

/** Returns the lines of a list that lies beside this file, without its remarks. */
export function linesOf(file) {
  const lines = readFileSync(new URL(file, import.meta.url), 'utf8').split('\n');
  return lines.filter((line) => line !== '' && !line.startsWith('#'));
}

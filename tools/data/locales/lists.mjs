/** Reads the lists of a locale that are written by hand. */
import { join } from 'node:path';
import { linesOf } from '../lib/tables.mjs';

/**
 * Returns the parts of a list: `{ title, entries }` for each `[title]`. Entries are parted by `; ` or, in lists of names, by spaces,
 * where `_` stands for a space within a name. `from` is the locale whose list it is, where two share one; what the own list has is added.
 */
export function readLists(byHand, { id, from, file }) {
  const isNames = file.startsWith('given') || file === 'surnames';
  const parts = [];
  for (const line of [id, ...(from === undefined ? [] : [from])].flatMap((name) =>
    linesOf(join(byHand, name, `${file}.txt`)),
  )) {
    if (line.startsWith('[')) parts.push({ title: line.slice(1, line.indexOf(']')), entries: [] });
    else parts.at(-1).entries.push(...entriesOf(line, isNames));
  }
  return parts;
}

function entriesOf(line, isNames) {
  if (!isNames)
    return line
      .split(';')
      .map((entry) => entry.trim())
      .filter((entry) => entry !== '');
  return line
    .trim()
    .split(/\s+/)
    .map((entry) => entry.replaceAll('_', ' '));
}

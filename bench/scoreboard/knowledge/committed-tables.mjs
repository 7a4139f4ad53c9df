import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../tools/lib/project.mjs';

/** Returns what opens the committed tables of a locale: `committedTables(kit)('de_DE')('person.given')`. */
export function committedTables({ judgedLocale }) {
  return (id) => judgedLocale(id, (path) => readFileSync(join(root, path), 'utf8')).table;
}

/**
 * Writes the tables of words (animals, jobs, months, …) of locales: `node tools/data/words.mjs <id,…|all> <folder>`. `<folder>/node_modules` holds
 * @faker-js/faker 10.6.0 (MIT), iso-3166 4.4.0 (MIT) and cldr-dates-full, cldr-localenames-full, cldr-numbers-full 48.2.0 (Unicode-3.0). What is written by hand stands in
 * tools/data/locales/<id>/catalogue.txt. `tools/data/locales.mjs` does the same for the locale that it makes.
 */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/project.mjs';
import { writeWords } from './locales/words.mjs';

const [asked = 'all', folder = '.'] = process.argv.slice(2);
const source = join(root, 'packages/locales/src');
const all = readdirSync(source).filter((id) => existsSync(join(source, id, 'locale.yaml')));
// `base` first: English is compared with it.
const ids = asked === 'all' ? ['base', ...all.filter((id) => id !== 'base')] : asked.split(',');
for (const id of ids) {
  const written = await writeWords(id, folder);
  console.log(id, written.size, 'tables of words');
}

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../tools/lib/project.mjs';

const folder = join(root, 'packages/locales/src');

/** The locales that the library knows, but the one without a country. */
export function knownLocales() {
  const list = readFileSync(join(folder, 'index.gen.ts'), 'utf8');
  return [...list.matchAll(/'\.\/(\w+)\//g)].map(([, id]) => id).filter((id) => id !== 'base');
}

/** What a locale's declaration says of it: `{ id, language, country, isLatin }`. */
export function aboutLocale(id) {
  const file = readdirSync(join(folder, id)).find((name) => name.endsWith('-locale.ts'));
  const text = readFileSync(join(folder, id, file), 'utf8');
  const said = (name) => new RegExp(`^ {2}${name}: '(\\w+)',$`, 'm').exec(text)?.[1];
  return { id, language: said('language'), country: said('country'), isLatin: said('script') === 'Latn' };
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../tools/lib/project.mjs';

/** The locales that the library knows, but the one without a country. */
export function knownLocales() {
  const list = readFileSync(join(root, 'packages/locales/src/index.gen.ts'), 'utf8');
  return [...list.matchAll(/'\.\/([a-z]+(?:_[A-Z][a-z]+)?_[A-Z]+)\//g)].map(([, id]) => id);
}

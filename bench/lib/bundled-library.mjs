import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundle } from '../../tools/lib/bundle.mjs';

/** Bundles the library into a folder, as it is published, and returns the path of what its users import. */
export async function bundleLibrary(folder) {
  const source = fileURLToPath(new URL('../../packages/library/src/index.ts', import.meta.url));
  await bundle({ input: { index: source }, folder, names: '[name].mjs' });
  return join(folder, 'index.mjs');
}

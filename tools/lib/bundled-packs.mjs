/**
 * Tables of locales and places stand beside the bundles, each group of tables as a module of its own, and so does Zstandard: what a run
 * does not need is not even read, and the library and the command line share one copy.
 */
import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { rolldown } from 'rolldown';
import { root } from './project.mjs';

/** The built module of a folder's pack, which names its groups. */
const packModule = /[\\/]src[\\/]([^\\/]+)[\\/]built[\\/]pack\.ts$/;

/** Where a pack stands, seen from the bundles. */
function placeOf(id) {
  const [, folder] = packModule.exec(id) ?? [];
  return folder === undefined ? undefined : `./packs/${folder}/pack.js`;
}

/** The WebAssembly module of Zstandard, and where it stands, seen from the bundles. */
const zstd = join(root, 'packages/library/src/compressors/zstd-wasm.gen.ts');
const zstdPlace = './packs/zstd.js';

/** A plugin that leaves packs out of a bundle. */
export const packsApart = {
  name: 'packs-apart',
  async resolveId(source, importer, options) {
    if (source.endsWith('/zstd-wasm.gen.ts')) return { id: zstdPlace, external: 'absolute' };
    if (!source.endsWith('/built/pack.ts')) return null;
    const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
    const place = resolved && placeOf(resolved.id);
    return place === undefined ? null : { id: place, external: 'absolute' };
  },
};

/** Writes the packs beside the bundles of `folder`. */
export async function writePacks(folder) {
  for (const workspace of ['locales', 'places']) {
    const source = join(root, 'packages', workspace, 'src');
    for (const entry of readdirSync(source, { withFileTypes: true })) {
      const input = join(source, entry.name, 'built/pack.ts');
      if (entry.isDirectory() && existsSync(input)) await writePack(input, join(folder, 'packs'));
    }
  }
  await writeModule(zstd, join(folder, zstdPlace));
}

async function writeModule(input, file) {
  const build = await rolldown({ input, platform: 'neutral' });
  try {
    await build.write({ file, format: 'esm' });
  } finally {
    await build.close();
  }
}

async function writePack(input, folder) {
  const build = await rolldown({ input, platform: 'neutral' });
  try {
    const name = basename(dirname(dirname(input)));
    await build.write({
      dir: join(folder, name),
      format: 'esm',
      entryFileNames: '[name].js',
      chunkFileNames: '[name].js',
    });
  } finally {
    await build.close();
  }
}

/** What the published package says about itself. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './project.mjs';

const { version, engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** Where the package is staged, and where the tarball of it is put. */
export const stage = join(root, 'dist/pack/populace');
export const tarball = join(root, `dist/pack/populace-${version}.tgz`);

/** The packed size that must not be passed. */
export const maxPackedBytes = 10 * 1024 * 1024;

/** The manifest: no dependencies, since everything is bundled, and no `source` condition. */
export const manifest = {
  name: 'populace',
  version,
  description: 'Believable sample data from a schema: the same every time, at any size, in the formats people use.',
  keywords: ['test data', 'sample data', 'fake data', 'seed', 'generator', 'csv', 'fixtures'],
  // The code is MIT; some tables of places are CC BY 4.0.
  license: '(MIT AND CC-BY-4.0)',
  author: 'The Populace authors',
  type: 'module',
  engines,
  bin: { populace: 'bin/populace.js' },
  exports: {
    '.': { types: './dist/index.d.ts', default: './dist/index.js' },
    './node': { types: './dist/node.d.ts', default: './dist/node.js' },
    './package.json': './package.json',
  },
  files: [
    'bin',
    'dist',
    'studio',
    'docs',
    'examples',
    'LICENSE',
    'README.md',
    'THIRD-PARTY-DATA.md',
    'THIRD-PARTY-LICENSES.txt',
  ],
  sideEffects: false,
};

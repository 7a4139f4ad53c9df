/**
 * Writes the WebAssembly module that compresses Zstandard as a module of ours: `node tools/data/zstd-wasm.mjs FOLDER`, where FOLDER is
 * the unpacked npm package @bokuweb/zstd-wasm 0.0.27 (`npm pack @bokuweb/zstd-wasm@0.0.27`), which is not installed here.
 */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { root } from '../lib/project.mjs';

/** The names of what it exports are short and change with the package: see zstd.ts before you take another. */
const wanted = '80260eee5795ee8072bb5821e203730c74dca3909938f5ac1128da67f96223df';

const [folder = ''] = process.argv.slice(2);
const wasm = readFileSync(join(folder, 'dist/esm/zstd.wasm'));
const sha256 = createHash('sha256').update(wasm).digest('hex');
if (sha256 !== wanted) throw new Error(`dist/esm/zstd.wasm has the SHA-256 ${sha256}, not ${wanted}.`);
const lines = [
  '// Made by `node tools/data/zstd-wasm.mjs` from @bokuweb/zstd-wasm 0.0.27 (MIT), which is Zstandard 1.5 (BSD-3-Clause).',
  '',
  `/** A WebAssembly module of ${wasm.length} bytes: raw DEFLATE in Base64. */`,
  `export const zstdWasm = '${deflateRawSync(wasm, { level: 9 }).toString('base64')}';`,
];
writeFileSync(join(root, 'packages/library/src/compressors/zstd-wasm.gen.ts'), `${lines.join('\n')}\n`);

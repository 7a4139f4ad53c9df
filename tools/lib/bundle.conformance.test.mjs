import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bundle, nodeModulesOf } from './bundle.mjs';

describe('bundle', () => {
  let folder;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'populace-bundle-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('finds a module of Node behind a lazy import', async () => {
    writeFileSync(join(folder, 'lazy.ts'), `export { readFileSync } from 'node:fs';\n`);
    writeFileSync(join(folder, 'index.ts'), `export const open = (): Promise<unknown> => import('./lazy.ts');\n`);
    writeFileSync(join(folder, 'pure.ts'), 'export const one: number = 1;\n');
    const input = { index: join(folder, 'index.ts'), pure: join(folder, 'pure.ts') };

    const output = await bundle({ input, folder: join(folder, 'dist'), names: '[name].js' });

    expect(nodeModulesOf(output, 'index.js')).toEqual(['node:fs']);
    expect(nodeModulesOf(output, 'pure.js')).toEqual([]);
  });

  it('refuses an import that leads nowhere', async () => {
    writeFileSync(join(folder, 'index.ts'), `export { nothing } from 'no-such-package';\n`);

    const bundling = bundle({
      input: { index: join(folder, 'index.ts') },
      folder: join(folder, 'dist'),
      names: '[name].js',
    });

    await expect(bundling).rejects.toThrow('no-such-package');
  });

  it('puts lazy imports into the one file where one file is asked for', async () => {
    writeFileSync(join(folder, 'lazy.ts'), 'export const two: number = 2;\n');
    writeFileSync(join(folder, 'index.ts'), `export const open = (): Promise<unknown> => import('./lazy.ts');\n`);

    const input = { index: join(folder, 'index.ts') };
    const output = await bundle({ input, folder: join(folder, 'dist'), names: '[name].js', oneFile: true });

    expect(output.map((chunk) => chunk.fileName)).toEqual(['index.js']);
    expect(readFileSync(join(folder, 'dist/index.js'), 'utf8')).toContain('two');
  });
});

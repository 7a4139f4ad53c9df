import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { bundledPackages, licenceTexts } from './licences.mjs';

const folder = mkdtempSync(join(tmpdir(), 'populace-licences-'));
afterAll(() => rmSync(folder, { recursive: true }));

function install(name, files) {
  const path = join(folder, 'node_modules', name);
  mkdirSync(path, { recursive: true });
  writeFileSync(join(path, 'package.json'), JSON.stringify({ name, version: '1.2.3', license: 'MIT' }));
  for (const file of files) writeFileSync(join(path, file), `Copyright of ${name}\n`);
  return join(path, 'lib/index.js');
}

describe('the licences of what was bundled', () => {
  it('are those of each package once, by name, and of no module of ours', () => {
    const modules = [install('zebra', ['LICENSE']), install('@some/apple', ['license.md'])];
    const own = join(folder, 'src/main.ts');

    const found = bundledPackages([...modules, modules[0].replace('index', 'other'), own, '\0virtual']);

    expect(found).toEqual([
      { name: '@some/apple', version: '1.2.3', licence: 'MIT', text: 'Copyright of @some/apple' },
      { name: 'zebra', version: '1.2.3', licence: 'MIT', text: 'Copyright of zebra' },
    ]);
    expect(licenceTexts(modules)).toContain('@some/apple 1.2.3 (MIT)\n\nCopyright of @some/apple\n');
  });

  it('must have a text, or nothing is built', () => {
    expect(() => bundledPackages([install('bare', [])])).toThrow('bare 1.2.3 has no licence file');
  });
});

import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shareTables } from './shared-tables.mjs';

describe('tables of the published package', () => {
  const folder = mkdtempSync(join(tmpdir(), 'populace-shared-'));
  const write = (path, text) => writeFileSync(join(folder, path), text);
  let shared;

  beforeAll(async () => {
    mkdirSync(join(folder, 'packs/xx'), { recursive: true });
    mkdirSync(join(folder, 'assets'));
    write('package.json', '{ "type": "module" }');
    write('assets/same-1a2b.js', 'const e=[{name:`a`}],t=`x`,n=`AA==`;export{n as numbers,e as tables,t as texts};');
    write('assets/other-3c4d.js', 'const e=[{name:`a`}],t=`y`,n=`AA==`;export{n as numbers,e as tables,t as texts};');
    write('assets/code.js', 'throw new Error("is not a module of tables")');
    write(
      'packs/xx/same.js',
      'const tables = [{ name: "a" }], texts = "x", numbers = "AA==";\nexport { numbers, tables, texts };\n',
    );
    write(
      'packs/xx/own.js',
      'const tables = [{ name: "a" }], texts = "z", numbers = "AA==";\nexport { numbers, tables, texts };\n',
    );
    shared = await shareTables({ packs: join(folder, 'packs'), assets: join(folder, 'assets') });
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('are handed on where the Studio has the same', async () => {
    expect(shared).toBe(1);
    expect(readFileSync(join(folder, 'packs/xx/same.js'), 'utf8')).toBe(
      "export { numbers, tables, texts } from '../../assets/same-1a2b.js';\n",
    );
    const loaded = await import(`${pathToFileURL(join(folder, 'packs/xx/same.js')).href}?again`);
    expect(loaded).toMatchObject({ tables: [{ name: 'a' }], texts: 'x', numbers: 'AA==' });
  });

  it('stay where they differ', () => {
    expect(readFileSync(join(folder, 'packs/xx/own.js'), 'utf8')).toContain('texts = "z"');
  });
});

import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readSchemaFile } from './open-schema-file.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'populace-schema-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('a schema file', () => {
  it('is read up to 4 MiB, and refused beyond', async () => {
    const [fits, large] = [join(folder, 'fits.yaml'), join(folder, 'large.yaml')];
    writeFileSync(fits, 'ä'.repeat(2_097_152));
    writeFileSync(large, 'x'.repeat(4_194_305));

    expect(await readSchemaFile(fits)).toBe('ä'.repeat(2_097_152));
    await expect(readSchemaFile(large)).rejects.toMatchObject({
      code: 'limit/schema-size',
      message: `${large} has more than 4 MiB; a schema may have 4 MiB.`,
    });
  });

  it.skipIf(!existsSync('/dev/zero'))('may be a device, but not one that never ends', async () => {
    expect(await readSchemaFile('/dev/null')).toBe('');
    await expect(readSchemaFile('/dev/zero')).rejects.toMatchObject({ code: 'limit/schema-size' });
  });

  it('is missed, and not taken for a folder', async () => {
    await expect(readSchemaFile(join(folder, 'none'))).rejects.toThrow('does not exist');
    await expect(readSchemaFile(folder)).rejects.toMatchObject({
      code: 'call/no-such-file',
      message: `${folder} is a folder; name a schema file in it.`,
    });
  });
});

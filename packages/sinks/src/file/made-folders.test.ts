import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createMadeFolders } from './made-folders.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'populace-made-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('made folders', () => {
  it('are made with those above them, and only they go again', () => {
    mkdirSync(join(folder, 'mine'));
    const folders = createMadeFolders();

    folders.make(join(folder, 'mine/a/b'));
    folders.make(`${folder}/mine/c/../d`);
    const made = readdirSync(join(folder, 'mine')).sort();
    folders.remove();

    expect(made).toEqual(['a', 'c', 'd']);
    expect(readdirSync(folder)).toEqual(['mine']);
    expect(readdirSync(join(folder, 'mine'))).toEqual([]);
  });

  it('stay where somebody put something into them', () => {
    const folders = createMadeFolders();

    folders.make(join(folder, 'a/b'));
    writeFileSync(join(folder, 'a/theirs'), '');
    folders.remove();

    expect(readdirSync(join(folder, 'a'))).toEqual(['theirs']);
  });

  it('are refused below a file', () => {
    writeFileSync(join(folder, 'file'), '');

    expect(() => createMadeFolders().make(join(folder, 'file/a/b'))).toThrow('a part of the path is a file');
  });

  // A folder that is there and refuses new ones with ENOENT, for which Node's own `recursive` never ends.
  it.skipIf(!existsSync('/proc/self'))('are refused where a folder takes none', () => {
    expect(() => createMadeFolders().make('/proc/populace/deep')).toThrow(
      expect.objectContaining({
        code: 'target/io',
        message: '/proc/populace cannot be made: /proc takes no new folders. Choose another path.',
      }),
    );
  });
});

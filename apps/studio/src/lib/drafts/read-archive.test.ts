import { zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { ArchiveError, readArchive } from './read-archive.ts';

const yaml = 'populace: 1\nname: Café\n'.repeat(50);
const bytes = (text: string) => new TextEncoder().encode(text);
const all = () => true;

describe('a ZIP archive', () => {
  it.each([0, 9] as const)('is read, stored or deflated: level %d', async (level) => {
    const archive = zipSync({ 'shop.yaml': bytes(yaml), 'Ärzte/x.json': bytes('{}') }, { level });

    expect(await readArchive(new Blob([new Uint8Array(archive)]), all)).toEqual([
      { name: 'shop.yaml', text: yaml },
      { name: 'Ärzte/x.json', text: '{}' },
    ]);
  });

  it('is read in part, by the names of its files', async () => {
    const archive = zipSync({ 'a.yaml': bytes('a'), 'b.png': bytes('b') });

    const files = await readArchive(new Blob([new Uint8Array(archive)]), (name) => name.endsWith('.yaml'));

    expect(files.map(({ name }) => name)).toEqual(['a.yaml']);
  });

  it('is refused where it is none, was cut off, or has more in it than it says', async () => {
    const archive = zipSync({ 'a.yaml': bytes(yaml) }, { level: 9 });
    const lies = new Uint8Array(archive);
    const directory = new DataView(lies.buffer).getUint32(lies.length - 22 + 16, true);
    new DataView(lies.buffer).setUint32(directory + 24, 10, true);

    for (const broken of [bytes('id,name\n'), new Uint8Array(archive.subarray(40)), new Uint8Array(), lies])
      await expect(readArchive(new Blob([new Uint8Array(broken)]), all)).rejects.toBeInstanceOf(ArchiveError);
  });
});

import { typesOfExtension } from '@populace/media-types';
import { testLocale } from '@populace/testkit/packs';
import { describe, expect, it } from 'vitest';
import { baseLocale } from './base-locale.ts';

testLocale(baseLocale);

async function textsOf(table: string): Promise<readonly string[]> {
  return (await (await baseLocale.open()).table(table)).texts('text');
}

describe('the base locale', () => {
  it.each([
    ['lorem.word', 180, /^[a-z]{2,}$/],
    ['color.human', 60, /^[a-z]+([ -][a-z]+)*$/],
    ['file.stem', 120, /^[a-z]{3,}$/],
  ] as const)('%s has at least %i words without digits, in order', async (table, least, shape) => {
    const words = await textsOf(table);

    expect(words.length).toBeGreaterThanOrEqual(least);
    for (const word of words) expect(word).toMatch(shape);
    expect(words).toEqual([...words].sort());
  });

  it('pairs content types and extensions by their places', async () => {
    for (const [typeTable, extensionTable] of [
      ['system.mimeType', 'system.extension'],
      ['system.commonMimeType', 'system.commonExtension'],
    ] as const) {
      const types = await textsOf(typeTable);
      const extensions = await textsOf(extensionTable);

      expect(extensions).toHaveLength(types.length);
      extensions.forEach((extension, at) => {
        expect(typesOfExtension(extension)[0]?.type).toBe(types[at]);
      });
    }
  });

  it('has every named colour of CSS that differs by more than the spelling of gray', async () => {
    const colours = (await textsOf('color.human')).map((colour) => colour.replaceAll(' ', ''));

    for (const name of [
      'rebeccapurple',
      'lightgoldenrodyellow',
      'papayawhip',
      'darkslategray',
      'mediumspringgreen',
      'red',
    ]) {
      expect(colours).toContain(name);
    }
  });

  it('says which table it does not have', async () => {
    const pack = await baseLocale.open();

    await expect(pack.table('person.firstName')).rejects.toThrow('base has no table named "person.firstName".');
  });
});

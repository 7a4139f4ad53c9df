import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { typesOfExtension } from '@populace/core';
import { describe, expect, it } from 'vitest';
import { baseLocale } from './base-locale.ts';

const sources = readFileSync(fileURLToPath(new URL('./SOURCES.md', import.meta.url)), 'utf8');

describe('the base locale', () => {
  it.each(baseLocale.tables)('%s has different, trimmed texts in NFC', async (table) => {
    const words = await baseLocale.load(table);

    expect(new Set(words).size).toBe(words.length);
    for (const word of words) {
      expect(word).toBe(word.trim().normalize('NFC'));
      expect(word).toMatch(/^\S+( \S+)*$/);
    }
  });

  it.each(baseLocale.tables)('%s has a source with licence and date', (table) => {
    const row = sources.split('\n').find((line) => line.startsWith('|') && line.includes(`\`${table}\``));

    expect(row).toMatch(/2026-11-21/);
    expect(row).toMatch(/MIT|public domain/);
  });

  it.each([
    ['lorem.word', 180, /^[a-z]{2,}$/],
    ['color.human', 60, /^[a-z]+([ -][a-z]+)*$/],
    ['file.stem', 120, /^[a-z]{3,}$/],
  ] as const)('%s has at least %i words without digits', async (table, least, shape) => {
    const words = await baseLocale.load(table);

    expect(words.length).toBeGreaterThanOrEqual(least);
    for (const word of words) expect(word).toMatch(shape);
  });

  it('pairs content types and extensions by their places', async () => {
    for (const [typeTable, extensionTable] of [
      ['system.mimeType', 'system.extension'],
      ['system.commonMimeType', 'system.commonExtension'],
    ] as const) {
      const types = await baseLocale.load(typeTable);
      const extensions = await baseLocale.load(extensionTable);

      expect(extensions).toHaveLength(types.length);
      extensions.forEach((extension, at) => {
        expect(typesOfExtension(extension)[0]?.type).toBe(types[at]);
      });
    }
  });

  it('has every named colour of CSS that differs by more than the spelling of gray', async () => {
    const colours = (await baseLocale.load('color.human')).map((colour) => colour.replaceAll(' ', ''));

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

  it('refuses a list that it does not have', async () => {
    await expect(baseLocale.load('person.firstName')).rejects.toThrow('no list named "person.firstName"');
    await expect(baseLocale.load('__proto__')).rejects.toThrow(RangeError);
  });
});

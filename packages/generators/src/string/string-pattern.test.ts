import { chiSquare, textsOf } from '@populace/testkit/schemas';
import { describe, expect, it } from 'vitest';

const PATTERNS: readonly string[] = [
  'abc',
  'a|b|cd',
  '[a-z]+',
  '[^a-z]{5}',
  '[A-Z]{2}-\\d{4}',
  '^\\d{3}-\\d{2}-\\d{4}$',
  '(?:foo|bar){2,3}',
  '(?<year>\\d{4})-(0[1-9]|1[0-2])',
  '.{0,12}',
  '.*',
  '.+?',
  'x?y*z+',
  '\\w{3,}',
  '\\W{4}',
  '\\s\\S\\s',
  '\\D\\d\\D',
  '[\\w.]+@[\\w]+\\.(com|org)',
  '\\u00e9\\x41\\t',
  '\\u{1F600}{2}',
  '[😀-😎]',
  '[\\u0400-\\u04FF]{6}',
  '\\p{Lu}\\p{Ll}+',
  '\\p{L}{8}',
  '\\p{N}{3}',
  '\\p{Nd}{3}',
  '\\p{P}+',
  '\\p{Sc}\\d{2}',
  '\\p{Script=Greek}{5}',
  '\\p{Script=Cyrillic}{5}',
  '\\p{sc=Latin}{5}',
  '\\P{L}{5}',
  '[\\p{Lu}\\d_]{6}',
  '[^\\p{L}]{3}',
  '\\p{Uppercase_Letter}',
  '[-a\\]^]{4}',
  '[\\b]',
  '\\$\\^\\.\\*\\+\\?\\(\\)\\[\\]\\{\\}\\|\\/',
  'a{0}b{1}c{2,2}',
  '(a(b(c|d)?)*){1,2}',
  '',
  '()|x',
  '[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}',
  '(?:(?:25[0-5]|2[0-4]\\d|1?\\d?\\d)(?:\\.(?!$)|$)){0}z',
  '\\cJ\\0\\v\\f',
  'GB\\d{2}[A-Z]{4}\\d{14}',
];

describe('patterns', () => {
  it.each(PATTERNS.filter((pattern) => !pattern.includes('(?!')))('make texts that they match: %s', async (pattern) => {
    const whole = new RegExp(`^(?:${pattern})$`, 'su');

    const texts = await textsOf({ generator: 'string.pattern', pattern }, 400);

    expect(texts.filter((text) => !whole.test(text))).toEqual([]);
    expect(texts.filter((text) => /[\uD800-\uDFFF]/u.test(text))).toEqual([]);
  });

  it('make nothing of nothing, however often it is repeated', async () => {
    expect(
      new Set(await textsOf({ generator: 'string.pattern', pattern: 'a(){1000000000}(b{0}){70000}c' }, 50)),
    ).toEqual(new Set(['ac']));
  });

  it('take the flag u where they can, and do without where they cannot', async () => {
    const texts = await textsOf({ generator: 'string.pattern', pattern: '\\-{2}[\\w-x]' }, 100);

    expect(texts.every((text) => /^(?:-{2}[\w-x])$/.test(text))).toBe(true);
  });

  it('make all their characters, from the alphabet asked for', async () => {
    const texts = await textsOf({ generator: 'string.pattern', pattern: '.{3}[^a]', alphabet: 'aäß🙂' });
    const counts = ['a', 'ä', 'ß', '🙂'].map((character) => texts.filter((text) => [...text][0] === character).length);

    expect(texts.every((text) => /^[aäß🙂]{3}[äß🙂]$/u.test(text))).toBe(true);
    // 3 degrees of freedom: 16.3 is passed once in a thousand times.
    expect(chiSquare(counts)).toBeLessThan(16.3);
  });

  it.each(['(?=a)b', '(?<!a)b', '(a)\\1', '\\bword', 'a^b', '\\p{Emoji_Presentation}', '[^\\s\\S]'])(
    'that cannot generate are refused: %s',
    async (pattern) => {
      const opened = textsOf({ generator: 'string.pattern', pattern });

      await expect(opened).rejects.toMatchObject({ code: 'schema/pattern-unsupported' });
    },
  );

  it.each(['(', '[z-a]', 'a{3,1}', '*', 'x{99999}'])('that are none are refused: %s', async (pattern) => {
    await expect(textsOf({ generator: 'string.pattern', pattern })).rejects.toMatchObject({
      code: 'schema/invalid-option',
    });
  });
});

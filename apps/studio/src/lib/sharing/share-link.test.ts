import fc from 'fast-check';
import { expect, it } from 'vitest';
import { packText, unpackText } from './share-link.ts';

it('gives back any text that was packed', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'grapheme' }), async (text) => {
      expect(await unpackText(await packText(text))).toBe(text);
    }),
  );
});

it('has nothing in it that an address would change', async () => {
  expect(await packText('tables: { "<script>": {} } # 日本語')).toMatch(/^[\w-]+$/);
});

it.each(['', 'not packed', 'AAAA', '💥', 'S'])('says no to %j, which holds nothing', async (packed) => {
  expect((await unpackText(packed)) || undefined).toBeUndefined();
});

it('stops at what no schema can be, however few bytes unpack to it', async () => {
  expect(await unpackText(await packText(' '.repeat(5_000_000)))).toBeUndefined();
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NotUtf8, readTexts } from './read-texts.ts';

async function* inPieces(bytes: Uint8Array, sizes: readonly number[]): AsyncGenerator<Uint8Array> {
  let from = 0;
  for (const size of sizes) {
    yield bytes.subarray(from, from + size);
    from += size;
  }
  yield bytes.subarray(from);
}

async function textOf(bytes: Uint8Array, sizes: readonly number[] = []): Promise<string> {
  let whole = '';
  for await (const text of readTexts(inPieces(bytes, sizes))) whole += text;
  return whole;
}

const encoder = new TextEncoder();

/** Bytes of Latin-1: a letter with an accent is no UTF-8. */
function latin(text: string): Uint8Array {
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

describe('the text of bytes', () => {
  it('is the same however the bytes are cut', async () => {
    const sizes = fc.array(fc.nat(5), { maxLength: 20 });
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 40 }), sizes, async (text, cuts) => {
        expect(await textOf(encoder.encode(text), cuts)).toBe(text);
      }),
    );
  });

  it('keeps a byte order mark, of which the reader of a format decides', async () => {
    expect(await textOf(encoder.encode('\uFEFFid\n'))).toBe('\uFEFFid\n');
  });
});

describe('bytes that are not UTF-8', () => {
  it.each([
    ['in the first line', 'caf\u00e9\nb\nc\n', 1],
    ['in a line between', 'a\ncaf\u00e9\nc\n', 2],
    ['in the last line', 'a\nb\ncaf\u00e9', 3],
  ])('are told with the line that they are in: %s', async (_, text, line) => {
    for (let size = 1; size <= text.length; size++) {
      const sizes = Array.from({ length: Math.floor(text.length / size) }, () => size);
      await expect(textOf(latin(text), sizes)).rejects.toEqual(new NotUtf8(line));
    }
  });

  it('are told with the line where characters of several bytes are cut before them', async () => {
    const good = encoder.encode('Zoë\n🦊\n');
    const bytes = new Uint8Array([...good, ...latin('\u00e9\nend\n')]);

    for (let size = 1; size < good.length; size++) {
      await expect(textOf(bytes, [size])).rejects.toEqual(new NotUtf8(3));
    }
  });

  it('end within a character', async () => {
    await expect(textOf(encoder.encode('a\nZoë').slice(0, -1))).rejects.toEqual(new NotUtf8(2));
  });
});

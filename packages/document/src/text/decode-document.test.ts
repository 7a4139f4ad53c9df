import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeDocument } from './decode-document.ts';

const utf8 = (text: string): number[] => [...new TextEncoder().encode(text)];
const utf16 = (text: string, isLittle: boolean): number[] =>
  [...text]
    .flatMap((char) => Array.from({ length: char.length }, (_, at) => char.charCodeAt(at)))
    .flatMap((unit) => (isLittle ? [unit & 0xff, unit >> 8] : [unit >> 8, unit & 0xff]));
const decode = (...bytes: readonly number[]): ReturnType<typeof decodeDocument> =>
  decodeDocument(new Uint8Array(bytes));

describe('the bytes of a schema', () => {
  it.each([
    ['UTF-8', utf8('name: Café 東京 😀\n')],
    ['UTF-8 with a byte order mark', [0xef, 0xbb, 0xbf, ...utf8('name: Café 東京 😀\n')]],
    ['little-endian UTF-16', [0xff, 0xfe, ...utf16('name: Café 東京 😀\n', true)]],
    ['big-endian UTF-16', [0xfe, 0xff, ...utf16('name: Café 東京 😀\n', false)]],
  ])('are read as %s', (_, bytes) => {
    expect(decode(...bytes)).toEqual({ text: 'name: Café 東京 😀\n', problems: [] });
  });

  it('may be those of the character that stands for wrong ones', () => {
    expect(decode(...utf8('a: \uFFFD')).problems).toEqual([]);
  });

  it.each([
    [
      'a byte of Latin-1',
      [...utf8('a: 1\nb: caf'), 0xe9, 0x0a],
      { line: 2, column: 7 },
      'The byte 0xE9 at offset 11 is not valid UTF-8',
    ],
    [
      'one behind a mark',
      [0xef, 0xbb, 0xbf, ...utf8('é: '), 0xff],
      { line: 1, column: 4 },
      'The byte 0xFF at offset 7 is not valid UTF-8',
    ],
    [
      'one behind U+FFFD',
      [...utf8('\uFFFD\uFFFD'), 0x80],
      { line: 1, column: 3 },
      'The byte 0x80 at offset 6 is not valid UTF-8',
    ],
    [
      'half a surrogate pair',
      [...utf8('x'), 0xed, 0xa0, 0x80],
      { line: 1, column: 2 },
      'The byte 0xED at offset 1 is not valid UTF-8',
    ],
    [
      'a character that is cut',
      [...utf8('ab'), 0xe6, 0x9d],
      { line: 1, column: 3 },
      'The byte 0xE6 at offset 2 is not valid UTF-8',
    ],
    [
      'half of a pair in UTF-16',
      [0xff, 0xfe, 0x61, 0, 0, 0xd8, 0x62, 0],
      { line: 1, column: 2 },
      'The byte 0x00 at offset 4 is not valid UTF-16',
    ],
    [
      'UTF-16 of an odd length',
      [0xff, 0xfe, 0x61, 0, 0x62],
      { line: 1, column: 2 },
      'The byte 0x62 at offset 4 is not valid UTF-16',
    ],
    [
      'UTF-16 without a mark',
      utf16('a: 1', true),
      { line: 1, column: 1 },
      'The schema is UTF-16 without a byte order mark',
    ],
    ['UTF-32', [0xff, 0xfe, 0, 0, 0x61, 0, 0, 0], { line: 1, column: 1 }, 'The schema is UTF-32, which is not read'],
  ])('are refused with %s', (_, bytes, position, message) => {
    expect(decode(...bytes).problems).toEqual([
      {
        code: 'schema/encoding',
        severity: 'error',
        place: { pointer: '', ...position },
        message: `${message}; save the schema as UTF-8`,
        nearest: [],
      },
    ]);
  });

  it('are told by the offset of the first wrong one, wherever it stands', () => {
    const texts = fc.string({ unit: 'grapheme', maxLength: 20 });
    fc.assert(
      fc.property(texts, texts, fc.integer({ min: 0xf8, max: 0xff }), (before, after, byte) => {
        const right = utf8(`name: ${before}`);
        const [problem] = decode(...right, byte, ...utf8(after)).problems;
        expect(problem?.message).toContain(` at offset ${right.length} `);
      }),
    );
  });
});

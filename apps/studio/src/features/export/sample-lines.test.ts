import { describe, expect, it } from 'vitest';
import { linesOfBytes, linesOfText } from './sample-lines.ts';

const bytesOf = (digits: string): Uint8Array => Uint8Array.from(Buffer.from(digits.replaceAll(' ', ''), 'hex'));

describe('the sample of a file', () => {
  it.each([
    ['utf-8', '4e 61 6d 65 0a 5a 6f c3 ab 0a', [0, 5]],
    ['utf-16le', '4e00 6100 6d00 6500 0a00 5a00 6f00 eb00 0a00', [0, 10]],
    ['utf-16be', '004e 0061 006d 0065 000a 005a 006f 00eb 000a', [0, 10]],
    ['iso-8859-1', '4e 61 6d 65 0a 5a 6f eb 0a', [0, 5]],
    ['windows-1252', '4e 61 6d 65 0a 5a 6f eb 0a', [0, 5]],
  ])('is read in %s, each line with the byte that it begins at', (encoding, digits, begins) => {
    const lines = linesOfText(bytesOf(digits), encoding);

    expect(lines).toEqual([
      { at: begins[0], words: 'Name' },
      { at: begins[1], words: 'Zoë' },
    ]);
  });

  it.each([
    ['utf-8', 'ef bb bf 4e', '[EF BB BF] N'],
    ['utf-16le', 'fffe 4e00', '[FF FE] N'],
    ['utf-16be', 'feff 004e', '[FE FF] N'],
  ])('shows the byte order mark of %s as its bytes', (encoding, digits, words) => {
    expect(linesOfText(bytesOf(digits), encoding)).toEqual([{ at: 0, words }]);
  });

  it('takes no half of another character for the end of a line', () => {
    // U+0A05 and U+100A have a byte 0A each.
    expect(linesOfText(bytesOf('050a 0a10 0a00 4e00'), 'utf-16le').map(({ words }) => words)).toEqual(['ਅည', 'N']);
    expect(linesOfText(bytesOf('0a05 100a 000a 004e'), 'utf-16be').map(({ words }) => words)).toEqual(['ਅည', 'N']);
  });

  it('tells the euro of windows-1252 from the control of ISO 8859-1', () => {
    expect(linesOfText(bytesOf('80'), 'windows-1252')[0]?.words).toBe('€');
    expect(linesOfText(bytesOf('80'), 'iso-8859-1')[0]?.words).toBe('\u0080');
  });

  it('leaves out a character that is cut at the end', () => {
    expect(linesOfText(bytesOf('5a 6f c3'), 'utf-8')[0]?.words).toBe('Zo');
    expect(linesOfText(bytesOf('5a00 6f00 eb'), 'utf-16le')[0]?.words).toBe('Zo');
  });

  it('shows tabs and carriage returns', () => {
    expect(linesOfText(bytesOf('61 09 62 0d 0a'), 'utf-8')).toEqual([{ at: 0, words: 'a⇥b␍' }]);
  });

  it('has sixteen bytes a line, with what of them is ASCII', () => {
    expect(linesOfBytes(bytesOf('50 41 52 31 00'))).toEqual([{ at: 0, words: `50 41 52 31 00${' '.repeat(35)}PAR1·` }]);
  });
});

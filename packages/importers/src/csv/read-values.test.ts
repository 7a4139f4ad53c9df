import { describe, expect, it } from 'vitest';
import { readValues } from './read-values.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

describe('the values of a file of lines', () => {
  it('are its lines, whatever ends them, each once and without empty ones', () => {
    expect(readValues(bytes('a\r\nb\n\na\rc'), undefined)).toEqual({ values: ['a', 'b', 'c'] });
  });

  it('are read from UTF-16 and windows-1252, too', () => {
    const utf16 = new Uint8Array(Buffer.from('\uFEFFZoë\nAda', 'utf16le'));
    const windows = new Uint8Array(Buffer.from('Zoë\nAda', 'latin1'));

    expect(readValues(utf16, undefined)).toEqual({ values: ['Zoë', 'Ada'] });
    expect(readValues(windows, undefined)).toEqual({ values: ['Zoë', 'Ada'] });
  });

  it('are not read from what is no text', () => {
    const image = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13, 0, 0, 1, 0]);

    expect(readValues(image, undefined)).toEqual({ fault: 'is no text; name a file of text or CSV' });
  });
});

describe('the values of a column of a file', () => {
  it.each([
    ['commas', 'id,name\n1,"Lovelace, Ada"\n2,Bob\n3,Bob\n4,\n\n'],
    ['semicolons', 'id;name\n1;Lovelace, Ada\n2;Bob\n'],
    ['tabs', 'id\tname\n1\tLovelace, Ada\n2\tBob\n3\n'],
  ])('are those under its header, between %s', (_, text) => {
    expect(readValues(bytes(text), 'name')).toEqual({ values: ['Lovelace, Ada', 'Bob'] });
  });

  it('are not there under another header, and the first names are told', () => {
    expect(readValues(bytes('id,name\n1,a\n'), 'nme')).toEqual({
      fault: 'has no column "nme"; name one of "id", "name"',
    });
    expect(readValues(bytes(`${'abcdefghij'.split('').join(',')}\n`), 'z')).toEqual({
      fault: 'has no column "z"; name one of "a", "b", "c", "d", "e", "f", "g", "h", …',
    });
  });

  it('are not read where a quotation mark is open to the end', () => {
    expect(readValues(bytes('id,name\n1,"Ada\n2,Bob\n'), 'name')).toEqual({
      fault: 'has a quotation mark that opens and is not closed; mend it',
    });
  });
});

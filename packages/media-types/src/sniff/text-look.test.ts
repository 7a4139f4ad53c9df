import { describe, expect, it } from 'vitest';
import { sniffType } from './sniff-type.ts';

/** UTF-16 or Latin-1 of a text of characters up to U+00FF. */
const bytesOf = (text: string, unit: (code: number) => readonly number[]): readonly number[] =>
  [...text].flatMap((character) => unit(character.charCodeAt(0)));

const typesOf = (text: string | Uint8Array): readonly string[] =>
  sniffType(typeof text === 'string' ? new TextEncoder().encode(text) : text).map(({ type }) => type);

describe('a look at a text', () => {
  it.each<[string, string]>([
    ['<!DOCTYPE html><html lang="en"><body>x</body></html>', 'text/html'],
    ['\n  <HTML>\n<head><title>x</title></head></HTML>', 'text/html'],
    ['<!-- made --><p>Hello</p>', 'text/html'],
    ['<?xml version="1.0"?>\n<note><to>a</to></note>', 'application/xml'],
    ['<feed xmlns="http://www.w3.org/2005/Atom"><title>x</title></feed>', 'application/xml'],
    [
      '<?xml version="1.0"?><!DOCTYPE html PUBLIC "a" "b"><html xmlns="http://www.w3.org/1999/xhtml"></html>',
      'application/xhtml+xml',
    ],
    ['<svg xmlns="http://www.w3.org/2000/svg"/>', 'image/svg+xml'],
    [
      '<?xml version="1.0"?>\n<!-- a > b -->\n<!DOCTYPE svg PUBLIC "x" "y" [<!ENTITY a "b">]>\n<svg:svg xmlns:svg="x"></svg:svg>',
      'image/svg+xml',
    ],
    ['{"a": [1, 2.5e3, "x,y"]}', 'application/json'],
    ['[\n{"a":1},\n{"a":2}\n]\n', 'application/json'],
    ['[]', 'application/json'],
    ['{"a":1}\n{"a":2}\n', 'application/x-ndjson'],
    ['{"a":1,"b":2}\n\n{"a":2,"b":3}', 'application/x-ndjson'],
    ['id,name\n1,Ada\n2,Bo\n', 'text/csv'],
    ['id;name\r\n1;"a;b"\r\n2;"say ""x"""\r\n', 'text/csv'],
    ['id,note\n1,"two\nlines, with commas"\n', 'text/csv'],
    ['a|b|c\n1|2|3\n', 'text/csv'],
    ['id\tname\n1\tAda\n', 'text/tab-separated-values'],
    ['---\nname: x\n', 'application/yaml'],
    ['# a schema\nname: Shop\ntables:\n  people: { rows: 3 }\n', 'application/yaml'],
    ['- name: a\n  size: 1\n- name: b\n  size: 2\n', 'application/yaml'],
    ['%YAML 1.2\n---\n- a\n', 'application/yaml'],
    ['BEGIN:VCALENDAR\r\nVERSION:2.0\r\n', 'text/calendar'],
    ['BEGIN:VCARD\r\nVERSION:4.0\r\n', 'text/vcard'],
  ])('%j is %s', (text, type) => {
    expect(typesOf(text)[0]).toBe(type);
  });

  it.each([
    'Hello',
    'Dear reader,\nthis is a letter, not a table.\n',
    'One, two.\nThree, four.\n',
    'Title: a text\n\nIt goes on, and on.\nAnd: ends.',
    '{ not json }',
    '[Section]\nkey=value\n',
    '"only a text"',
    '12345',
    '<3 you all',
    'a < b > c',
    '- a list\n- of things\n',
    'id,name\n1,Ada,more\n',
    'id,name\n1,"never closed\n',
    'https://example.com/a?b,c',
  ])('%j is plain text', (text) => {
    expect(typesOf(text)).toEqual(['text/plain']);
  });

  it.each<[string, readonly number[], string]>([
    ['utf-8', [0xef, 0xbb, 0xbf, ...new TextEncoder().encode('id,name\n1,ä\n')], 'EF BB BF'],
    ['utf-16le', [0xff, 0xfe, ...bytesOf('id,name\n1,ä\n', (code) => [code, 0])], 'FF FE'],
    ['utf-16be', [0xfe, 0xff, ...bytesOf('id,name\n1,ä\n', (code) => [0, code])], 'FE FF'],
  ])('a byte order mark of %s is seen, and what it marks', (charset, bytes, signature) => {
    const [first, second] = sniffType(Uint8Array.from(bytes));

    expect(first).toMatchObject({ type: 'text/csv', signature });
    expect(first?.reason).toBe(
      `2 cells on each line, parted by commas; text in ${charset}, as its byte order mark says`,
    );
    expect(second).toMatchObject({ type: 'text/plain' });
  });

  it('takes what is no UTF-8 for Windows-1252, and says so', () => {
    const [first] = sniffType(Uint8Array.from(bytesOf('id,name\n1,Zoë\n', (code) => [code])));

    expect(first).toMatchObject({ type: 'text/csv', reason: expect.stringMatching(/text in windows-1252$/) });
  });

  it('looks at the first MiB of a long text, wherever that ends', () => {
    const [row, line] = ['1,Zoë,"a ""b"", c"\n', '{"name":"Zoë \\"x\\"","list":[1,2,{"a":null}]}\n'];

    for (const spare of ['', 'x', 'xx', 'xxx']) {
      expect(typesOf(`${spare},b,c\n${row.repeat(70_000)}`)[0]).toBe('text/csv');
      expect(typesOf(`{"x":"${spare}"}\n${line.repeat(30_000)}`)[0]).toBe('application/x-ndjson');
      expect(typesOf(`["${spare}",\n${`${line},`.repeat(30_000)}1]`)[0]).toBe('application/json');
      expect(typesOf(`${spare}a: b\n${'name: Zoë\nlist: [1, 2]\n'.repeat(60_000)}`)[0]).toBe('application/yaml');
    }
  });

  it('needs no longer for texts that are made to be slow', () => {
    const started = performance.now();
    for (const piece of ['"', '<!--', '<!DOCTYPE a [', '<a ', ' ', ',', '""', '{"a":', '- ', 'a: "', '\t\n', '<?a']) {
      typesOf(piece.repeat(200_000));
    }

    expect(performance.now() - started).toBeLessThan(20_000);
  });
});

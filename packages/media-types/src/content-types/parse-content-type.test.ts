import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseAccept } from './parse-accept.ts';
import { contentTypeText, parseContentType } from './parse-content-type.ts';

describe('parseContentType', () => {
  it.each<[string, string, Record<string, string>]>([
    ['text/csv', 'text/csv', {}],
    ['Text/CSV; Charset=UTF-8', 'text/csv', { charset: 'UTF-8' }],
    ['text/csv; charset=utf-8; header=absent', 'text/csv', { charset: 'utf-8', header: 'absent' }],
    ['text/csv;header=absent;charset=utf-8', 'text/csv', { header: 'absent', charset: 'utf-8' }],
    [' text/csv \t;\t header=absent \t', 'text/csv', { header: 'absent' }],
    ['text/csv; delimiter=";"', 'text/csv', { delimiter: ';' }],
    ['text/csv; nulltext=""', 'text/csv', { nulltext: '' }],
    ['text/csv; nulltext="say \\"none\\" \\\\ \\n"', 'text/csv', { nulltext: 'say "none" \\ n' }],
    ['text/csv; delimiter="\t"', 'text/csv', { delimiter: '\t' }],
    ['text/csv;', 'text/csv', {}],
    ['text/csv;; ;header=absent;', 'text/csv', { header: 'absent' }],
    ['application/vnd.api+json; ext="a, b"', 'application/vnd.api+json', { ext: 'a, b' }],
    ['text/csv; nulltext="–"', 'text/csv', { nulltext: '–' }],
  ])('reads %j', (text, type, parameters) => {
    const parsed = parseContentType(text);

    expect(parsed.type).toBe(type);
    expect(Object.fromEntries(parsed.parameters)).toEqual(parameters);
  });

  it.each([
    ['', 'it must begin with two words'],
    ['csv', 'it must begin with two words'],
    ['text/', 'it must begin with two words'],
    ['text / csv', 'it must begin with two words'],
    ['text/csv charset=utf-8', 'a semicolon must stand before "charset=utf-8"'],
    ['text/csv, text/html', 'a semicolon must stand before ", text/html"'],
    ['text/csv; header', 'name=value without blanks, unlike "header"'],
    ['text/csv; header = absent', 'name=value without blanks'],
    ['text/csv; header=', 'the value of header must be a word'],
    ['text/csv; header="absent', 'double quotes that are closed'],
    ['text/csv; header="ab"sent', 'a semicolon must stand before "sent"'],
    ['text/csv; header="a\nb"', 'double quotes that are closed'],
    ['text/csv; header=absent; Header=present', 'it has the parameter header twice'],
  ])('refuses %j with a reason', (text, reason) => {
    expect(() => parseContentType(text)).toThrow(expect.objectContaining({ code: 'call/usage' }));
    expect(() => parseContentType(text)).toThrow(reason);
  });

  it('reads back what it writes, whatever the values', () => {
    const value = fc.string({ unit: 'grapheme' }).filter((text) => !/[\x00-\x08\x0a-\x1f\x7f]/.test(text));
    const name = fc.stringMatching(/^[a-z][a-z0-9-]{0,8}$/);
    fc.assert(
      fc.property(fc.array(fc.tuple(name, value)), (entries) => {
        const written = { type: 'text/csv', parameters: new Map(entries) };

        expect(parseContentType(contentTypeText(written))).toEqual(written);
      }),
    );
  });
});

describe('parseAccept', () => {
  const read = (accept: string): string[] =>
    parseAccept(accept).map(
      ({ range, parameters, quality }) => `${contentTypeText({ type: range, parameters })} ${quality}`,
    );

  it.each<[string, string[]]>([
    ['text/csv', ['text/csv 1']],
    ['text/csv;q=0.5, application/json', ['text/csv 0.5', 'application/json 1']],
    ['text/*;q=0.25;header=absent, */* ; q=0', ['text/*; header=absent 0.25', '*/* 0']],
    [',, text/csv ,,', ['text/csv 1']],
    ['text/csv;ext="a,b;q=0", text/html;Q=1.000', ['text/csv; ext="a,b;q=0" 1', 'text/html 1']],
    // Java's HttpURLConnection sends this; its lone star is no range.
    ['text/html, image/gif, *; q=.2, */*; q=0.2', ['text/html 1', 'image/gif 1', '*/* 0.2']],
    ['text/csv;q=1.5, text/a;q=-1, text/b;q=high, text/c;q=0.1234, text/d;q=, text/e', ['text/e 1']],
    ['*/csv, text, /, text/csv header, text/x;q=0.1;q=0.2, a/b', ['a/b 1']],
    ['text/csv;x="never closed, application/json', ['application/json 1']],
    ['', []],
  ])('reads %j', (accept, ranges) => {
    expect(read(accept)).toEqual(ranges);
  });

  it('takes any text without failing, and long ones at once', () => {
    fc.assert(fc.property(fc.string(), (accept) => parseAccept(accept).every(({ quality }) => quality <= 1)));
    for (const piece of ['"', '",', 'a/b;x="\\', '\\"', ';', 'a/b;']) {
      expect(parseAccept(piece.repeat(20_000)).length).toBeLessThanOrEqual(1);
      expect(parseAccept(`"${piece.repeat(20_000)}`).length).toBeLessThanOrEqual(1);
    }
  });
});

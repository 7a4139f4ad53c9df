import { batchOf, bytesCells, codesCells, decimalCells, encodeToText, int32Cells, nastyTexts } from '@populace/testkit';
import { parse } from 'csv-parse/sync';
import { parseFragment } from 'parse5';
import { describe, expect, it } from 'vitest';
import { textOf } from '../shared/readers/read-html-for-tests.ts';
import { templateEncoder } from './template-encoder.ts';

const batch = batchOf({
  id: int32Cells([1, 2, 3]),
  name: codesCells(["O'Hara", null, '<b>']),
  price: decimalCells([150, 5, 0], 2),
});

function fill(template: string, options: object = {}, more: object = {}): string {
  return encodeToText(templateEncoder, batch, { options: { template, ...options }, ...more });
}

describe('template', () => {
  it('fills a row after the other, columns in any order and as often as wished', () => {
    expect(fill('{{name}} ({{id}}), again {{ name }}: {{price}}')).toBe(
      "O'Hara (1), again O'Hara: 1.50\n (2), again : 0.05\n<b> (3), again <b>: 0.00\n",
    );
  });

  it('writes once what stands around the rows, and between them what is asked for', () => {
    const template = 'begin {{@braces}}\n  {{#rows}}  \n- {{id}}{{/rows}}\nend\n';

    expect(fill(template, { between: ',\n' })).toBe('begin {{\n- 1,\n- 2,\n- 3\nend\n');
  });

  it('knows the number of the row, in windows of any size and far away', () => {
    expect(fill('{{@row}}:{{id}}')).toBe('0:1\n1:2\n2:3\n');
    expect(fill('{{@row}}:{{id}}', {}, { batchRows: 1 })).toBe('0:1\n1:2\n2:3\n');
    expect(fill('{{@row|json}}', {}, { from: 2 ** 48 - 700 })).toMatch(/^281474976709956\n281474976709957\n/);
  });

  it('writes values as what stands around them needs', () => {
    expect(fill('{{name|xml}} {{name|json}} {{name|csv}} {{name|sql}} {{price|sql}}')).toBe(
      "O&#39;Hara \"O'Hara\" O'Hara 'O''Hara' 1.50\n null  NULL 0.05\n&lt;b&gt; \"<b>\" <b> '<b>' 0.00\n",
    );
    expect(fill('{{name}} {{name|none}}', { filter: 'sql', nullText: '?' })).toBe(
      "'O''Hara' O'Hara\nNULL ?\n'<b>' <b>\n",
    );
  });

  it('keeps nasty texts in JSON, CSV and HTML', () => {
    // A parser of HTML replaces NUL and takes CR for LF.
    const texts = nastyTexts.filter((text) => !/[\0\r]/.test(text));
    const nasty = batchOf({ a: codesCells(texts), b: bytesCells(texts) });
    const read = (template: string, between = ''): string =>
      encodeToText(templateEncoder, nasty, { options: { template, between } });

    const json: unknown = JSON.parse(read('[{{#rows}}[{{a|json}},{{b|json}}]{{/rows}}]', ','));
    const csv = parse(read('{{a|csv}},{{b|csv}}'), { record_delimiter: '\n' });
    const html = parseFragment(read('{{#rows}}<p>{{a|xml}}</p><p>{{b|xml}}</p>{{/rows}}')).childNodes.map(textOf);

    expect(json).toEqual(texts.map((text) => [text, text]));
    expect(csv).toEqual(texts.map((text) => [text, text]));
    expect(html).toEqual(texts.flatMap((text) => [text, text]));
  });

  it('lists names and values without a template', () => {
    expect(encodeToText(templateEncoder, batch)).toBe(
      "id: 1\nname: O'Hara\nprice: 1.50\n\nid: 2\nname: \nprice: 0.05\n\nid: 3\nname: <b>\nprice: 0.00\n",
    );
  });

  it('finds a column with a bar in its name', () => {
    const bars = batchOf({ 'a|b': ['"'] });

    expect(encodeToText(templateEncoder, bars, { options: { template: '{{a|b}} {{a|b|json}}' } })).toBe('" "\\""\n');
  });

  it('writes what stands once for a table without rows', () => {
    const none = batchOf({ id: int32Cells([]) });

    expect(encodeToText(templateEncoder, none, { options: { template: '[{{#rows}}{{id}}{{/rows}}]' } })).toBe('[]');
  });

  it.each([
    ['{{nmae}}', 'did you mean name?'],
    ['{{name|jsn}}', 'did you mean json'],
    ['{{id', 'without }}'],
    ['{{id}}{{#rows}}{{/rows}}', 'outside of'],
    ['{{#rows}}{{id}}', 'once'],
    ['{{/rows}}{{#rows}}', 'once'],
    ['{{constructor}}', 'not there'],
    ['{{id|constructor}}', 'not there'],
  ])('refuses %s', (template, words) => {
    expect(() => fill(template)).toThrow(
      expect.objectContaining({ code: 'format/invalid-option', message: expect.stringContaining(words) }),
    );
  });
});

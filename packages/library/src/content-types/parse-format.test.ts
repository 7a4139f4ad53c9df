import { describe, expect, it } from 'vitest';
import { openSchema } from '../open-schema.ts';
import { parseFormat } from './parse-format.ts';

const refusal = (name: string): string => {
  try {
    parseFormat(name);
  } catch (error) {
    // What is thrown is an error of the catalogue; other things fail the comparison.
    const { code, message } = error as { code?: string; message?: string };
    return `${code}: ${message}`;
  }
  return 'none';
};

describe('a format by its content type with parameters', () => {
  it.each<[string, string, object]>([
    ['csv', 'csv', {}],
    ['text/csv', 'csv', {}],
    ['text/csv; header=absent', 'csv', { header: false }],
    ['text/csv; header=PRESENT', 'csv', { header: true }],
    ['text/csv; header=false', 'csv', { header: false }],
    ['text/csv; charset=utf-8', 'csv', { encoding: 'utf-8' }],
    [
      'text/csv; CHARSET="UTF-8"; delimiter=";"; lineend=CRLF',
      'csv',
      { encoding: 'utf-8', delimiter: ';', lineEnd: 'crlf' },
    ],
    ['application/json; charset=utf-8', 'json', {}],
    ['text/csv; charset=UTF-16LE', 'csv', { encoding: 'utf-16le' }],
    ['text/csv; charset=Latin1; header=absent', 'csv', { encoding: 'iso-8859-1', header: false }],
    ['text/tab-separated-values; header=absent', 'tsv', { header: false }],
    ['application/sql; dialect=mysql; rowsPerInsert=7', 'sql', { dialect: 'mysql', rowsPerInsert: 7 }],
    ['application/json; pretty=true', 'json', { pretty: true }],
  ])('%s', (name, format, options) => {
    const parsed = parseFormat(name);

    expect(parsed.format.id).toBe(format);
    expect(parsed.options).toEqual(options);
  });

  it.each([
    ['text/csv; heder=absent', 'format/invalid-option: text/csv has no parameter "heder" here; did you mean header?'],
    ['text/csv; header=maybe', /^format\/invalid-option: .*header must be true or false, but is the text "maybe"/],
    ['text/csv; charset=koi8-r', /^format\/invalid-option: encoding must be one of utf-8, /],
    ['application/json; charset=latin1', /^format\/cannot-hold: .*UTF-8, not in "latin1"/],
    ['text/csv; q=1', /^format\/invalid-option: text\/csv has no parameter "q" here; there are /],
    ['text/cvs; header=absent', /^format\/unknown: There is no format "text\/cvs"/],
    ['text/csv; header', /^call\/usage: .*name=value/],
    ['csv; header=absent', /^call\/usage: .*two words/],
  ])('refuses %s', (name, sentence) => {
    expect(refusal(name)).toMatch(sentence);
  });

  it('makes tables so, and options that are given besides go first', async () => {
    const schema = await openSchema(
      '{ populace: 1, tables: { t: { rows: 2, columns: { id: sequence, n: sequence } } } }',
    );
    const table = schema.table('t');

    expect(table.text('text/csv; header=absent; delimiter="|"')).toBe('1|1\n2|2\n');
    const pieces = [...table.bytes('text/csv; charset=utf-16be; header=absent')];
    expect(new TextDecoder('utf-16be').decode(pieces[0])).toContain('1,1');
    expect(table.text('text/csv; header=absent', { options: { header: true } })).toBe('id,n\n1,1\n2,2\n');
    expect(schema.text('application/sql; dialect=sqlite')).toBe(schema.text('sql', { options: { dialect: 'sqlite' } }));
    expect(schema.text('application/sql; dialect=sqlite3')).toBe(
      schema.text('sql', { options: { dialect: 'sqlite' } }),
    );
    expect(() => table.text('text/csv; quote=some')).toThrow(
      expect.objectContaining({ code: 'format/invalid-option' }),
    );
  });
});

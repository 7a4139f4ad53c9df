import { describe, expect, it } from 'vitest';
import { codes, columnsOf, infer, repeat } from '../infer-for-tests.ts';

describe('reading files', () => {
  it.each([
    [',', 'comma'],
    [';', 'semicolon'],
    ['\t', 'tab'],
    ['|', 'bar'],
  ])('finds that cells are parted by %j', (separator) => {
    const text = [
      ['id', 'city', 'price'],
      ['1', 'Bonn', '1,5'],
      ['2', 'Köln', '2,5'],
    ];
    const quoted = text.map((row) => row.map((cell) => `"${cell}"`).join(separator)).join('\r\n');

    const columns = columnsOf(quoted);

    expect(columns.map(({ name }) => name)).toEqual(['id', 'city', 'price']);
  });

  it('keeps names of columns as they are, in their order', () => {
    const columns = columnsOf('Kunden-Nr,first name,Ort (privat),größe\n1,Ada,Bonn,3\n');

    expect(columns.map(({ name }) => name)).toEqual(['Kunden-Nr', 'first name', 'Ort (privat)', 'größe']);
  });

  it('makes names for columns that have none or the same', () => {
    const proposal = infer('id,,name,name\n1,2,Ada,Bea\n');

    expect(proposal.tables[0].columns.map(({ name }) => name)).toEqual(['id', 'column_2', 'name', 'name_2']);
    expect(codes({ evidence: proposal.problems })).toEqual(['empty-header', 'repeated-header']);
  });

  it('takes names that stand twice or not at all for a header, where the rows below are of another kind', () => {
    const names = (text: string): readonly string[] => infer(text).tables[0].columns.map(({ name }) => name);

    expect(names('q,q,,\n1,2,3,4\n5,6,7,8\n')).toEqual(['q', 'q_2', 'column_3', 'column_4']);
    expect(names('q,q,,\nq,r,,\nq,r,,\n')).toEqual(['column_1', 'column_2', 'column_3', 'column_4']);
  });

  it('numbers the columns of a file without a header', () => {
    const proposal = infer('1,ada@example.com\n2,bea@example.com\n3,cy@example.com\n');

    expect(proposal.tables[0].columns.map(({ name }) => name)).toEqual(['column_1', 'column_2']);
    expect(proposal.tables[0].rows).toBe(3);
    expect(codes({ evidence: proposal.problems })).toEqual(['header-missing']);
  });

  it('takes the first line as values when told so', () => {
    const columns = columnsOf('ab,cd\nef,gh\n', { header: false });

    expect(columns.map(({ name }) => name)).toEqual(['column_1', 'column_2']);
  });

  it('reads line breaks and quotation marks within quotes', () => {
    const columns = columnsOf('id,note\n1,"a ""b""\nc"\n2,"d, e"\n3,f\n');

    expect(columns).toHaveLength(2);
    expect(infer('id,note\n1,"a\nb"\n2,c\n').tables[0].rows).toBe(2);
  });

  it('reads a file whose quotation marks are no quotes', () => {
    const rows = repeat(40, (at) => `${at},"5 inch pipe\n`).join('');

    const proposal = infer(`id,what\n${rows}`);

    expect(proposal.tables[0].rows).toBe(40);
    expect(codes({ evidence: proposal.problems })).toContain('quotes-open');
  });

  it('counts rows with more or fewer cells', () => {
    const proposal = infer('a,b,c\n1,2,3\n1,2\n1,2,3,4\n1,2,3\n');

    expect(proposal.tables[0].columns).toHaveLength(3);
    expect(proposal.problems).toMatchObject([{ code: 'ragged-rows', params: { count: 2, width: 3 } }]);
  });

  it('leaves out a title above the table', () => {
    const proposal = infer('Customers of 2024\n\nid,city,zip\n1,Bonn,53111\n2,Ulm,89073\n');

    expect(proposal.tables[0].columns.map(({ name }) => name)).toEqual(['id', 'city', 'zip']);
    expect(codes({ evidence: proposal.problems })).toEqual(['lines-before']);
  });

  it('reads bytes that are not UTF-8 and says so', () => {
    const bytes = Uint8Array.from('id,Stra\u00dfe\n1,M\u00fchlweg\n', (character) => character.charCodeAt(0));

    const proposal = infer(bytes);

    expect(proposal.tables[0].columns[1].name).toBe('Straße');
    expect(proposal.problems).toMatchObject([{ code: 'read-as', params: { encoding: 'windows-1252' } }]);
  });

  it('reads UTF-8 with a damaged byte as UTF-8, and says so', () => {
    const text = new TextEncoder().encode('id,Straße\n1,Mühlweg\n2,Görßg?sse\n');
    text[text.indexOf(0x3f)] = 0xe4;

    const proposal = infer(text);

    expect(proposal.tables[0].columns[1].name).toBe('Straße');
    expect(proposal.problems).toMatchObject([{ code: 'damaged-text', params: { count: 1 } }]);
  });

  it('reads the signs that windows-1252 has beyond Latin-1', () => {
    const bytes = Uint8Array.of(...[...'id,x\n1,'].map((sign) => sign.charCodeAt(0)), 0x80, 0x35, 0x0a);
    const proposal = infer(new Uint8Array([...bytes, ...bytes.subarray(5)]));

    // The byte 0x80 is the sign of the euro.
    expect(proposal.tables[0].columns[1].evidence).toMatchObject(
      expect.arrayContaining([expect.objectContaining({ code: 'currency-sign', params: { sign: '€' } })]),
    );
  });

  it('takes a byte order mark for no part of the first name', () => {
    expect(columnsOf('\ufeffid,b\n1,2\n')[0].name).toBe('id');
    expect(columnsOf(new TextEncoder().encode('\ufeffid,b\n1,2\n'))[0].name).toBe('id');
  });

  it('reads UTF-8 that was cut off within a character', () => {
    const bytes = new TextEncoder().encode('id,city\n1,Bonn\n2,Köln\n3,Kö');

    const proposal = infer(bytes.subarray(0, -1), { size: 1000 });

    expect(proposal.problems).toEqual([]);
  });

  it('estimates the rows of a file of which only the begin is there', () => {
    const text = `id,name\n${repeat(1000, (at) => `${at + 1},Ada\n`).join('')}`;

    const proposal = infer(text, { size: text.length * 1000 });

    expect(proposal.tables[0].rows).toBeGreaterThan(900_000);
    expect(proposal.tables[0].rows).toBeLessThan(1_100_000);
    expect(codes(proposal.tables[0])).toEqual(['rows-estimated', 'rows-sampled']);
  });

  it('looks at the first rows of a long text only', () => {
    const proposal = infer(`id,name\n${repeat(30_000, (at) => `${at + 1},Ada\n`).join('')}`);

    expect(proposal.tables[0].evidence).toMatchObject([{ code: 'rows-estimated' }, { params: { rows: 9999 } }]);
    expect(Math.abs(Number(proposal.tables[0].rows) - 30_000)).toBeLessThan(3000);
  });

  it('makes columns by their names where there are no rows', () => {
    const proposal = infer('id,email,city\n');

    expect(proposal.tables[0].columns.map(({ generator }) => generator)).toEqual([
      'sequence',
      'internet.email',
      'location.city',
    ]);
    expect(proposal.tables[0].rows).toBe(100);
  });

  it.each([[''], ['  \n\n'], [new Uint8Array()]])('refuses a file in which there is nothing: %j', (source) => {
    expect(() => infer(source)).toThrow(expect.objectContaining({ code: 'import/empty' }));
  });

  it.each([
    ['{"a":1', 'in line 1 it is cut off: a "," or "}" is missing'],
    ['[\n  {"a":1},\n  {"a":', 'in line 3 it is cut off: a value is missing'],
    ['[\n  {"a":1}\n  {"a":2}\n]', 'in line 3 a "," or "]" is missing before "{"'],
    ['[{"a":x}]', 'in line 1 a value is missing before "x"'],
    ['[{"a":1,}]', 'in line 1 a name in quotation marks is missing before "}"'],
    ['[{"a":"b}]', 'in line 1 a text is not closed, or has a sign that JSON does not allow'],
    ['{"a":1}\n{"a":2}\n{"a"\n', 'in line 3 it is cut off: a ":" is missing'],
  ])('says of broken JSON where and why it is broken: %j', (text, reason) => {
    expect(() => infer(text, { fileName: 'rows.json' })).toThrow(`rows.json is broken JSON: ${reason}.`);
    expect(() => infer(text)).toThrow(expect.objectContaining({ code: 'import/not-rows' }));
  });

  it('says of a picture what can be read', () => {
    const png = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d);

    expect(() => infer(png, { fileName: 'photo.png' })).toThrow(
      /photo\.png is image\/png\. It has no rows\. CSV, TSV .* ZIP backups/,
    );
  });

  it('says of a spreadsheet what to do', () => {
    const zip = Uint8Array.of(0x50, 0x4b, 3, 4, 0, 0, 0, 0);

    expect(() => infer(zip, { fileName: 'sales.xlsx' })).toThrow(/an Excel workbook\. .* save its rows as CSV/);
  });

  it.each([
    ['[1, 2, 3]', undefined, 'JSON'],
    ['{"rows": [1, 2]}', undefined, 'JSON'],
    ['{"id": 1}\n', 'rows.jsonl', 'JSON'],
    ['CREATE TABLE customers (id int PRIMARY KEY, name text);\n', undefined, 'SQL'],
    ['-- a dump\n\nINSERT INTO t VALUES (1);\n', undefined, 'SQL'],
    ['/* a dump */\ncreate table t(id int primary key, name text);', undefined, 'SQL'],
    ['<?xml version="1.0"?><rows><row id="1"/></rows>', undefined, 'XML'],
    ['<rows>\n<row id="1"/>\n</rows>', undefined, 'XML'],
    ['<!doctype html><table><tr><td>1</td></tr></table>', undefined, 'HTML'],
    ['populace: 1\ntables: {}\n', undefined, 'YAML'],
    ['a,b\n1,2\n', 'rows.json', 'JSON'],
    ['id\n1\n', 'schema.sql', 'SQL'],
    ['id\n1\n', 'data.XML', 'XML'],
  ])('rejects text in another format: %j', (text, fileName, what) => {
    expect(() => infer(text, { fileName })).toThrow(expect.objectContaining({ code: 'import/not-rows' }));
    expect(() => infer(text, { fileName })).toThrow(`is ${what}. Only CSV, TSV and lists of rows in JSON are read`);
  });

  it.each([
    ['PAR1', 'x.parquet', 'Parquet'],
    ['SQLite format 3\0', 'x.sqlite', 'an SQLite database'],
    ['%PDF-1.7\n', 'x.pdf', 'PDF'],
    ['\x1f\x8b\x08\0\0\0\0\0', 'x.csv.gz', 'compressed'],
    ['\x89PNG\r\n\x1a\n\0\0', 'x.csv', 'image/png'],
  ])('rejects files that are not text: %j', (start, fileName, what) => {
    const bytes = Uint8Array.from(start.padEnd(64, '\0'), (character) => character.charCodeAt(0));

    expect(() => infer(bytes, { fileName })).toThrow(expect.objectContaining({ code: 'import/not-text' }));
    expect(() => infer(bytes, { fileName })).toThrow(`${fileName} is ${what}.`);
  });

  it.each(['[id],[name]\n1,Ada\n', 'select,from\n1,2\n', 'id,insert\n1,2\n', '#id,x\n1,2\n', 'a: b,c\n1,2\n'])(
    'reads CSV that begins as other formats may: %j',
    (text) => {
      expect(infer(text, { fileName: 'x.csv' }).tables[0].columns).toHaveLength(2);
    },
  );

  it('names the table after the file', () => {
    expect(infer('a\n1\n', { fileName: 'C:\\lists\\My Customers (2).csv' }).tables[0].name).toBe('my_customers');
    expect(infer('a\n1\n', { fileName: '顧客.csv' }).tables[0].name).toBe('顧客');
    expect(infer('a\n1\n').tables[0].name).toBe('rows');
  });
});

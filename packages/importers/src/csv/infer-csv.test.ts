import { describe, expect, it } from 'vitest';
import { codes, column, columnsOf, infer, repeat } from './infer-for-tests.ts';

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

  it('says of a spreadsheet what to do', () => {
    const zip = Uint8Array.of(0x50, 0x4b, 3, 4, 0, 0, 0, 0);

    expect(() => infer(zip, { fileName: 'sales.xlsx' })).toThrow(/save its sheet as CSV/);
  });

  it('names the table after the file', () => {
    expect(infer('a\n1\n', { fileName: 'C:\\lists\\My Customers (2).csv' }).tables[0].name).toBe('my_customers');
    expect(infer('a\n1\n', { fileName: '顧客.csv' }).tables[0].name).toBe('顧客');
    expect(infer('a\n1\n').tables[0].name).toBe('rows');
  });
});

describe('what values say', () => {
  it('takes numbers that rise for a sequence', () => {
    expect(
      column(
        'nr',
        repeat(20, (at) => 100 + at * 5),
      ),
    ).toMatchObject({
      generator: 'sequence',
      options: { start: 100, step: 5 },
      valueType: 'integer',
    });
  });

  it('keeps the range of whole numbers', () => {
    const { generator, options } = column('stars', [3, 1, 5, 4, 2, 3, 3, 1]);

    expect({ generator, options }).toEqual({ generator: 'number.integer', options: { min: 1, max: 5 } });
  });

  it('keeps the digits after the point', () => {
    expect(column('length', ['1.5', '2.25', '13', '0.75'])).toMatchObject({
      generator: 'number.decimal',
      options: { min: 0.75, max: 13 },
      scale: 2,
    });
  });

  it('reads decimal commas', () => {
    const found = columnsOf('id;betrag\n1;1.234,50\n2;12,00\n3;7,25\n')[1];

    expect(found).toMatchObject({ generator: 'number.decimal', options: { min: 7.25, max: 1234.5 } });
    expect(codes(found)).toContain('decimal-comma');
  });

  it('keeps zeros in front as text', () => {
    const found = column('part', ['00123', '04711', '00042', '31415', '00815']);

    expect(found).toMatchObject({ generator: 'string.pattern', options: { pattern: '[0-9]{5}' }, valueType: 'text' });
    expect(codes(found)).toContain('leading-zeros');
  });

  it('reads dates with their range', () => {
    expect(column('when', ['2021-03-01', '2024-11-30', '2022-02-28'])).toMatchObject({
      generator: 'date.between',
      options: { from: '2021-03-01', to: '2024-11-30' },
      valueType: 'date',
    });
  });

  it.each([
    ['31.12.2021', '01.02.2022', '2022-02-01', '2021-12-31'],
    ['12/31/2021', '02/01/2022', '2022-02-01', '2021-12-31'],
    ['31/12/2021', '01/02/2022', '2022-02-01', '2021-12-31'],
  ])('reads dates such as %s and tells that they are written in another way', (first, second, to, from) => {
    const found = column('when', [first, second, first]);

    expect(found.options).toEqual({ from, to });
    expect(codes(found)).toContain('written-as');
  });

  it('keeps points in time with their zone', () => {
    expect(column('at', ['2024-01-31T08:30:00Z', '2024-02-01T00:00:00Z', '2024-03-01T12:00:00Z'])).toMatchObject({
      options: { from: '2024-01-31T08:30:00Z', to: '2024-03-01T12:00:00Z', type: 'timestamptz' },
      valueType: 'timestamptz',
    });
  });

  it('keeps the spelling of yes and no', () => {
    const values = ['Y', 'N', 'Y', 'Y', 'N'];

    expect(column('ok', values).options).toEqual({
      values: [
        { value: 'Y', weight: 60 },
        { value: 'N', weight: 40 },
      ],
    });
    expect(column('ok', ['true', 'false', 'true', 'true'])).toMatchObject({
      generator: 'boolean',
      options: { share: '75%' },
    });
  });

  it('makes a choice with weights of few values', () => {
    const found = column(
      'state',
      repeat(100, (at) => (at % 4 === 0 ? 'open' : 'done')),
    );

    expect(found).toMatchObject({
      generator: 'choice',
      options: {
        values: [
          { value: 'done', weight: 75 },
          { value: 'open', weight: 25 },
        ],
      },
    });
    expect(found.evidence[0]).toMatchObject({ code: 'few-values', params: { count: 2 } });
  });

  it('counts missing values, however they are written', () => {
    expect(
      column(
        'x',
        repeat(50, (at) => (at % 5 === 0 ? 'NULL' : at)),
      ),
    ).toMatchObject({ nulls: 0.2, valueType: 'integer' });
    expect(columnsOf('a,b\n1,\n2,x9\n3,\n4,y7\n')[1].nulls).toBe(0.5);
  });

  it('says what speaks for a generator', () => {
    const values = repeat(200, (at) => (at < 2 ? 'unknown' : `p${at}@example.com`));

    const found = column('email', values);

    expect(found.generator).toBe('internet.email');
    expect(found.evidence.map(({ text }) => text)).toEqual([
      'the name says e-mail addresses',
      '198 of 200 values are e-mail addresses',
    ]);
    expect(found.confidence).toBeGreaterThan(0.9);
  });

  it('believes values more than names', () => {
    const found = column(
      'email',
      repeat(30, (at) => (at * 7) % 31),
    );

    expect(found.generator).toBe('number.integer');
    expect(codes(found)).toContain('values-disagree');
  });

  it('keeps numbers of rows in another order unique', () => {
    expect(
      column(
        'id',
        repeat(20, (at) => (at * 7919) % 997),
      ),
    ).toMatchObject({ generator: 'number.integer', unique: true });
  });
});

describe('what is never copied', () => {
  const people = ['Ada Berg', 'Bea Carl', 'Cy Dorn'];

  it.each([
    ['email', repeat(60, (at) => `${'abc'[at % 3]}@example.com`)],
    ['manager', repeat(60, (at) => people[at % 3])],
    ['name', repeat(60, (at) => people[at % 3])],
    ['who', repeat(60, (at) => people[at % 3])],
    ['phone', repeat(60, (at) => `+49 30 ${['123456', '234567', '345678'][at % 3]}`)],
    ['note', repeat(60, (at) => ['Called twice, was not in', 'Is on holiday until Monday next week'][at % 2])],
    ['x', repeat(60, (at) => ['12 Mill Lane, 53111 Bonn by the Rhine', 'x'][at % 2])],
  ])('keeps values of %s out of the proposal', (header, values) => {
    const found = column(header, values);

    const written = JSON.stringify([found.options, found.runnersUp.map(({ options }) => options)]);

    for (const value of values) expect(value.length > 3 && written.includes(value)).toBe(false);
  });
});

describe('the locale', () => {
  it('is told by numbers, postcodes and scripts', () => {
    const guess = (text: string): readonly unknown[] => infer(text).locales;

    expect(guess('phone\n+49 30 1234567\n+49 89 7654321\n')).toEqual([{ id: 'de_DE', share: 1 }]);
    expect(guess('zip\n100-0001\n530-0001\n')).toEqual([{ id: 'ja_JP', share: 1 }]);
    expect(guess('x\nさくら\nひまわり\n')).toEqual([{ id: 'ja_JP', share: 1 }]);
    expect(guess('Vorname,PLZ\nAda,53111\n')).toEqual([{ id: 'de_DE', share: 1 }]);
    expect(guess('a\n1\n')).toEqual([{ id: 'en_US', share: 1 }]);
  });

  it('is a mix where a column of countries says so', () => {
    const proposal = infer(`country\n${'Germany\n'.repeat(30)}${'Japan\n'.repeat(10)}`);

    expect(proposal.locales).toEqual([
      { id: 'de_DE', share: 0.75 },
      { id: 'ja_JP', share: 0.25 },
    ]);
    expect(proposal.tables[0].columns[0].generator).toBe('location.country');
  });
});

it('takes what stands there twice from two subjects', () => {
  const columns = columnsOf('billing_city,shipping_city,shipping_zip\nBonn,Ulm,89073\nKöln,Trier,54290\n');

  expect(columns.map(({ options }) => options.of)).toEqual([undefined, 'shipping', 'shipping']);
});

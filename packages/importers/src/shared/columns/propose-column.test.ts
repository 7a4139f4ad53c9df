import { describe, expect, it } from 'vitest';
import { codes, column, columnsOf, infer, repeat } from '../../infer-for-tests.ts';

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

  it('keeps the digits after the point, and rounds the range outward', () => {
    expect(column('length', ['1.5', '2.25', '13', '0.75'])).toMatchObject({
      generator: 'number.decimal',
      options: { min: 0.7, max: 13 },
      scale: 2,
    });
  });

  it('reads decimal commas', () => {
    const found = columnsOf('id;betrag\n1;1.234,50\n2;12,00\n3;7,25\n')[1];

    expect(found).toMatchObject({ generator: 'number.decimal', options: { min: 7, max: 1300 } });
    expect(codes(found)).toContain('decimal-comma');
  });

  it('keeps zeros in front as text', () => {
    const found = column('part', ['00123', '04711', '00042', '31415', '00815']);

    expect(found).toMatchObject({ generator: 'string.pattern', options: { pattern: '[0-9]{5}' }, valueType: 'text' });
    expect(codes(found)).toContain('leading-zeros');
  });

  it('reads dates with the range of their months', () => {
    expect(column('when', ['2021-03-14', '2024-11-05', '2022-02-28'])).toMatchObject({
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
      options: { from: '2024-01-31T00:00:00Z', to: '2024-03-01T23:59:59Z', type: 'timestamptz' },
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

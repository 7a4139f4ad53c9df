import { describe, expect, it } from 'vitest';
import { codes, column, columnsOf, repeat } from '../../infer-for-tests.ts';

describe('days as people write them', () => {
  it.each([
    ['31.12.21', '01.02.85', '1985-02-01', '2021-12-31'],
    ['12/31/99', '02/01/45', '1999-12-01', '2045-02-28'],
    ['31-12-47', '01-02-00', '1947-12-01', '2000-02-29'],
  ])('reads years of two digits as in %s and tells which they are', (first, second, from, to) => {
    const found = column('when', [first, second, first]);
    expect(found).toMatchObject({ generator: 'date.between', options: { from, to }, valueType: 'date' });
    expect(found.evidence.find(({ code }) => code === 'short-years')?.params).toEqual({
      from: from.slice(0, 4),
      to: to.slice(0, 4),
    });
  });

  it('takes nobody for born in years to come', () => {
    const born = column('birthday', ['31.12.27', '01.02.85', '05.06.99', '07.08.01']);
    expect(born).toMatchObject({ generator: 'person.birthDate', options: { maxAge: 98 } });
  });

  it('takes versions for no days', () => {
    expect(column('version', ['1.2.10', '1.10.11', '2.4.12', '2.5.10']).valueType).toBe('text');
  });

  it.each([
    [['12 Mar 2024', '3 Apr 2023'], '2023-04-01', '2024-03-31'],
    [['March 12, 2024', 'Apr. 3, 2023'], '2023-04-01', '2024-03-31'],
    [['Tue, 12 Mar 2024', 'Mon, 3 April 2023'], '2023-04-01', '2024-03-31'],
    [['12-Mar-24', '03-Apr-23'], '2023-04-01', '2024-03-31'],
    [['12. März 2024', '3. April 2023'], '2023-04-01', '2024-03-31'],
    [['12 de marzo de 2024', '3 de abril de 2023'], '2023-04-01', '2024-03-31'],
    [['12 août 2024', '1er févr. 2023'], '2023-02-01', '2024-08-31'],
  ])('reads days with the name of the month: %j', (values, from, to) => {
    const found = columnsOf(`id;when\n1;${values[0]}\n2;${values[1]}\n3;${values[0]}\n`)[1];
    expect(found).toMatchObject({ generator: 'date.between', options: { from, to }, valueType: 'date' });
    expect(codes(found)).toContain('written-as');
  });

  it('reads points in time with the name of the month', () => {
    const found = columnsOf('id;sent\n1;Tue, 12 Mar 2024 08:30:00 +0100\n2;3 Apr 2023 9:05:10 +0000\n')[1];
    expect(found).toMatchObject({ valueType: 'timestamptz' });
    expect(found.options).toMatchObject({ from: '2023-04-01T00:00:00Z', to: '2024-03-31T23:59:59Z' });
  });

  it.each([['12 Mags 2024'], ['31 February 2024'], ['May 2024 12 pieces'], ['Marchioness 12, 2024']])(
    'takes %s for no day',
    (value) => {
      expect(columnsOf(`id;x\n1;${value}\n2;${value}\n`)[1].valueType).toBe('text');
    },
  );
});

describe('days in several notations', () => {
  const day = (at: number): string => `${(at % 28) + 1}`.padStart(2, '0');

  it('are dates, and the notations are told', () => {
    const found = column(
      'when',
      repeat(100, (at) => (at % 2 === 0 ? `${day(at)}.03.2024` : `2024-06-${day(at)}`)),
    );

    expect(found).toMatchObject({ generator: 'date.between', nulls: 0, valueType: 'date' });
    expect(found.options).toEqual({ from: '2024-03-01', to: '2024-06-30' });
    expect(found.evidence.find(({ code }) => code === 'written-as')?.params).toMatchObject({
      form: '2024-12-31 and 31.12.2024',
    });
  });

  it('are points in time where some have a time', () => {
    const found = column(
      'when',
      repeat(100, (at) => (at % 4 === 0 ? `2024-03-${day(at)}` : `2024-06-${day(at)} 10:00`)),
    );

    expect(found).toMatchObject({ generator: 'date.between', nulls: 0, valueType: 'timestamp' });
    expect(found.options).toEqual({ from: '2024-03-01T00:00:00', to: '2024-06-30T23:59:59' });
    expect(found.evidence.find(({ code }) => code === 'days-at-midnight')?.params).toEqual({ count: 25 });
  });

  it.each([0, 40, 99])('may stand beside a word, which counts as missing: in row %i', (place) => {
    const found = column(
      'when',
      repeat(100, (at) => (at === place ? 'unknown' : `2024-0${(at % 6) + 1}-${day(at)}`)),
    );

    expect(found).toMatchObject({ generator: 'date.between', nulls: 0.01, valueType: 'date' });
    expect(found.options).toEqual({ from: '2024-01-01', to: '2024-06-30' });
    expect(found.evidence.find(({ code }) => code === 'dates-among')?.params).toEqual({ count: 99, total: 100 });
    expect(JSON.stringify(found)).not.toContain('unknown');
  });

  it('are text where more than a tenth of the values is something else', () => {
    const found = column(
      'when',
      repeat(100, (at) => (at % 8 === 0 ? `call ${at} times` : `2024-03-${day(at)}`)),
    );

    expect(found.valueType).toBe('text');
    expect(found.evidence.map(({ code }) => code)).not.toContain('dates-among');
  });
});

import { describe, expect, it } from 'vitest';
import { codes, column, columnsOf } from '../csv/infer-for-tests.ts';

describe('days as people write them', () => {
  it.each([
    ['31.12.21', '01.02.85', '1985-02-01', '2021-12-31'],
    ['12/31/99', '02/01/45', '1999-12-31', '2045-02-01'],
    ['31-12-47', '01-02-00', '1947-12-31', '2000-02-01'],
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
    [['12 Mar 2024', '3 Apr 2023'], '2023-04-03', '2024-03-12'],
    [['March 12, 2024', 'Apr. 3, 2023'], '2023-04-03', '2024-03-12'],
    [['Tue, 12 Mar 2024', 'Mon, 3 April 2023'], '2023-04-03', '2024-03-12'],
    [['12-Mar-24', '03-Apr-23'], '2023-04-03', '2024-03-12'],
    [['12. März 2024', '3. April 2023'], '2023-04-03', '2024-03-12'],
    [['12 de marzo de 2024', '3 de abril de 2023'], '2023-04-03', '2024-03-12'],
    [['12 août 2024', '1er févr. 2023'], '2023-02-01', '2024-08-12'],
  ])('reads days with the name of the month: %j', (values, from, to) => {
    const found = columnsOf(`id;when\n1;${values[0]}\n2;${values[1]}\n3;${values[0]}\n`)[1];
    expect(found).toMatchObject({ generator: 'date.between', options: { from, to }, valueType: 'date' });
    expect(codes(found)).toContain('written-as');
  });

  it('reads points in time with the name of the month', () => {
    const found = columnsOf('id;sent\n1;Tue, 12 Mar 2024 08:30:00 +0100\n2;3 Apr 2023 9:05:10 +0000\n')[1];
    expect(found).toMatchObject({ valueType: 'timestamptz' });
    expect(found.options).toMatchObject({ from: '2023-04-03T09:05:10Z', to: '2024-03-12T07:30:00Z' });
  });

  it.each([['12 Mags 2024'], ['31 February 2024'], ['May 2024 12 pieces'], ['Marchioness 12, 2024']])(
    'takes %s for no day',
    (value) => {
      expect(columnsOf(`id;x\n1;${value}\n2;${value}\n`)[1].valueType).toBe('text');
    },
  );
});

import { foundIn } from '@populace/testkit/files';
import { describe, expect, it } from 'vitest';
import { written } from './library-for-tests.ts';

const text = `populace: 1
tables:
  t:
    rows: 9
    columns:
      id: sequence
      name: person.fullName
      fee: { generator: number.decimal, min: 1, max: 9, scale: 2 }
      note: { generator: color.human, nulls: 10% }
    fixed:
      1: { name: Ada, fee: 7 }
      4: { note: null }
`;

describe('cells that a schema gives', () => {
  it('are found as they are given, in whatever way numbers are written', async () => {
    const report = await (await written({}, text)).verify();

    expect(foundIn(report)).toEqual([]);
    expect(report.tables[0]?.comparisons.find(({ checker }) => checker === 'given-cells')).toMatchObject({
      what: 'given cells',
      found: 'all 3',
      isMet: true,
    });
  });

  it.each([
    [1, 1, 'Bob', '"name" is "Bob", but the schema gives "Ada"'],
    [1, 2, '1.00', '"fee" is "1.00", but the schema gives "7"'],
    [4, 3, 'red', '"note" is "red", but the schema gives null'],
  ])('are told where they are another: row %d, column %d, %s', async (row, column, value, message) => {
    const folder = await written({}, text);
    folder.change('t.csv', (lines) =>
      lines.with(row + 1, (lines[row + 1] ?? '').split(',').with(column, value).join(',')),
    );

    const { findings, tables } = await folder.verify();

    expect(findings.map(({ code, shown }) => [code, shown[0]?.message])).toEqual([['verify/given', message]]);
    expect(tables[0]?.comparisons.find(({ checker }) => checker === 'given-cells')?.found).toBe('1 of 3 differ');
  });
});

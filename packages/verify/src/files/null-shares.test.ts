import { foundIn, type WrittenFolder } from '@populace/testkit/files';
import { describe, expect, it } from 'vitest';
import { written } from './library-for-tests.ts';

const text = (rows: number): string => `populace: 1
tables:
  t:
    rows: ${rows}
    columns:
      id: sequence
      drawn: { generator: color.human, nulls: 40% }
      exact: { generator: color.human, nulls: { share: 12.5%, exact: true } }
    fixed:
      3: { exact: grey }
`;

/** Empties or fills the cells of a column, by row. */
function setNull(folder: WrittenFolder, column: number, isNull: (row: number, cell: string) => boolean): void {
  folder.change('t.csv', ([header = '', ...lines]) => [
    header,
    ...lines.map((line, row) => {
      const cells = line.split(',');
      return cells.with(column, isNull(row, cells[column] ?? '') ? '' : cells[column] || 'red').join(',');
    }),
  ]);
}

describe('shares of nulls', () => {
  it('are told as they are asked for; of blocks with a given cell nothing is', async () => {
    const report = await (await written({}, text(3000))).verify();

    expect(foundIn(report)).toEqual([]);
    const compared = report.tables[0]?.comparisons.filter(({ checker }) => checker === 'null-shares');
    expect(compared?.map(({ what, asked }) => `${what}: ${asked}`)).toEqual([
      'nulls in drawn: 40 %',
      'nulls in exact: exactly 12.5 %',
    ]);
    expect(compared?.[1]?.found).toBe('so in 2 blocks');
  });

  it('are found where there are too many or too few of them', async () => {
    for (const isNull of [true, false]) {
      const folder = await written({}, text(1000));
      setNull(folder, 1, () => isNull);

      const { findings } = await folder.verify();

      expect(findings.map(({ code, shown }) => `${code} ${shown[0]?.message}`)).toEqual([
        `verify/share ${isNull ? '100' : '0'} % of 1,000 values of "drawn" are null, but 40 % is asked`,
      ]);
    }
  });

  it('are found in each block of 1,000 rows where they are exact', async () => {
    const folder = await written({}, text(3000));
    setNull(folder, 2, (row, cell) => row >= 1000 && row < 2000 && (cell === '' || row === 1500 || row === 1501));

    const { findings, tables } = await folder.verify();

    // The third block has no null left, and the second one or two more.
    expect(findings.map(({ code, subject, count }) => `${code} ${subject} ${count}`)).toEqual([
      'verify/share nulls in exact 2',
    ]);
    expect(findings[0]?.shown[1]?.message).toBe(
      '0 of the 1,000 values of "exact" to row 2,999 are null, but 125 are asked',
    );
    expect(tables[0]?.comparisons.find(({ what }) => what === 'nulls in exact')?.found).toBe('not in 2 of 2 blocks');
  });

  it('are not told of so few values that chance may be anything', async () => {
    const folder = await written({}, text(6));
    setNull(folder, 1, () => true);

    const report = await folder.verify();

    expect(foundIn(report)).toEqual([]);
    expect(report.skipped).toContainEqual({
      table: 't',
      what: 'nulls in drawn',
      why: '6 values are too few to tell a share',
    });
  });
});

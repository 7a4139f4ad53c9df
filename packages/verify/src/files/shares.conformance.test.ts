import { foundIn, type WrittenFolder, writeFolder } from '@populace/testkit/files';
import { afterEach, describe, expect, it } from 'vitest';

const shares = `populace: 1
tables:
  sales:
    rows: 6_000
    columns:
      id: sequence
      tier: { generator: choice, values: { free: 80, plus: 15, pro: 5 } }
      paid: { generator: boolean, share: 30% }
      note: { generator: lorem.word, nulls: 40% }
      gift: { generator: lorem.word, nulls: { share: 12.5%, exact: true } }
      count: { generator: number.integer, min: 0, max: 9 }
      age: { generator: number.integer, min: 18, max: 90, distribution: { normal: { mean: 40, sd: 12 } } }
      price: { generator: number.decimal, min: 1, max: 400, scale: 2, distribution: lognormal }
      wait: { generator: number.float, distribution: { exponential: { mean: 5 } } }
      rank: { generator: number.integer, min: 1, max: 50, distribution: { zipf: { exponent: 1.1, max: 50 } } }
      calls: { generator: number.integer, min: 0, max: 40, distribution: { poisson: 3.2 } }
      stars: { generator: number.integer, min: 1, max: 5, distribution: { weighted: { 1: 5, 2: 5, 3: 15, 4: 35, 5: 40 } } }
      delay: { generator: number.float, distribution: { histogram: { edges: [0, 5, 30, 120], weights: [60, 30, 10] } } }
      income: { generator: number.decimal, min: 1000, max: 90000, scale: 0, distribution: pareto }
    fixed:
      3: { tier: vip, count: 1000 }
`;
const names = 'id tier paid note gift count age price wait rank calls stars delay income'.split(' ');

const opened: WrittenFolder[] = [];
afterEach(() => {
  for (const folder of opened.splice(0)) folder.remove();
});

async function written(): Promise<WrittenFolder> {
  const folder = await writeFolder(shares);
  opened.push(folder);
  return folder;
}

/** Changes the cells of a column, row by row. */
function changeColumn(folder: WrittenFolder, column: string, change: (cell: string, row: number) => string): void {
  const at = names.indexOf(column);
  folder.change('sales.csv', ([header = '', ...rows]) => [
    header,
    ...rows.map((line, row) => {
      const cells = line.split(',');
      return cells.with(at, change(cells[at] ?? '', row)).join(',');
    }),
  ]);
}

describe('shares and distributions', () => {
  it('are as asked in what was written, of every distribution', async () => {
    const report = await (await written()).verify();

    expect(foundIn(report)).toEqual([]);
    expect(report.skipped).toEqual([]);
    const [table] = report.tables;
    expect(table?.comparisons.filter(({ checker }) => checker === 'distributions')).toHaveLength(9);
    expect(table?.comparisons.find(({ what }) => what === 'values of tier')?.asked).toBe('80 %, 15 %, 5 %');
  });

  it('tell a weight that is another, with what was asked and what was found', async () => {
    const folder = await written();

    changeColumn(folder, 'tier', (cell, row) => (row !== 3 && cell === 'plus' ? 'free' : cell));

    const report = await folder.verify();
    expect(report.findings.map(({ subject }) => subject)).toEqual(['tier']);
    expect(report.findings[0]?.shown.map(({ message }) => message)).toContain(
      '"plus" is 0 % of 5,999 values of "tier", but 15 % is asked',
    );
  });

  it('tell a value that is in no list, and one outside its range', async () => {
    const folder = await written();

    changeColumn(folder, 'tier', (cell, row) => (row === 10 ? 'gold' : cell));
    changeColumn(folder, 'age', (cell, row) => (row === 11 ? '17' : cell));

    const report = await folder.verify();
    expect(foundIn(report).toSorted()).toEqual(['verify/value age 1', 'verify/value tier 1']);
    const messages = report.findings.flatMap(({ shown }) => shown.map(({ line, message }) => `${line}: ${message}`));
    expect(messages.toSorted()).toEqual([
      '12: "tier" is "gold", but choice makes "free" or "plus" or "pro"',
      '13: "age" is "17", but number.integer makes a number from 18 to 90',
    ]);
  });

  it.each([
    ['age', (cell: string): string => `${Math.min(90, Number(cell) + 4)}`],
    ['price', (cell: string): string => (Number(cell) / 2 + 1).toFixed(2)],
    ['wait', (cell: string): string => `${Number(cell) * 1.2}`],
    ['calls', (cell: string): string => `${Number(cell) + 1}`],
    ['count', (cell: string, row: number): string => (row !== 3 && Number(cell) > 7 ? '7' : cell)],
    ['stars', (cell: string): string => (cell === '5' ? '4' : cell)],
  ])('tell that %s spreads otherwise', async (column, change) => {
    const folder = await written();

    changeColumn(folder, column, change);

    const subjects = (await folder.verify()).findings.map(({ code, subject }) => `${code} ${subject}`);
    expect(subjects).toEqual([`verify/share ${column}`]);
  });

  it('tell too many nulls, and one null too many where they are exact', async () => {
    const folder = await written();

    changeColumn(folder, 'note', (cell, row) => (row % 3 === 0 ? '' : cell));
    let isDone = false;
    changeColumn(folder, 'gift', (cell, row) => {
      if (isDone || row < 1000 || cell === '') return cell;
      isDone = true;
      return '';
    });

    const report = await folder.verify();
    expect(foundIn(report).toSorted()).toEqual(['verify/share nulls in gift 1', 'verify/share nulls in note 1']);
    const gift = report.findings.find(({ subject }) => subject === 'nulls in gift');
    expect(gift?.shown[0]?.message).toBe('126 of the 1,000 values of "gift" to row 1,999 are null, but 125 are asked');
  });

  it('tell a given cell that is another', async () => {
    const folder = await written();

    changeColumn(folder, 'count', (cell, row) => (row === 3 ? '5' : cell));

    const report = await folder.verify();
    expect(foundIn(report)).toEqual(['verify/given count 1']);
    expect(report.findings[0]?.shown[0]?.message).toBe('"count" is "5", but the schema gives "1000"');
  });
});

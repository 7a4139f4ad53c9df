import { foundIn, type WrittenFolder, writeFolder } from '@populace/testkit/files';
import { afterEach, describe, expect, it } from 'vitest';

const till = `populace: 1
tables:
  customers:
    rows: 60
    columns:
      id: sequence
      country: { generator: choice, values: [DE, FR] }
      member_since: { generator: date.between, from: 2020-01-01, to: 2023-12-31, type: date }
      spent: { formula: "receipts.map(r, r.total).sum()" }
      lucky: { formula: "random.integer(1, 6)" }
  receipts:
    rows: { per: customers, count: { between: [1, 4] } }
    columns:
      id: sequence
      customer_id: { references: customers.id }
      bought_on: { generator: date.between, from: 2020-01-01, to: 2025-12-01, type: date }
      country: { formula: customer.country }
      total: { formula: "lines.map(l, l.price * l.quantity).sum()" }
      tax: { formula: "round(total * (country == \\"DE\\" ? 0.19 : 0.20), 2)" }
      so_far: { formula: "running.sum(total)" }
      last_total: { formula: "previous.total" }
      state: { generator: choice, values: { open: 1, paid: 3 } }
      paid_on:
        case:
          - { when: state == "paid", then: { formula: "bought_on + days(7)" } }
          - { then: null }
    checks: [bought_on >= customer.member_since]
  lines:
    rows: { per: receipts, count: { formula: "customer.country == \\"DE\\" ? 2 : 3" } }
    columns:
      receipt_id: { references: receipts.id }
      price: { generator: number.decimal, min: 1, max: 40, scale: 2 }
      quantity: { generator: number.integer, min: 1, max: 3 }
`;

const opened: WrittenFolder[] = [];
afterEach(() => {
  for (const folder of opened.splice(0)) folder.remove();
});

async function written(options = {}, text = till): Promise<WrittenFolder> {
  const folder = await writeFolder(text, options);
  opened.push(folder);
  return folder;
}

/** Puts another value into a cell of a line of a CSV file without quotation marks. */
function setCell(line: string | undefined, at: number, value: string): string {
  return (line ?? '').split(',').with(at, value).join(',');
}

describe('formulas', () => {
  it.each(['csv', 'json'])(
    'are what they were, in %s: sums of children, of parents, of what was before',
    async (format) => {
      const folder = await written({ format });

      const report = await folder.verify();

      expect(foundIn(report)).toEqual([]);
      const compared = report.tables.flatMap(({ comparisons }) =>
        comparisons.filter(({ checker }) => checker === 'formula-columns').map(({ what }) => what),
      );
      expect(compared).toEqual(['spent', 'country', 'total', 'tax', 'so_far', 'last_total']);
    },
  );

  it('that draw are told as not checked', async () => {
    const { skipped } = await (await written()).verify();

    expect(skipped).toEqual([
      { table: 'customers', what: 'lucky', why: 'its formula draws by chance, which no file has' },
    ]);
  });

  it('are computed anew: a total that was changed is told with what its formula gives', async () => {
    const folder = await written();
    const before = folder.read('customers.csv').split('\n')[3]?.split(',')[3];

    folder.change('customers.csv', (lines) => lines.with(3, setCell(lines[3], 3, '1.00')));

    const report = await folder.verify();
    expect(foundIn(report)).toEqual(['verify/formula spent 1']);
    expect(report.findings[0]?.shown[0]).toMatchObject({
      line: 4,
      row: 2,
      message: `"spent" is "1.00", but its formula gives "${before}"`,
    });
  });

  it('tell a price that was changed wherever it counts', async () => {
    const folder = await written();

    folder.change('lines.csv', (lines) => lines.with(1, setCell(lines[1], 1, '9999.00')));

    const subjects = (await folder.verify()).findings.map(({ code, subject }) => `${code} ${subject}`);
    expect(subjects).toContain('verify/formula total');
    expect(subjects).not.toContain('verify/formula country');
  });
});

describe('checks', () => {
  it('that do not hold are told with the values of the row', async () => {
    const folder = await written();

    folder.change('receipts.csv', (lines) =>
      lines.map((line, at) => (at > 0 && line.split(',')[8] === 'open' ? setCell(line, 2, '2019-12-31') : line)),
    );

    const report = await folder.verify();
    const found = report.findings.find(({ code }) => code === 'verify/check');
    expect(found?.shown[0]?.message).toMatch(
      /^bought_on >= customer\.member_since does not hold: .*bought_on = "2019-12-31"/,
    );
  });
});

describe('checks against a column of the same name of the parent', () => {
  const shop = `populace: 1
tables:
  products: { rows: 20, columns: { id: sequence, price: { generator: number.integer, min: 1, max: 50 } } }
  lines:
    rows: 200
    columns: { product_id: { references: products.id }, price: { generator: number.integer, min: 1, max: 100 } }
    checks: [price >= product.price]
`;

  it('hold in what was written, and are explained as they were written', async () => {
    const folder = await written({}, shop);

    expect(foundIn(await folder.verify())).toEqual([]);
    const prices = folder.read('lines.csv').trimEnd().split('\n').slice(1);
    const table = folder.schema.table('lines');
    expect(prices.map((_, row) => table.explain('price', row).value)).toEqual(
      prices.map((line) => Number(line.split(',')[1])),
    );
  });

  it('tell a row that does not fulfil them, with both values', async () => {
    const folder = await written({}, shop);

    folder.change('lines.csv', (lines) => lines.with(7, setCell(lines[7], 1, '0')));

    const { findings } = await folder.verify();
    expect(findings.map(({ code }) => code)).toContain('verify/check');
    const shown = findings.find(({ code }) => code === 'verify/check')?.shown[0];
    expect(shown).toMatchObject({ line: 8 });
    expect(shown?.message).toMatch(/^price >= product\.price does not hold: .*price = "0"/);
  });
});

describe('conditions', () => {
  it('tell a value where null is asked, and one that is not that of the formula', async () => {
    const folder = await written();

    folder.change('receipts.csv', (lines) => {
      const open = lines.findIndex((line) => line.split(',')[8] === 'open');
      const paid = lines.findIndex((line) => line.split(',')[8] === 'paid');
      return lines.with(open, setCell(lines[open], 9, '2025-01-01')).with(paid, setCell(lines[paid], 9, '2019-01-01'));
    });

    const report = await folder.verify();
    expect(foundIn(report)).toEqual(['verify/case paid_on 2']);
    const messages = report.findings[0]?.shown.map(({ message }) => message).join('\n');
    expect(messages).toContain('is to be null where no condition before the last holds');
    expect(messages).toContain('where state == "paid" holds');
  });
});

describe('counts by a formula', () => {
  it('are compared parent by parent', async () => {
    const folder = await written();

    folder.change('lines.csv', (lines) => lines.slice(0, -1));

    const report = await folder.verify();
    expect(report.findings.map(({ code }) => code)).toContain('verify/child-count');
    const [finding] = report.findings.find(({ code }) => code === 'verify/child-count')?.shown ?? [];
    expect(finding?.message).toMatch(
      /^the row of receipts has \d rows? of lines, but customer\.country == "DE" \? 2 : 3 gives \d$/,
    );
  });
});

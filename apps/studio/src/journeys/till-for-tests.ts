import type { Page } from 'playwright-core';

/** A schema with formulas in columns, cases, checks and numbers of rows. */
const till = `populace: 1
name: Till
tables:
  customers:
    rows: 40
    columns:
      id: sequence
      country: { generator: choice, values: [DE, FR] }
      since: { generator: date.between, from: 2020-01-01, to: 2024-12-31, type: date }
      spent: { formula: "receipts.map(r, r.total).sum()" }
  receipts:
    rows: { per: customers, count: { formula: id % 3 + 1 } }
    checks:
      - paid_on >= customer.since
      - paid_on != customer.since
    columns:
      id: sequence
      customer_id: { references: customers.id }
      total: { formula: "lines.map(l, l.price * l.quantity).sum()" }
      double: { formula: total * 2 }
      paid_on: { generator: date.between, from: 2024-01-01, to: 2025-12-31, type: date }
      method:
        case:
          - { when: total > 100, then: { formula: '"transfer " + text(id)' } }
          - { when: customer.country == "DE", then: { generator: choice, values: { card: 5, cash: 1 } } }
          - { then: null }
  lines:
    rows: { per: receipts, count: { between: [1, 3] } }
    columns:
      receipt_id: { references: receipts.id }
      price: { generator: number.decimal, min: 1, max: 40, scale: 2 }
      quantity: { generator: number.integer, min: 1, max: 3 }
`;

/** Opens the till from a file on the first screen, and returns its address without what is chosen in it. */
export async function openTill(page: Page): Promise<string> {
  const file = { name: 'till.yaml', mimeType: 'text/yaml', buffer: Buffer.from(till) };
  await page.locator('input[type="file"]').setInputFiles(file);
  await page.waitForURL(/\/schemas\/sch_/);
  return new URL(page.url()).pathname.replace(/\/code$/, '');
}

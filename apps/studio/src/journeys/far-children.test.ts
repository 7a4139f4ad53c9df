import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { openSchema } from '@populace/library';
import { expect, it } from 'vitest';
import { describeInBrowser, useStudio } from './browser-for-tests.ts';
import { checked, openTable, tableButton } from './designer-for-tests.ts';
import { mouse } from './hands-for-tests.ts';
import { cellOf, focusedCell, shownRow } from './rows-for-tests.ts';

const CUSTOMERS = 2_000_000_000;
const shop = readFileSync(fileURLToPath(new URL('../../../../examples/shop.yaml', import.meta.url)), 'utf8');
const schema = shop.replace('rows: 1_000\n', `rows: ${CUSTOMERS}\n`);

describeInBrowser('a shop of two thousand million customers', () => {
  const studio = useStudio();

  it('tells how many orders there are, and shows the last of them', async () => {
    const orders = (await openSchema(schema)).table('orders');
    const last = orders.rowCount - 1;
    const { page } = await studio.open('/');
    const file = { name: 'shop.yaml', mimeType: 'text/yaml', buffer: Buffer.from(schema) };
    await page.locator('input[type="file"]').setInputFiles(file);
    await checked(page);

    await expect.poll(() => tableButton(page, 'customers').textContent()).toContain('2,000,000,000');
    await expect.poll(() => tableButton(page, 'orders').textContent()).toContain(orders.rowCount.toLocaleString('en'));
    await openTable(mouse(page), 'orders');
    await (await cellOf(page, 0, 'id')).click();
    await page.keyboard.press('Escape');
    await page.keyboard.press('ControlOrMeta+End');
    await expect.poll(async () => (await focusedCell(page)).row).toBe(last);
    await cellOf(page, last, 'customer_id');

    const { id, customer_id: customer } = await shownRow(page, last);
    expect({ id, customer }).toEqual({
      id: orders.rowAt(last)['id'],
      customer: `${orders.rowAt(last)['customer_id']}`,
    });
  }, 120_000);
});

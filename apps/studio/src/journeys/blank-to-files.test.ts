import { readFileSync } from 'node:fs';
import { unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { describeInBrowser, useStudio } from './browser-for-tests.ts';
import { generated } from './command-line-for-tests.ts';
import { addFilledColumn, addTable, checked, startBlank } from './designer-for-tests.ts';
import { chooseFormat, chooseTables, downloadText, openExport, saveDownload } from './exports-for-tests.ts';

describeInBrowser('from a blank page to files', () => {
  const studio = useStudio();

  it('makes three related tables and saves the bytes that the command line writes', async () => {
    const visit = await studio.open('/');
    const { page } = visit;
    await startBlank(page);
    await addTable(page, 'customers');
    await addFilledColumn(page, 'name', 'Full Name', 'person.fullName');
    await addFilledColumn(page, 'email', 'Email Address', 'internet.email');
    await addTable(page, 'products');
    await addFilledColumn(page, 'product', 'commerce.product', 'commerce.productName');
    await addFilledColumn(page, 'price', 'Product Price', 'commerce.price');
    await addTable(page, 'orders');
    await addFilledColumn(page, 'customer_id', 'customers', '→ customers.id');
    await addFilledColumn(page, 'product_id', 'products', '→ products.id');
    await page.getByRole('button', { name: 'Rows of orders' }).click();
    await page.getByText('Per row of').click();
    await page
      .getByRole('button', { name: /^Rows of orders/ })
      .getByText('per customers')
      .waitFor();
    await page.keyboard.press('Escape');
    await checked(page);

    await chooseFormat(await openExport(page), 'CSV');
    const archive = unzipSync(readFileSync(await saveDownload(visit)));
    const dialog = page.getByRole('dialog', { name: 'Export' });
    await chooseTables(dialog, ['orders']);
    await chooseFormat(dialog, 'NDJSON');
    const orders = readFileSync(await saveDownload(visit));
    await dialog.getByRole('button', { name: 'Close' }).click();
    const schema = await downloadText(visit);

    const csv = await generated(schema, '{table}.csv');
    expect(Object.keys(archive)).toEqual(['customers.csv', 'products.csv', 'orders.csv']);
    for (const [name, bytes] of Object.entries(archive)) expect(csv[name]?.equals(bytes), name).toBe(true);
    expect(csv['orders.csv']?.toString()).toMatch(/^id,customer_id,product_id\n1,\d+,\d+\n/);
    expect((await generated(schema, 'orders.ndjson', '--table', 'orders'))['orders.ndjson']?.equals(orders)).toBe(true);
  }, 240_000);
});

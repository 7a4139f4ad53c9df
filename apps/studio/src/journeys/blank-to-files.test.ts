import { readFileSync } from 'node:fs';
import { unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { describeInBrowser, useStudio } from './browser-for-tests.ts';
import { generated } from './command-line-for-tests.ts';
import { addFilledColumn, addTable, checked, startBlank } from './designer-for-tests.ts';
import { chooseFormat, chooseTables, downloadText, openExport, saveDownload } from './exports-for-tests.ts';
import { ways } from './hands-for-tests.ts';

describeInBrowser('from a blank page to files', () => {
  const studio = useStudio();

  it.each(ways)(
    'makes three related tables and saves the bytes of the command line, $way',
    async ({ handsOn }) => {
      const visit = await studio.open('/');
      const { page } = visit;
      const hands = handsOn(page);
      await startBlank(hands);
      await addTable(hands, 'customers');
      await addFilledColumn(hands, 'name', 'Full Name', 'person.fullName');
      await addFilledColumn(hands, 'email', 'Email Address', 'internet.email');
      await addTable(hands, 'products');
      await addFilledColumn(hands, 'product', 'commerce.productName', 'commerce.productName');
      await addFilledColumn(hands, 'price', 'Product Price', 'commerce.price');
      await addTable(hands, 'orders');
      await addFilledColumn(hands, 'customer_id', 'customers', '→ customers.id');
      await addFilledColumn(hands, 'product_id', 'products', '→ products.id');
      await hands.press(page.getByRole('button', { name: 'Rows of orders' }));
      await hands.press(page.getByRole('radio', { name: 'Per row of' }));
      await page
        .getByRole('button', { name: /^Rows of orders/ })
        .getByText('per customers')
        .waitFor();
      await page.keyboard.press('Escape');
      await checked(page);

      const dialog = await openExport(hands);
      await chooseFormat(hands, dialog, 'CSV');
      const archive = unzipSync(readFileSync(await saveDownload(visit, hands)));
      await chooseTables(hands, dialog, ['orders']);
      await chooseFormat(hands, dialog, 'NDJSON');
      const orders = readFileSync(await saveDownload(visit, hands));
      await hands.press(dialog.getByRole('button', { name: 'Close' }));
      const schema = await downloadText(visit, hands);

      const csv = await generated(schema, '{table}.csv');
      expect(Object.keys(archive)).toEqual(['customers.csv', 'products.csv', 'orders.csv']);
      for (const [name, bytes] of Object.entries(archive)) expect(csv[name]?.equals(bytes), name).toBe(true);
      expect(csv['orders.csv']?.toString()).toMatch(/^id,customer_id,product_id\n1,\d+,\d+\n/);
      expect((await generated(schema, 'orders.ndjson', '--table', 'orders'))['orders.ndjson']?.equals(orders)).toBe(
        true,
      );
    },
    240_000,
  );
});

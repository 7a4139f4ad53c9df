import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { expect, it } from 'vitest';
import { describeInBrowser, useStudio } from './browser-for-tests.ts';
import { checked, columnsOf, shownColumns, tableButton } from './designer-for-tests.ts';
import { dropFile, dropFiles } from './dropped-files-for-tests.ts';
import { chooseFormat, openExport, saveDownload } from './exports-for-tests.ts';
import { type Hands, mouse, ways } from './hands-for-tests.ts';

const customers = ['Ann Lee', 'Bo Diaz', 'Cyrus Young', 'Dina Moss', 'Eve Nunez'];

/** Sixty orders as another program might have written them. */
const orders = [
  'order_no,article,zip,ordered_on,email,total,paid,customer',
  ...Array.from({ length: 60 }, (_, place) =>
    [
      place + 1,
      String(17 + place * 331).padStart(6, '0'),
      `0${1001 + place * 37}`,
      `${2010 + (place % 14)}-0${1 + (place % 9)}-1${place % 7}`,
      `person${place}@example.com`,
      (1 + place * 3.17).toFixed(2),
      place % 3 === 0,
      customers[place % customers.length],
    ].join(','),
  ),
  '',
].join('\n');

const kinds = {
  order_no: 'whole numbers',
  article: 'digits, some with leading zeros',
  zip: 'digits, some with leading zeros',
  ordered_on: 'days',
  email: 'e-mail addresses',
  total: 'numbers with two digits after the point',
  paid: 'flags',
  customer: 'texts',
};

describeInBrowser('from a file of rows to more of them', () => {
  const studio = useStudio();

  it.each(ways)(
    'tells what it found, and writes the same columns with the same types, $way',
    async ({ handsOn }) => {
      const visit = await studio.open('/');
      const { page } = visit;
      const hands = handsOn(page);

      await bringFile(hands, 'orders.csv', orders);
      const found = page.getByRole('region', { name: 'orders.csv: what was found' });
      await found.waitFor();
      const cells = await found.getByRole('cell').allTextContents();
      const reasons = cells.filter((_, place) => place % 3 === 2);
      await hands.press(found.getByRole('button', { name: 'Make schema' }));
      await checked(page);
      await chooseFormat(hands, await openExport(hands), 'CSV');
      const made = readFileSync(await saveDownload(visit, hands), 'utf8');

      expect(reasons).toHaveLength(8);
      expect(reasons[0]).toContain('rising by 1');
      expect(reasons.every((words) => words !== '')).toBe(true);
      expect(made.split('\n')[0]).toBe(orders.split('\n')[0]);
      expect(kindsOf(orders)).toEqual(kinds);
      expect(kindsOf(made)).toEqual(kinds);
    },
    180_000,
  );

  it('keeps values that few rows have where that is asked for', async () => {
    const { page } = await studio.open('/');
    const hands = mouse(page);
    const states = ['open', 'open', 'open', 'paid', 'paid', 'void'];
    const rows = Array.from({ length: 24 }, (_, place) => `${place + 1},${states[place % states.length]}`);
    await dropFile(page, 'bills.csv', ['id,status', ...rows, ''].join('\n'));
    const found = page.getByRole('region', { name: 'bills.csv: what was found' });
    await found.waitFor();

    await hands.press(found.getByRole('combobox', { name: 'Keep values that are in' }));
    await page.getByRole('option', { name: '2 rows or more' }).click();
    await expect.poll(() => found.getByRole('combobox').inputValue()).toBe('2 rows or more');
    await hands.press(found.getByRole('button', { name: 'Make schema' }));
    await checked(page);
    await page.getByRole('link', { name: 'Code' }).click();

    await page.locator('.cm-content').getByText('void').waitFor();
  }, 180_000);

  it('makes tables of files that are dropped together, with references between them', async () => {
    const { page } = await studio.open('/');
    const people = Array.from({ length: 30 }, (_, place) => `${place + 1},${customers[place % 5]}\n`).join('');
    const visits = Array.from({ length: 60 }, (_, place) => ({ id: place + 1, person_id: (place % 30) + 1 }));

    await dropFiles(page, {
      'people.csv': Buffer.from(`id,name\n${people}`),
      'visits.json': Buffer.from(JSON.stringify(visits)),
    });
    const found = page.getByRole('region', { name: '2 files: what was found' });
    await found.getByText('→ people.id').waitFor();
    await found.getByRole('button', { name: 'Make schema' }).click();
    await checked(page);

    await tableButton(page, 'people').waitFor();
    await tableButton(page, 'visits').waitFor();
  }, 120_000);

  it('says what is wrong with a file that holds no rows', async () => {
    const { page } = await studio.open('/');

    await dropFile(page, 'nothing.csv', '');

    await page.getByText('nothing.csv could not be read').waitFor();
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await page.getByText('nothing.csv could not be read').waitFor({ state: 'hidden' });
  }, 120_000);

  it('makes tables of words, with their rows while they are written', async () => {
    const { page } = await studio.open('/');
    const box = page.getByRole('region', { name: 'What do you need rows of?' });

    await page.getByRole('textbox', { name: 'Table and columns in words' }).fill('pets: id, name, owner email, born');
    await box.getByRole('columnheader', { name: 'owner_email internet.email' }).waitFor();
    const email = await box.getByRole('row').nth(1).getByRole('cell').nth(2).textContent();
    await box.getByRole('button', { name: 'Make table' }).click();
    await columnsOf(page, 'pets').waitFor();

    expect(email).toMatch(/^\S+@\S+$/);
    expect(await shownColumns(page)).toEqual(['id', 'name', 'owner_email', 'born']);
    await checked(page);
  }, 120_000);

  it('makes the table of the words that stand there, however soon Enter comes', async () => {
    const { page } = await studio.open('/');
    const words = page.getByRole('textbox', { name: 'Table and columns in words' });

    await words.fill('publishers: id, company name, city');
    await words.press('Enter');
    await columnsOf(page, 'publishers').waitFor();
    const pasted = await shownColumns(page);
    await page.goBack();
    await words.pressSequentially('pets: id, name, born', { delay: 5 });
    await words.press('Enter');
    await columnsOf(page, 'pets').waitFor();

    expect(pasted).toEqual(['id', 'company_name', 'city']);
    expect(await shownColumns(page)).toEqual(['id', 'name', 'born']);
  }, 120_000);
});

/** What the values of each column of a CSV file look like to somebody else. */
function kindsOf(csv: string): Readonly<Record<string, string>> {
  const [names = [], ...rows]: readonly string[][] = parse(csv);
  return Object.fromEntries(names.map((name, place) => [name, kindOf(rows.map((row) => row[place] ?? ''))]));
}

function kindOf(values: readonly string[]): string {
  const are = (pattern: RegExp) => values.every((value) => pattern.test(value));
  const isOfOneLength = new Set(values.map(({ length }) => length)).size === 1;
  if (are(/^[1-9]\d*$/)) return 'whole numbers';
  const isPadded = values.some((value) => value.startsWith('0'));
  if (are(/^\d+$/) && isOfOneLength && isPadded) return 'digits, some with leading zeros';
  if (are(/^\d{4}-\d\d-\d\d$/)) return 'days';
  if (are(/^\d+\.\d\d$/)) return 'numbers with two digits after the point';
  if (are(/^(true|false)$/)) return 'flags';
  return are(/^\S+@\S+\.\S+$/) ? 'e-mail addresses' : 'texts';
}

/** By the mouse a file is dropped; by keys it is chosen, in the system's own dialog. */
async function bringFile({ page, isKeys, press }: Hands, name: string, text: string): Promise<void> {
  if (!isKeys) return dropFile(page, name, text);
  const chooser = page.waitForEvent('filechooser');
  await press(page.getByRole('button', { name: 'Choose files' }));
  await (await chooser).setFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
}

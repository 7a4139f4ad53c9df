import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { describeInBrowser, useStudio } from './browser-for-tests.ts';
import { addColumn, checked, columnRow, openTable, selectColumn, shownValues } from './designer-for-tests.ts';
import { type Hands, ways } from './hands-for-tests.ts';
import { field } from './steps-for-tests.ts';
import { openTill } from './till-for-tests.ts';

describeInBrowser('formulas in the designer', () => {
  const studio = useStudio();

  it.each(ways)(
    'are written with what completes them, and their values are there at once, $way',
    async ({ handsOn }) => {
      const { page } = await studio.open('/');
      const hands = handsOn(page);
      await openTill(page);
      await openTable(hands, 'receipts');
      await addColumn(hands, 'home');
      await chooseFormula(hands, 'home');

      await goToEmpty(hands, 'Formula');
      await page.keyboard.type('customer.cou');
      await take(page, 'country');
      await checked(page);

      await page.getByRole('region', { name: 'Inspector' }).getByText('gives text').waitFor();
      await columnRow(page, 'home')
        .getByText(/^(?:DE|FR)$/)
        .waitFor();
      await page.keyboard.type('.upper(');
      await page.getByRole('region', { name: 'Inspector' }).getByText('upper(text: text): text').waitFor();
    },
    120_000,
  );

  it.each(ways)(
    'say where a name is wrong, and have it mended, $way',
    async ({ handsOn }) => {
      const { page } = await studio.open('/');
      const hands = handsOn(page);
      await openTill(page);
      await openTable(hands, 'receipts');
      await selectColumn(hands, 'double');
      await goToEmpty(hands, 'Formula');
      await page.keyboard.type('totl * 3');
      await page.keyboard.press('Escape');
      const fix = page.getByRole('region', { name: 'Inspector' }).getByRole('button', { name: 'total', exact: true });
      await fix.waitFor();
      expect(await page.locator('.cm-problem-error').allTextContents()).toEqual(['totl']);

      await hands.press(fix);

      await checked(page);
      expect(await field(page, 'Formula').textContent()).toBe('total * 3');
    },
    120_000,
  );

  it.each(ways)(
    'follow a column that gets another name, and its old one when that is undone, $way',
    async ({ handsOn }) => {
      const { page } = await studio.open('/');
      const hands = handsOn(page);
      await openTill(page);
      await openTable(hands, 'receipts');
      await checked(page);
      await selectColumn(hands, 'total');
      await renameTo(hands, 'total', 'sum due');
      await columnRow(page, 'double').getByText('= row["sum due"] * 2').waitFor();
      await checked(page);
      await openTable(hands, 'customers');
      await columnRow(page, 'spent').getByText('= receipts.map(r, r["sum due"]).sum()').waitFor();

      await hands.press(page.getByRole('button', { name: /^Undo/ }));
      await columnRow(page, 'spent').getByText('= receipts.map(r, r.total).sum()').waitFor();
      await checked(page);
      await openTable(hands, 'receipts');

      await columnRow(page, 'double').getByText('= total * 2').waitFor();
    },
    120_000,
  );

  it.each(ways)(
    'decide between branches, which can be added, moved and removed, $way',
    async ({ handsOn }) => {
      const { page } = await studio.open('/');
      const hands = handsOn(page);
      await openTill(page);
      await openTable(hands, 'receipts');
      await selectColumn(hands, 'method');
      const inspector = page.getByRole('region', { name: 'Inspector' });

      await hands.press(inspector.getByRole('button', { name: 'Add a branch' }));
      await goToEmpty(hands, 'When 3');
      await page.keyboard.type('true');
      await page.keyboard.press('Escape');
      await hands.press(inspector.getByRole('button', { name: 'Move branch 3 up' }));
      await hands.press(inspector.getByRole('button', { name: 'Move branch 2 up' }));
      await checked(page);
      await columnRow(page, 'method').getByRole('gridcell').last().getByText('null').waitFor();
      await hands.press(inspector.getByRole('button', { name: 'Remove branch 1' }));
      await checked(page);

      expect(await field(page, 'When 1').textContent()).toBe('total > 100');
    },
    120_000,
  );

  it('hold in a table’s rows, and tell in how many', async () => {
    const { page } = await studio.open('/');
    const [{ handsOn }] = ways;
    const hands = handsOn(page);
    await openTill(page);
    await openTable(hands, 'receipts');
    const inspector = page.getByRole('region', { name: 'Inspector' });
    await inspector
      .getByText(/^held in 100\s?% of \d+ rows before any was drawn again$/)
      .first()
      .waitFor();

    await hands.press(inspector.getByRole('button', { name: 'Add a check' }));
    await goToEmpty(hands, 'Check 3');
    await page.keyboard.type('paid_on < now');
    await page.keyboard.press('Escape');
    await checked(page);

    expect(await field(page, 'Check 3').textContent()).toBe('paid_on < now');
    await hands.press(inspector.getByRole('button', { name: 'Insert a column into Check 3' }));
    await hands.press(page.getByRole('menuitem', { name: 'customer.country' }));
    await page.locator('.cm-content').filter({ hasText: 'customer.country' }).waitFor();
  }, 120_000);

  it('leave the values of other columns as they are', async () => {
    const { page } = await studio.open('/');
    const [{ handsOn }] = ways;
    await openTill(page);
    await openTable(handsOn(page), 'receipts');
    await checked(page);

    const [total, double] = await shownValues(page, ['total', 'double']);

    expect(Number(double)).toBeCloseTo(2 * Number(total), 2);
  }, 120_000);
});

/** Lets a formula fill a column, by the gallery. */
async function chooseFormula({ page, open, press, write }: Hands, column: string): Promise<void> {
  const row = columnRow(page, column);
  await open(row, page.getByRole('button', { name: `Choose the generator of ${column}`, exact: true }));
  await write(page.getByRole('combobox', { name: 'Search generators' }), 'formula');
  const first = page.getByRole('listbox', { name: 'Generators' }).getByRole('option').first();
  await press(first.filter({ hasText: 'What other columns' }));
  await row.getByText('= rowNumber + 1').waitFor();
}

/** Goes to a field for a formula and takes out what it has. */
async function goToEmpty({ page, goTo }: Hands, name: string): Promise<void> {
  await goTo(field(page, name));
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Delete');
}

async function renameTo({ page, write }: Hands, column: string, name: string): Promise<void> {
  await columnRow(page, column).focus();
  await page.keyboard.press('F2');
  await write(page.getByRole('textbox', { name: `Rename ${column}` }), name);
  await page.keyboard.press('Enter');
  await columnRow(page, name).waitFor();
}

/** Takes what is offered by the Tab key. */
async function take(page: Page, name: string): Promise<void> {
  const option = page.locator('.cm-tooltip-autocomplete').getByRole('option', { selected: true });
  await option.filter({ hasText: name }).waitFor();
  // A key that comes within a moment of the offer is meant for the text.
  await page.keyboard.press('Shift', { delay: 150 });
  await page.keyboard.press('Tab');
  await page.locator('.cm-content').filter({ hasText: name }).first().waitFor();
}

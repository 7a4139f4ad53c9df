import { AxeBuilder } from '@axe-core/playwright';
import { expect, it } from 'vitest';
import { describeInBrowser, useStudio } from './browser-for-tests.ts';
import { columnRow, openTemplate } from './designer-for-tests.ts';
import { mouse } from './hands-for-tests.ts';

describeInBrowser('names and places of columns', () => {
  const studio = useStudio();

  it('say that no value changes when a column is moved', async () => {
    const { page } = await studio.open('/');
    await openTemplate(mouse(page), 'Shop');
    const columns = page.getByRole('region', { name: 'Columns of customers' });
    const account = columnRow(page, 'account');
    const cell = account.getByRole('gridcell').last();
    await cell.filter({ hasText: /\S/ }).waitFor();
    const value = await cell.textContent();

    await account.click();
    await page.keyboard.press('Alt+ArrowDown');

    const note = columns.getByRole('status').getByText('No value changes');
    await note.waitFor();
    await note.waitFor({ state: 'detached' });
    expect(await columns.locator('[data-column]').nth(2).getAttribute('data-column')).toBe('account');
    expect(await cell.textContent()).toBe(value);
  });

  it('say which values change with a name before it is kept', async () => {
    const { page } = await studio.open('/');
    await openTemplate(mouse(page), 'Shop');
    const hint = page.getByText('Values that change with the name:', { exact: false });

    await columnRow(page, 'account').click();
    await page.keyboard.press('F2');
    await page.getByRole('textbox', { name: 'Rename account' }).fill('number');
    await hint.filter({ hasText: /: account$/ }).waitFor();
    expect((await new AxeBuilder({ page }).include('[data-columns]').analyze()).violations.map(({ id }) => id)).toEqual(
      [],
    );
    await page.keyboard.press('Escape');
    await hint.waitFor({ state: 'detached' });
    await columnRow(page, 'first_name').click();
    await page.keyboard.press('F2');
    await page.getByRole('textbox', { name: 'Rename first_name' }).fill('given');
    await page.getByText('No value changes').waitFor();
    await page.keyboard.press('Enter');
    await columnRow(page, 'given').waitFor();

    const table = page.getByRole('textbox', { name: 'Name of the table' });
    await table.fill('clients');
    await hint.filter({ hasText: /account, given, .* more$/ }).waitFor();
    await page.keyboard.press('Escape');
    expect(await table.inputValue()).toBe('customers');
  });
});

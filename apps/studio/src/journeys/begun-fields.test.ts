import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { describeInBrowser, useStudio } from './browser-for-tests.ts';
import { checked, openTemplate, startBlank, tableButton } from './designer-for-tests.ts';
import { mouse } from './hands-for-tests.ts';
import { inspector } from './steps-for-tests.ts';

describeInBrowser('what was just added', () => {
  const studio = useStudio();

  it('is a table that is named by what is typed next', async () => {
    const { page } = await studio.open('/');
    await startBlank(mouse(page));

    await page.getByRole('region', { name: 'Tables' }).getByRole('button', { name: 'Add a table' }).click();
    await focused(page, 'Name of the table');
    await page.keyboard.type('people');
    await page.keyboard.press('Enter');
    await tableButton(page, 'people').waitFor();

    expect(await page.getByRole('region', { name: 'Tables' }).locator('li').count()).toBe(1);
  }, 120_000);

  it('is a check that is written by what is typed next', async () => {
    const { page } = await studio.open('/');
    await openTemplate(mouse(page), 'Shop');

    await inspector(page).getByRole('button', { name: 'Add a check' }).click();
    await inspector(page).locator('.cm-content:focus').waitFor();
    await page.keyboard.type('rowNumber < 1000000');
    await page.keyboard.press('Escape');
    await checked(page);

    const checks = await inspector(page)
      .getByRole('group', { name: 'Checks' })
      .locator('.cm-content')
      .allTextContents();
    expect(checks.at(-1)).toBe('rowNumber < 1000000');
  }, 120_000);

  it('gives the focus to the number of rows where it is opened', async () => {
    const { page } = await studio.open('/');
    await openTemplate(mouse(page), 'Shop');

    await page.getByRole('button', { name: 'Rows of customers' }).click();

    await focused(page, 'How many');
  }, 120_000);
});

async function focused(page: Page, name: string): Promise<void> {
  await page.getByRole('textbox', { name }).and(page.locator(':focus')).waitFor({ timeout: 10_000 });
}

import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { describeInBrowser, useStudio } from './browser-for-tests.ts';
import { columnRow, openTemplate, selectColumn, tableButton } from './designer-for-tests.ts';
import { mouse } from './hands-for-tests.ts';

describeInBrowser('a name that is taken', () => {
  const studio = useStudio();

  it('is told at the name of a table, which keeps its own until it has another', async () => {
    const { page } = await studio.open('/');
    await openTemplate(mouse(page), 'Shop');
    const name = page.getByRole('textbox', { name: 'Name of the table' });

    await name.fill('orders');
    await name.press('Enter');
    const told = await faultOf(page, name);
    await tableButton(page, 'customers').waitFor();
    await name.fill('buyers');
    await name.press('Enter');
    await tableButton(page, 'buyers').waitFor();

    expect(told).toBe('orders is taken. Choose another name.');
    expect(await name.getAttribute('aria-invalid')).toBeNull();
  }, 120_000);

  it('is told at the name of a column, which is written on', async () => {
    const { page } = await studio.open('/');
    await openTemplate(mouse(page), 'Shop');
    await selectColumn(mouse(page), 'email');
    await columnRow(page, 'email').press('F2');
    const name = page.getByRole('textbox', { name: 'Rename email' });

    await name.fill('id');
    await name.press('Enter');
    const told = await faultOf(page, name);
    await name.fill('mail');
    await name.press('Enter');
    await columnRow(page, 'mail').waitFor();

    expect(told).toBe('id is taken. Choose another name.');
  }, 120_000);
});

/** All that is said at a name that can't be. */
async function faultOf(page: Page, name: Locator): Promise<string | null> {
  await name.and(page.locator('[aria-invalid="true"]')).waitFor({ timeout: 10_000 });
  const id = await name.getAttribute('aria-describedby');
  return page.locator(`[id="${id}"]`).textContent();
}

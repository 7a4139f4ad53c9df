import { expect, it } from 'vitest';
import { describeInBrowser, useStudio } from './browser-for-tests.ts';
import { columnRow, openTemplate } from './designer-for-tests.ts';
import { mouse } from './hands-for-tests.ts';

describeInBrowser('names of columns on a phone', () => {
  const studio = useStudio();

  it('are written when a column is added, and changed by its menu', async () => {
    const { page } = await studio.open('/', {
      viewport: { width: 360, height: 800 },
      hasTouch: true,
      isMobile: true,
    });
    await openTemplate(mouse(page), 'Staff');
    const sheet = page.getByRole('dialog', { name: 'Inspector' });

    await page.getByRole('button', { name: 'Add column' }).click();
    const name = sheet.getByRole('textbox', { name: /^Rename / });
    await name.and(page.locator(':focus')).waitFor();
    await page.keyboard.type('nick');
    await page.keyboard.press('Enter');
    await sheet.getByRole('heading', { name: 'nick' }).waitFor();
    await sheet.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Rename' }).click();
    await name.and(page.locator(':focus')).waitFor();
    await page.keyboard.type('alias');
    await page.keyboard.press('Enter');
    await sheet.getByRole('heading', { name: 'alias' }).waitFor();
    await sheet.getByRole('button', { name: 'Close' }).click();

    await columnRow(page, 'alias').waitFor();
    expect(await columnRow(page, 'nick').count()).toBe(0);
  }, 120_000);
});

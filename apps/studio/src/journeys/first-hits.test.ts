import { expect, it } from 'vitest';
import { describeInBrowser, useStudio } from './browser-for-tests.ts';
import { checked, columnRow, openTemplate, selectColumn } from './designer-for-tests.ts';
import { mouse } from './hands-for-tests.ts';
import { rowGrid } from './rows-for-tests.ts';

describeInBrowser('what is searched, selected or wrong', () => {
  const studio = useStudio();

  it('is taken by Enter where it is a locale that is written in part', async () => {
    const { page } = await studio.open('/');
    await openTemplate(mouse(page), 'Shop');

    await page.getByRole('button', { name: /^Locale mix/ }).click();
    const field = page.getByRole('combobox', { name: 'Add a locale' });
    await field.fill('japan');
    await page.getByRole('option', { name: /ja_JP/ }).waitFor();
    await field.press('Enter');
    await page.getByRole('slider', { name: 'Share of ja_JP' }).waitFor();
    await page.keyboard.press('Escape');
    await selectColumn(mouse(page), 'city');
    await page.getByText('More options').click();
    const own = page.getByRole('combobox', { name: 'Locale', exact: true });
    await own.fill('fr');
    await page.getByRole('option', { name: /fr_FR/ }).waitFor();
    await own.press('Enter');

    await checked(page);
    await expect.poll(() => own.inputValue()).toMatch(/^fr_FR/);
    await columnRow(page, 'city').waitFor();
  }, 120_000);

  it('is in sight in the preview where it is a column', async () => {
    const { page } = await studio.open('/', { viewport: { width: 1200, height: 900 } });
    await openTemplate(mouse(page), 'Shop');
    const head = rowGrid(page).getByRole('columnheader', { name: /^joined_on/ });

    expect(await head.count()).toBe(0);
    await columnRow(page, 'joined_on').click();

    await head.and(page.locator('[data-selected]')).waitFor();
    await expect
      .poll(() =>
        head.evaluate(
          (cell) =>
            cell.getBoundingClientRect().right <=
            (cell.closest('div')?.parentElement?.parentElement?.getBoundingClientRect().right ?? 0) + 1,
        ),
      )
      .toBe(true);
  }, 120_000);

  it('is mended by a link in the strip, and the preview beside the code shows the table that is chosen', async () => {
    const { page } = await studio.open('/');
    const text =
      'populace: 1\ntables:\n  a: { rows: 3, columns: { x: internet.emial } }\n  b: { rows: 3, columns: { y: uuid } }\n';
    const file = { name: 's.yaml', mimeType: 'text/yaml', buffer: Buffer.from(text) };
    await page.locator('input[type="file"]').setInputFiles(file);

    await page
      .getByRole('region', { name: 'Problems' })
      .getByRole('button', { name: 'Nearest: internet.email' })
      .click();
    await checked(page);
    await page.getByRole('link', { name: 'Code' }).click();
    await page.getByRole('combobox', { name: 'Table of the preview' }).selectOption('b');

    await page.getByRole('grid', { name: 'Rows of b' }).waitFor();
  }, 120_000);
});

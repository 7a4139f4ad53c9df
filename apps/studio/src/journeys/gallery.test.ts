import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { describeInBrowser, useStudio } from './browser-for-tests.ts';
import { columnRow, openTable, openTemplate, selectColumns } from './designer-for-tests.ts';
import { downloadText } from './exports-for-tests.ts';
import { mouse } from './hands-for-tests.ts';

describeInBrowser('the gallery', () => {
  const studio = useStudio();

  it('shows the rows of what is gone to, and Esc takes them back', async () => {
    const visit = await studio.open('/', { viewport: { width: 1440, height: 900 } });
    const { page } = visit;
    await openTemplate(mouse(page), 'Shop');
    const before = await valuesOf(page, 'city');

    const field = await openGallery(page, 'city', 'color');
    await field.press('ArrowDown');
    const tried = await optionOf(page).getAttribute('aria-label');
    await differ(page, 'city', before);
    expect(
      await columnRow(page, 'city')
        .getByRole('button', { name: /^Choose/ })
        .textContent(),
    ).toBe('location.city');
    await field.press('Escape');
    await field.waitFor({ state: 'detached' });

    await same(page, 'city', before);
    expect(tried).not.toBe('location.city');
    expect(await page.getByRole('button', { name: /^Undo/ }).isDisabled()).toBe(true);
    expect(readFileSync(await downloadText(visit, mouse(page)), 'utf8')).toContain('city:         location.city');
  }, 120_000);

  it('chooses by Enter what was shown, as one step', async () => {
    const { page } = await studio.open('/', { viewport: { width: 1440, height: 900 } });
    await openTemplate(mouse(page), 'Shop');
    const before = await valuesOf(page, 'city');

    const field = await openGallery(page, 'city', 'lorem');
    // What is typed is looked for while one goes on typing.
    await page.getByRole('option').first().filter({ hasText: 'lorem.' }).waitFor();
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp']) await field.press(key);
    await differ(page, 'city', before);
    const tried = await valuesOf(page, 'city');
    await field.press('Enter');
    await field.waitFor({ state: 'detached' });
    await columnRow(page, 'city')
      .getByText(/^lorem\./)
      .waitFor();

    expect(await valuesOf(page, 'city')).toEqual(tried);
    await page.getByRole('button', { name: /^Undo/ }).click();
    await same(page, 'city', before);
    expect(await page.getByRole('button', { name: /^Undo/ }).isDisabled()).toBe(true);
  }, 120_000);

  it('has three values of every generator, in the locales of the schema', async () => {
    const { page } = await studio.open('/', { viewport: { width: 1440, height: 900 } });
    await page.getByRole('button', { name: 'Bank', exact: true }).click();
    await page.getByRole('grid').first().getByRole('row').nth(1).waitFor();

    await openTable(mouse(page), 'customers');

    await openGallery(page, 'id', '');
    const options = page.getByRole('listbox', { name: 'Generators' }).getByRole('option');
    for (const name of ['person.firstName', '→ transfers.id']) {
      await options.filter({ hasText: name }).first().locator('li').nth(2).waitFor();
    }
    const counts = await options.evaluateAll((all) =>
      all.map((option) => [option.querySelector('strong')?.textContent, option.querySelectorAll('li').length] as const),
    );

    expect(counts.some(([name]) => name === '→ branches.code')).toBe(true);
    expect(counts.length).toBeGreaterThan(50);
    // What is written by hand has no values before that.
    expect(counts.filter(([, count]) => count !== 3)).toEqual([
      ['formula', 0],
      ['case', 0],
    ]);
    const marks = await options.filter({ hasText: 'person.firstName' }).first().locator('li [title]').allTextContents();
    expect(marks.filter((mark) => /^(de|en|ja)$/.test(mark))).toEqual(['de', 'en', 'ja']);
  }, 120_000);

  it('shows on a phone the rows of what is touched, and takes it by its button', async () => {
    const { page } = await studio.open('/', { viewport: { width: 390, height: 844 } });
    await page.getByRole('button', { name: 'Shop', exact: true }).click();
    await page.waitForURL(/\/schemas\/sch_/);
    const { pathname } = new URL(page.url());
    await page.goto(new URL(`${pathname}?table=customers&columns=["city"]`, studio.url()).href);
    await page.getByRole('button', { name: 'location.city', exact: true }).click();
    const rows = page.getByRole('table', { name: 'First rows of customers' });
    await rows.getByRole('cell').nth(8).waitFor();
    const before = await rows.getByRole('row').allInnerTexts();

    await page.getByRole('combobox', { name: 'Search generators' }).fill('color human');
    const option = page.getByRole('option').filter({ hasText: 'color.human' }).first();
    await option.click();
    await expect.poll(() => rows.getByRole('row').allInnerTexts(), { timeout: 30_000 }).not.toEqual(before);
    const tried = await rows.getByRole('row').allInnerTexts();
    await page.getByRole('button', { name: 'Use color.human' }).click();
    await rows.waitFor({ state: 'detached' });

    expect(before[0]).toContain('city');
    expect(tried[0]).toBe(before[0]);
    await page.getByRole('button', { name: 'color.human', exact: true }).waitFor();
  }, 120_000);
});

/** Opens the gallery of a column, and returns its search with some words in it. */
async function openGallery(page: Page, column: string, words: string): Promise<Locator> {
  await selectColumns(page, [column]);
  await columnRow(page, column).press('Enter');
  const field = page.getByRole('combobox', { name: 'Search generators' });
  await field.fill(words);
  await optionOf(page).waitFor();
  return field;
}

function optionOf(page: Page): Locator {
  return page.getByRole('listbox', { name: 'Generators' }).getByRole('option', { selected: true });
}

/** The values of a column in the preview, as far as they are shown. */
async function valuesOf(page: Page, column: string): Promise<readonly string[]> {
  const grid = page.getByRole('grid', { name: /^Rows of / });
  const index = await grid.getByRole('columnheader', { name: column, exact: true }).getAttribute('aria-colindex');
  return grid.locator(`[role="gridcell"][aria-colindex="${index}"]`).allTextContents();
}

/** Waits until the preview shows other values of a column. */
async function differ(page: Page, column: string, before: readonly string[]): Promise<void> {
  await expect.poll(() => valuesOf(page, column), { timeout: 30_000 }).not.toEqual(before);
}

/** Waits until the preview shows the same values of a column as before. */
async function same(page: Page, column: string, before: readonly string[]): Promise<void> {
  await expect.poll(() => valuesOf(page, column), { timeout: 30_000 }).toEqual(before);
}

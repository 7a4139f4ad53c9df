import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { describeInBrowser, useStudio } from './browser-for-tests.ts';
import { openTable, openTemplate } from './designer-for-tests.ts';
import { type Hands, ways } from './hands-for-tests.ts';
import { cellOf, focusedCell, rowGrid, shownRow } from './rows-for-tests.ts';

describeInBrowser('the cells of the preview', () => {
  const studio = useStudio();

  it.each(ways)(
    'are explained, locked on top and followed to where they refer, $way',
    async ({ handsOn }) => {
      const { page } = await studio.open('/', { viewport: { width: 1440, height: 1100 } });
      const hands = handsOn(page);
      await openTemplate(hands, 'Shop');
      await openTable(hands, 'orders');

      await explain(hands, 3, 'placed_at');
      const explained = new URL(page.url()).searchParams.get('explain');
      await page.keyboard.press('Escape');
      await expect.poll(async () => (await focusedCell(page)).row).toBe(3);
      await page.keyboard.press('ControlOrMeta+L');
      await cellOf(page, 3, 'placed_at', 'pinned');
      const locked = await shownRow(page, 3, 'pinned');
      await page.reload();
      await cellOf(page, 3, 'placed_at', 'pinned');
      const kept = await shownRow(page, 3, 'pinned');
      const among = await shownRow(page, 3);

      await focus(hands, 2, 'customer_id');
      const { customer_id: customer } = await shownRow(page, 2);
      await page.keyboard.press('f');
      await page.getByRole('grid', { name: 'Rows of customers' }).waitFor();
      await expect.poll(async () => Number.isNaN((await focusedCell(page)).row)).toBe(false);
      const { row } = await focusedCell(page);
      await cellOf(page, row, 'id');
      const parent = await shownRow(page, row);
      await page.keyboard.press('c');
      await hands.press(page.getByRole('button', { name: /^orders, row / }).last());
      await page.getByRole('grid', { name: 'Rows of orders' }).waitFor();
      await expect.poll(async () => Number.isNaN((await focusedCell(page)).row)).toBe(false);
      const { row: child } = await focusedCell(page);
      await cellOf(page, child, 'customer_id');

      expect(explained).toBe('3');
      expect(kept).toEqual(locked);
      expect(among).toEqual(locked);
      expect(parent['id']).toBe(customer);
      expect((await shownRow(page, child))['customer_id']).toBe(customer);
    },
    180_000,
  );

  it('have texts from right to left in their own direction, at the side where the interface begins', async () => {
    const { page } = await studio.open('/');
    const schema =
      'populace: 1\nlocale: ar_EG\ntables:\n  people:\n    rows: 20\n    columns:\n      name: person.fullName\n';
    const file = { name: 'people.yaml', mimeType: 'text/yaml', buffer: Buffer.from(schema) };
    await page.locator('input[type="file"]').setInputFiles(file);

    const inEnglish = await layoutOf(page);
    await page.evaluate(() => localStorage.setItem('populace.appearance', JSON.stringify({ language: 'ar-XB' })));
    await page.reload();
    const inArabic = await layoutOf(page);

    expect(inEnglish).toMatchObject({ direction: 'rtl', atLeft: true, atRight: false });
    expect(inArabic).toMatchObject({ direction: 'rtl', atLeft: false, atRight: true });
    expect(inArabic.text).toMatch(/\p{Script=Arabic}/u);
  }, 120_000);
});

/** Goes to a cell. A click selects it; `Enter` opens its explanation, which is closed again. */
async function focus({ page, press, isKeys }: Hands, row: number, column: string): Promise<void> {
  const cell = await cellOf(page, row, column);
  if (isKeys) {
    await press(cell);
    await page.getByRole('dialog', { name: new RegExp(`${column}, ${row}$`) }).waitFor();
    await page.keyboard.press('Escape');
  } else {
    await cell.click();
    await cell.and(page.locator('[data-selected]')).waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
  }
  await expect.poll(async () => (await focusedCell(page)).row).toBe(row);
}

/** Asks how the value of a cell came to be. */
async function explain({ page, press, isKeys }: Hands, row: number, column: string): Promise<void> {
  const cell = await cellOf(page, row, column);
  await press(cell);
  if (!isKeys) {
    await cell.and(page.locator('[data-selected]')).waitFor();
    await press(cell);
  }
  const panel = page.getByRole('dialog', { name: new RegExp(`${column}, ${row}$`) });
  await panel.getByText(/^Seed 2026 always gives this value/).waitFor();
  await press(panel.getByRole('button', { name: 'Show every step' }));
  await panel.getByText('Seed, table, column, row').waitFor();
}

/** Where the first name stands in its cell. */
async function layoutOf(page: Page) {
  await rowGrid(page).locator('td [data-value]').first().waitFor();
  return rowGrid(page)
    .locator('td [data-value]')
    .first()
    .evaluate((value) => {
      const range = document.createRange();
      range.selectNodeContents(value);
      const [text, cell] = [range.getBoundingClientRect(), value.closest('td')?.getBoundingClientRect()];
      return {
        direction: getComputedStyle(value).direction,
        atLeft: text.left - (cell?.left ?? 0) < 12,
        atRight: (cell?.right ?? 0) - text.right < 12,
        text: value.textContent,
      };
    });
}

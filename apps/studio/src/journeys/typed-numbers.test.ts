import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { describeInBrowser, useStudio } from './browser-for-tests.ts';
import { columnRow, openTemplate, selectColumn } from './designer-for-tests.ts';
import { mouse } from './hands-for-tests.ts';
import { field, inspector } from './steps-for-tests.ts';

describeInBrowser('numbers that are typed', () => {
  const studio = useStudio();

  it('become rows only where the whole text is a number', async () => {
    const { page } = await studio.open('/');
    const hands = mouse(page);
    await openTemplate(hands, 'Shop');
    const rows = page.getByRole('button', { name: 'Rows of customers' });
    const before = await rows.textContent();
    const many = field(page, 'How many');

    // Each key comes after a pause, as of somebody who looks for it.
    await typeOver(many, '2 bags', 600);
    const told = await faultOf(page, many);
    await many.blur();
    const after = await rows.textContent();
    await typeOver(many, '2 billion', 0);
    await many.press('Enter');
    await rows.getByText('2,000,000,000').waitFor();

    expect(told).toBe('Write a whole number up to 2⁴⁸, such as 1000, 10k, 2.5M or 2 billion.');
    expect(after).toBe(before);
  }, 120_000);

  it('become shares with a point or a comma, up to all', async () => {
    const { page } = await studio.open('/');
    const hands = mouse(page);
    await openTemplate(hands, 'Shop');
    await selectColumn(hands, 'email');
    const nulls = field(page, 'Nulls');
    const written = columnRow(page, 'email').getByRole('gridcell').nth(4);

    await typeOver(nulls, '150', 0);
    const over = await faultOf(page, nulls);
    await typeOver(nulls, 'abc', 0);
    await nulls.blur();
    const none = await faultOf(page, nulls);
    const kept = [await nulls.inputValue(), await written.textContent()];
    await typeOver(nulls, '7,5', 0);
    await nulls.press('Enter');
    await written.getByText('7.5%').waitFor();

    expect(over).toBe('A share is at most 100 %.');
    expect(none).toBe('Write a share from 0 to 100 %, such as 7.5 %.');
    expect(kept).toEqual(['abc', '–']);
  }, 120_000);
});

async function typeOver(number: Locator, text: string, delay: number): Promise<void> {
  await number.fill('');
  await number.pressSequentially(text, { delay });
}

/** What is said at a field that holds no value. */
async function faultOf(page: Page, number: Locator): Promise<string | null> {
  await number.and(page.locator('[aria-invalid="true"]')).waitFor();
  const id = await number.getAttribute('aria-describedby');
  const words = inspector(page).locator(`[id="${id}"]`);
  await words.filter({ hasText: /\S/ }).waitFor();
  return words.textContent();
}

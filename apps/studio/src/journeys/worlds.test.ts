import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { describeInBrowser, useStudio } from './browser-for-tests.ts';
import { columnRow, openTemplate } from './designer-for-tests.ts';
import { mouse } from './hands-for-tests.ts';

describeInBrowser('the worlds of a schema', () => {
  const studio = useStudio();

  async function openShop(): Promise<Page> {
    const { page } = await studio.open('/');
    await openTemplate(mouse(page), 'Shop');
    return page;
  }

  it('are listed with the time and three cells, and going back to one is exact', async () => {
    const page = await openShop();
    const seed = page.getByRole('textbox', { name: 'Seed' });
    const first = await seed.inputValue();
    const name = columnRow(page, 'email').getByRole('gridcell').last();
    const before = await name.textContent();

    await page.getByRole('button', { name: 'Another world' }).click();
    await expect.poll(() => seed.inputValue()).not.toBe(first);
    await expect.poll(() => name.textContent()).not.toBe(before);
    await page.getByRole('button', { name: 'Seeds so far' }).click();
    const items = page.getByRole('menuitem').filter({ hasText: /ago|now/ });
    await expect.poll(() => items.count()).toBe(2);
    const old = items.filter({ hasText: first });
    await expect.poll(() => old.locator('bdi').count()).toBe(4);
    await old.click();

    await expect.poll(() => seed.inputValue()).toBe(first);
    await expect.poll(() => name.textContent()).toBe(before);
  });

  it('stand side by side with what differs marked, and either can be taken', async () => {
    const page = await openShop();
    const seed = page.getByRole('textbox', { name: 'Seed' });
    const first = await seed.inputValue();

    await page.getByRole('button', { name: 'Seeds so far' }).click();
    await page.getByRole('menuitem', { name: 'Compare two worlds' }).click();
    const dialog = page.getByRole('dialog', { name: 'Compare two worlds' });
    await dialog.getByText('50 of the first 50 rows differ', { exact: false }).waitFor();
    const [one, other] = [dialog.getByRole('table').first(), dialog.getByRole('table').nth(1)];
    const marked = other.locator('td[data-changed]');
    const old = await one.getByRole('row').nth(1).locator('td').nth(2).textContent();
    expect(await other.getByRole('row').nth(1).locator('td').nth(2).getAttribute('title')).toBe(`instead of ${old}`);
    // Numbers of rows are the same in every world.
    expect(await other.getByRole('row').nth(1).locator('td').first().getAttribute('data-changed')).toBeNull();
    expect(await marked.count()).toBeGreaterThan(400);
    expect((await new AxeBuilder({ page }).analyze()).violations.map(({ id }) => id)).toEqual([]);
    await dialog.getByRole('button', { name: 'Take this world' }).click();

    await dialog.waitFor({ state: 'detached' });
    expect(await seed.inputValue()).not.toBe(first);
    await page.keyboard.press('ControlOrMeta+Z');
    await expect.poll(() => seed.inputValue()).toBe(first);
  });
});

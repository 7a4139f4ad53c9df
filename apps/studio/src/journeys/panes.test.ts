import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { describeInBrowser, useStudio } from './browser-for-tests.ts';
import { columnRow, openTemplate, selectColumn } from './designer-for-tests.ts';
import { keysOnly } from './keys-for-tests.ts';

describeInBrowser('from pane to pane', () => {
  const studio = useStudio();

  it('goes on with F6 and back with Shift F6, each time to where one was', async () => {
    const { page } = await studio.open('/');
    const keys = keysOnly(page);
    await openTemplate(keys, 'Shop');
    await selectColumn(keys, 'email');
    const round: string[] = [];

    for (let pane = 0; pane < 6; pane++) round.push(await press(page, 'F6'));
    const isBack = await columnRow(page, 'email').evaluate((row) => row === document.activeElement);
    const before = [await press(page, 'Shift+F6'), await press(page, 'Shift+F6')];

    expect(round).toEqual(['Preview', 'Inspector', 'Problems', 'Schema', 'Tables', 'Columns of customers']);
    expect(isBack).toBe(true);
    expect(before).toEqual(['Tables', 'Schema']);
  }, 120_000);

  it('is a command of the palette, and stands in the help with its keys', async () => {
    const { page } = await studio.open('/generators/person.firstName');

    await page.keyboard.press('?');
    const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await help.getByText('Next pane').waitFor();
    const entries = await help
      .locator('dt', { hasText: /(Next|Previous) pane/ })
      .locator('..')
      .allTextContents();
    await page.keyboard.press('Escape');
    await page.keyboard.press('ControlOrMeta+K');
    await page.getByRole('combobox', { name: 'Search or run a command' }).waitFor();
    await page.keyboard.type('next pane');
    await page.keyboard.press('Enter');

    expect(entries).toEqual(['Next paneF6', 'Previous paneShiftF6']);
    await expect.poll(() => focusedPane(page)).not.toBe('none');
  }, 120_000);

  it('leaves the focus in the pane where something was that is gone', async () => {
    const { page } = await studio.open('/');
    const keys = keysOnly(page);
    await openTemplate(keys, 'Shop');
    await selectColumn(keys, 'email');

    await page.keyboard.press('Delete');
    await columnRow(page, 'email').waitFor({ state: 'detached' });
    const pane = await focusedPane(page);
    await keys.press(page.getByRole('button', { name: 'Undo' }).first());

    await columnRow(page, 'email').waitFor();
    expect(pane).toBe('Columns of customers');
    // Nothing is left to be undone, so that its button can have the focus no longer.
    expect(await focusedPane(page)).toBe('Schema');
  }, 120_000);
});

async function press(page: Page, keys: string): Promise<string> {
  await page.keyboard.press(keys);
  return focusedPane(page);
}

function focusedPane(page: Page): Promise<string> {
  return page.evaluate(() => document.activeElement?.closest('[data-pane]')?.getAttribute('aria-label') ?? 'none');
}

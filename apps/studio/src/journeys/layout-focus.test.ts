import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { describeInBrowser, useStudio } from './browser-for-tests.ts';
import { columnRow, openTemplate } from './designer-for-tests.ts';
import { mouse } from './hands-for-tests.ts';
import { lookAt, scriptOfChecks } from './layout/layout-checks-for-tests.ts';

describeInBrowser('the focus', () => {
  const studio = useStudio(undefined, { hasScrollbars: true });

  it('is in sight wherever keys lead it, and marks only what can be operated', async () => {
    const { page } = await studio.open('/', { reducedMotion: 'reduce', script: await scriptOfChecks() });
    await openTemplate(mouse(page), 'Shop');
    const found: string[] = [];
    const press = async (where: string, keys: string, times = 1) => {
      for (let pressed = 0; pressed < times; pressed++) {
        await page.keyboard.press(keys);
        found.push(...(await lookAt(page, ['focus'])).map((trouble) => `${where}, ${keys}: ${trouble}`));
      }
    };

    await page.getByRole('main').focus();
    await press('the screen', 'Shift');
    await columnRow(page, 'id').click();
    await press('columns', 'ArrowDown', 17);
    // The selection is a navigation, which must not put the list back to where it was.
    await columnRow(page, 'joined_on').and(page.locator('[aria-selected="true"]')).waitFor();
    found.push(...(await lookAt(page, ['focus'])));
    await press('columns', 'Home');
    await press('columns', 'End');
    await page.keyboard.press('F6');
    await page.getByRole('grid', { name: 'Rows of customers' }).getByRole('gridcell').nth(2).focus();
    await press('rows', 'ArrowRight', 12);
    await press('rows', 'PageDown', 3);
    await press('rows', 'Control+End');
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Search or run a command' }).waitFor();
    await press('the palette', 'ArrowDown', 20);
    await press('the palette', 'Escape');

    expect(found).toEqual([]);
  }, 240_000);

  it('of rows that Shift and a click select is not on their text', async () => {
    const { page } = await studio.open('/');
    await openTemplate(mouse(page), 'Shop');

    await columnRow(page, 'first_name').click();
    await columnRow(page, 'email').click({ modifiers: ['Shift'] });

    await columnRow(page, 'last_name').and(page.locator('[aria-selected="true"]')).waitFor();
    expect(await selectedText(page)).toBe('');
  }, 120_000);
});

function selectedText(page: Page): Promise<string> {
  return page.evaluate(() => getSelection()?.toString() ?? '');
}

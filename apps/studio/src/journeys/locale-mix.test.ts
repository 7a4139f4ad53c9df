import { expect, it } from 'vitest';
import { describeInBrowser, useStudio } from './browser-for-tests.ts';
import { openTemplate } from './designer-for-tests.ts';
import { mouse } from './hands-for-tests.ts';

describeInBrowser('the locales of a schema', () => {
  const studio = useStudio(undefined, { hasScrollbars: true });

  it('are added by touch on a phone, from a list that is in sight', async () => {
    const phone = { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true };
    const { page } = await studio.open('/', phone);
    await openTemplate(mouse(page), 'Shop');

    await page.getByRole('button', { name: /^Locales and seed/ }).tap();
    const field = page.getByRole('combobox', { name: 'Add a locale' });
    await field.tap();
    await page.keyboard.type('ja_JP');
    const option = page.getByRole('option', { name: 'ja_JP' });
    await option.waitFor();
    const list = await page.getByRole('listbox').boundingBox();
    await option.tap();

    await page.getByRole('slider', { name: 'Share of ja_JP' }).waitFor();
    expect(list?.x).toBeGreaterThanOrEqual(0);
    expect((list?.x ?? 0) + (list?.width ?? 0)).toBeLessThanOrEqual(360);
    expect((list?.y ?? 0) + (list?.height ?? 0)).toBeLessThanOrEqual(780);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(780);
  }, 120_000);

  it('are written one after the other into a field that has the focus and is empty', async () => {
    const { page } = await studio.open('/');
    await openTemplate(mouse(page), 'Shop');

    const mix = page.getByRole('button', { name: /^Locale mix/ });
    await mix.click();
    const field = page.getByRole('combobox', { name: 'Add a locale' });
    await field.fill('ja_JP');
    await field.press('Enter');
    await page.getByRole('slider', { name: 'Share of ja_JP' }).waitFor();
    expect(await field.inputValue()).toBe('');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await field.waitFor({ state: 'hidden' });
    await mix.click();

    await expect.poll(() => field.evaluate((own) => own === document.activeElement)).toBe(true);
  }, 120_000);

  it('stand in a list without empty scrollbars', async () => {
    const { page } = await studio.open('/');
    await openTemplate(mouse(page), 'Shop');
    await page.getByRole('button', { name: /^Locale mix/ }).click();

    await page.getByRole('combobox', { name: 'Add a locale' }).fill('ja_JP');
    await page.getByRole('option', { name: 'ja_JP' }).waitFor();

    const bars = await page.getByRole('listbox').evaluate((list) =>
      [list, ...list.querySelectorAll<HTMLElement>('*')]
        .filter((part) => part instanceof HTMLElement)
        .map((part) => part.offsetWidth - part.clientWidth + part.offsetHeight - part.clientHeight)
        .filter((room) => room > 4),
    );
    expect(bars).toEqual([]);
  }, 120_000);
});

import { expect, it } from 'vitest';
import { describeInBrowser, useStudio } from './browser-for-tests.ts';
import { columnRow, openTemplate } from './designer-for-tests.ts';
import { keysOnly } from './keys-for-tests.ts';

describeInBrowser('what only keys do', () => {
  const studio = useStudio();

  it('copies a link to the schema by the palette, which opens the same schema in another tab', async () => {
    const { page, context, openTab } = await studio.open('/');
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openTemplate(keysOnly(page), 'Shop');

    await page.keyboard.press('ControlOrMeta+K');
    await page.getByRole('combobox', { name: 'Search or run a command' }).waitFor();
    await page.keyboard.type('copy a link');
    await page.getByRole('option', { name: 'Copy a link to this schema' }).waitFor();
    await page.keyboard.press('Enter');
    await page.getByText('Link copied').waitFor();
    const link = new URL(await page.evaluate(() => navigator.clipboard.readText()));
    const tab = await openTab(`${link.pathname}${link.hash}`);

    await columnRow(tab, 'email').waitFor();
    expect(new URL(tab.url()).pathname).not.toBe(new URL(page.url()).pathname);
  }, 120_000);

  it('comes past the bars to the screen by its first stop, and goes to screens by two keys', async () => {
    const { page } = await studio.open('/');

    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const isAtMain = await page.evaluate(() => document.activeElement?.id);
    for (const [key, path] of [
      ['n', '/generators'],
      ['l', '/locales'],
      ['f', '/files'],
      ['s', '/'],
    ] as const) {
      await page.keyboard.press('g');
      await page.keyboard.press(key);
      await expect.poll(() => new URL(page.url()).pathname).toBe(path);
    }

    expect(isAtMain).toBe('main');
  }, 120_000);

  it('takes what is typed while the palette is on its way', async () => {
    const { page } = await studio.open('/settings');
    let open: (() => void) | undefined;
    const gate = new Promise<void>((done) => {
      open = done;
    });
    await page.route(/\/palette-[^/]*\.js$/, async (route) => {
      await gate;
      await route.continue();
    });
    await page.reload();
    await page.getByRole('heading', { name: 'Settings' }).waitFor();

    await page.keyboard.press('ControlOrMeta+K');
    await page.keyboard.type('go to filess');
    await page.keyboard.press('Backspace');
    open?.();
    const field = page.getByRole('combobox', { name: 'Search or run a command' });
    await field.waitFor();
    await expect.poll(() => field.inputValue()).toBe('go to files');
    await page.keyboard.type(' !');

    expect(await field.inputValue()).toBe('go to files !');
    expect(new URL(page.url()).pathname).toBe('/settings');
  }, 120_000);
});

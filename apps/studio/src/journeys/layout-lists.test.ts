import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { describeInBrowser, useStudio } from './browser-for-tests.ts';
import { openTemplate } from './designer-for-tests.ts';
import { mouse } from './hands-for-tests.ts';
import { scriptOfChecks } from './layout/layout-checks-for-tests.ts';
import { type Stop, Tour } from './layout/tour-for-tests.ts';

const palette: Stop = {
  name: 'the palette',
  open: async (page) => {
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Search or run a command' }).waitFor();
    await page.keyboard.press('ArrowDown');
  },
};
const emptyPalette: Stop = {
  name: 'the palette without a hit',
  open: async (page) => {
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Search or run a command' }).fill('xyzzyplugh');
  },
};
const help: Stop = { name: 'the keys', open: (page) => page.keyboard.press('?') };

describeInBrowser('the layout of lists', () => {
  const studio = useStudio(undefined, { hasScrollbars: true });

  it('holds in every width', async () => {
    const { page } = await studio.open('/', { reducedMotion: 'reduce', script: await scriptOfChecks() });
    const tour = new Tour(page);
    const goTo = (path: string) => page.goto(new URL(path, studio.url()).href);

    await tour.visit('home', [words('email, name, city, country, phone, company, price 10–50, created at')]);
    await openTemplate(mouse(page), 'Shop');
    await goTo('/');
    await tour.visit('home with a schema', [palette, emptyPalette, help]);
    await drop(page, 'people.csv', 'id,name,country\n1,Ada,DE\n2,Bo,FR\n3,Cy,ES\n');
    await page.getByRole('heading', { name: /people\.csv/ }).waitFor();
    await tour.visit('what was found in a file');
    await goTo('/generators');
    await tour.visit('generators', [select('Locale')]);
    await goTo('/generators/person.firstName');
    await tour.visit('a generator');
    await goTo('/generators?q=xyzzy');
    await tour.visit('no generator');
    await goTo('/locales');
    await tour.visit('locales');
    await goTo('/locales/ja_JP');
    await tour.visit('a locale');
    await goTo('/files');
    await tour.visit('content types');
    await drop(page, 'people.csv', 'id,name\n1,Ada\n2,Bo\n');
    await page.getByRole('article').waitFor();
    await tour.visit('a file');
    await goTo('/settings');
    await tour.visit('settings');
    await goTo('/settings/licences');
    await tour.visit('licences');
    await goTo('/nowhere');
    await tour.visit('nothing');
    await goTo('/schemas/sch_nowhere');
    await tour.visit('no schema');

    expect(tour.found).toEqual([]);
  }, 400_000);
});

/** Words in the box of the first screen, with the rows that come of them. */
function words(text: string): Stop {
  const field = (page: Page) => page.getByRole('main').locator('form').getByRole('textbox').first();
  return {
    name: 'words',
    open: async (page) => {
      await field(page).fill(text);
      await page.getByRole('columnheader', { name: 'company' }).first().waitFor();
    },
    close: (page) => field(page).fill(''),
  };
}

/** A list of options, with one that was gone to by a key. */
function select(name: string): Stop {
  return {
    name: `the list of ${name}`,
    open: async (page) => {
      const field = page.getByRole('combobox', { name }).first();
      if ((await field.count()) === 0 || !(await field.isVisible())) return false;
      await field.click();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowDown');
      return true;
    },
  };
}

async function drop(page: Page, name: string, text: string): Promise<void> {
  await page.locator('input[type="file"]').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
}

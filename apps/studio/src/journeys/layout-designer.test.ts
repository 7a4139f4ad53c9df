import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { describeInBrowser, useStudio } from './browser-for-tests.ts';
import { openTemplate } from './designer-for-tests.ts';
import { mouse } from './hands-for-tests.ts';
import { scriptOfChecks } from './layout/layout-checks-for-tests.ts';
import { type Stop, Tour } from './layout/tour-for-tests.ts';

/** Names and values that are longer than what has room for them. */
const long = `populace: 1
name: A schema whose name is longer than any bar that it stands in
locale: { en_US: 40, de_DE: 30, ja_JP: 20, ar_EG: 10 }
tables:
  identifiers_of_everything_that_was_ever_registered:
    rows: 123456
    columns:
      handle: nanoid
      a_column_with_a_name_that_no_list_has_room_for: { generator: choice, values: { Please ring twice and wait: 3, It is a present: 1 } }
      total: number.integer
      sum: { formula: "total * 2 + total * 3 + total * 4 + total * 5 + total * 6" }
      born: date.birthdate
  hidden_table:
    hidden: true
    rows: 3
    columns: { id: sequence }
`;

/** Seeds that are the same in every run: how many lines a profile has depends on the rows. */
const SEEDS_IN_TURN = `{
  const draw = crypto.getRandomValues.bind(crypto);
  let seed = 0;
  crypto.getRandomValues = (words) => (words instanceof Uint32Array ? words.fill(++seed) : draw(words));
}`;

describeInBrowser('the layout of the Designer', () => {
  const studio = useStudio(undefined, { hasScrollbars: true });

  it('holds in every width', async () => {
    const script = `${await scriptOfChecks()}\n${SEEDS_IN_TURN}`;
    const { page } = await studio.open('/', { reducedMotion: 'reduce', script });
    const tour = new Tour(page);
    const goTo = (path: string) => page.goto(new URL(path, studio.url()).href);
    await openTemplate(mouse(page), 'Shop');
    const shop = new URL(page.url()).pathname;
    for (let seeds = 0; seeds < 3; seeds++) await page.keyboard.press('w');

    await goTo(`${shop}?table=customers`);
    await rowsAreThere(page);
    await tour.visit('a table');
    await tour.openAll('a table');
    await goTo(`${shop}?table=customers&columns=["email"]`);
    await rowsAreThere(page);
    await tour.visit('a column', [gallery]);
    await tour.openAll('a column', '[data-pane]:has(h2):not([aria-label^="Columns"])');
    await goTo(`${shop}?table=customers&columns=["first_name","email"]`);
    await tour.visit('several columns');
    await goTo(`${shop}?table=orders&columns=["customer_id"]`);
    await tour.visit('a reference');
    await tour.openAll('a reference', '[data-pane][aria-label="Inspector"]', [1440]);
    await goTo(`${shop}?table=orders&pane=preview`);
    await rowsAreThere(page);
    await tour.visit('rows', [cellMenu]);
    await goTo(`${shop}?table=customers&columns=["email"]&pane=profile`);
    await tour.visit('a profile', [], [360]);
    await goTo(`${shop}?table=customers&columns=["email"]&explain=3`);
    await page.getByRole('dialog').first().waitFor();
    await tour.visit('an explanation');

    expect(tour.found).toEqual([]);
  }, 400_000);

  it('holds where names are long and texts are wrong', async () => {
    const { page } = await studio.open('/', { reducedMotion: 'reduce', script: await scriptOfChecks() });
    const tour = new Tour(page);
    const goTo = (path: string) => page.goto(new URL(path, studio.url()).href);
    const schema = await openText(page, long);

    await goTo(`${schema}?columns=["handle"]`);
    await rowsAreThere(page);
    await tour.visit('long names');
    await goTo(`${schema}?columns=["a_column_with_a_name_that_no_list_has_room_for"]`);
    await tour.visit('long values');
    await goTo(`${schema}?columns=["sum"]`);
    await tour.visit('a formula');
    await goTo(studio.url());
    const broken = await openText(page, long.replace('locale: {', 'locale: [').replace('rows: 3', 'rows: three'));
    await goTo(broken);
    await tour.visit('a text that can not be read');
    await goTo(studio.url());
    const wrong = await openText(page, long.replace('handle: nanoid', 'handle: nanoidd'));
    await goTo(`${wrong}?columns=["handle"]`);
    await tour.visit('a problem');

    expect(tour.found).toEqual([]);
  }, 400_000);
});

const gallery: Stop = {
  name: 'the gallery',
  open: async (page, width) => {
    if (width === 360) return false;
    await page.getByRole('button', { name: 'internet.email', exact: true }).first().click();
    await page.getByRole('listbox', { name: 'Generators' }).getByRole('option').first().waitFor();
    return true;
  },
};

const cellMenu: Stop = {
  name: 'the menu of a cell',
  open: async (page) => {
    await page.getByRole('grid', { name: 'Rows of orders' }).getByRole('gridcell').nth(3).click({ button: 'right' });
    await page.getByRole('menu').waitFor();
  },
};

/** Waits until the preview has rows; a phone may show another pane. */
async function rowsAreThere(page: Page): Promise<void> {
  await page.getByRole('grid').first().getByRole('row').nth(1).waitFor();
}

async function openText(page: Page, text: string): Promise<string> {
  const file = { name: 'long.yaml', mimeType: 'text/yaml', buffer: Buffer.from(text) };
  await page.locator('input[type="file"]').setInputFiles(file);
  await page.waitForURL(/\/schemas\/sch_/);
  return new URL(page.url()).pathname.replace(/\/code$/, '');
}

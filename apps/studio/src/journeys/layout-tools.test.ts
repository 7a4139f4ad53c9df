import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { describeInBrowser, useStudio } from './browser-for-tests.ts';
import { openTemplate } from './designer-for-tests.ts';
import { mouse } from './hands-for-tests.ts';
import { scriptOfChecks } from './layout/layout-checks-for-tests.ts';
import { type Stop, Tour } from './layout/tour-for-tests.ts';
import { openTill } from './till-for-tests.ts';

describeInBrowser('the layout of the views of a schema', () => {
  const studio = useStudio(undefined, { hasScrollbars: true });

  it('holds in every width', async () => {
    const look = { reducedMotion: 'reduce', writesFiles: true, script: await scriptOfChecks() } as const;
    const { page } = await studio.open('/', look);
    const tour = new Tour(page);
    const goTo = (path: string) => page.goto(new URL(path, studio.url()).href);
    await openTemplate(mouse(page), 'Shop');
    const shop = new URL(page.url()).pathname;
    await goTo('/');
    const till = await openTill(page);

    await goTo(`${shop}?table=products&columns=["price"]`);
    await page.getByRole('region', { name: 'Inspector' }).waitFor();
    await tour.visit('a number', [worlds], [900, 1440]);
    await tour.openAll('a number', '[data-pane][aria-label="Inspector"]', [360, 1440]);
    await goTo(`${till}?table=receipts&columns=["method"]`);
    await tour.visit('cases', [], [360, 1440]);
    await tour.openAll('cases', '[data-pane][aria-label="Inspector"]', [360, 1440]);
    await goTo(`${shop}/code`);
    await page.locator('.cm-content').waitFor();
    await tour.visit('the code', [completions, find]);
    await goTo(`${shop}/diagram`);
    await page.locator('.react-flow__node').first().waitFor();
    await tour.visit('the diagram', [reference]);
    await goTo(`${shop}/export`);
    await page.getByRole('button', { name: /^Save/ }).waitFor();
    await tour.visit('the export', [], [360]);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole('button', { name: /^SQL/ }).first().click();
    await tour.visit('the export as SQL');
    await tour.openAll('the export', '[role="dialog"]', [360, 1440]);
    await page.getByRole('button', { name: /^Save/ }).click();
    await page.getByText(/ is saved: /).waitFor();
    await tour.visit('the export, saved', [], [360, 900]);
    await page.getByRole('button', { name: 'Close' }).click();
    await tour.visit('the chip of exports');
    await tour.openAll('the chip of exports', '[aria-label="Schema"]');

    expect(tour.found).toEqual([]);
  }, 400_000);
});

const completions: Stop = {
  name: 'completions',
  open: async (page) => {
    await page.locator('.cm-content').click();
    await page.keyboard.press('Control+End');
    await page.keyboard.type('\n  more:\n    columns:\n      one: per');
    await page.keyboard.press('Control+Space');
    await page.locator('.cm-tooltip-autocomplete').waitFor();
  },
  close: async (page) => {
    await page.keyboard.press('Escape');
    for (let undone = 0; undone < 4; undone++) await page.keyboard.press('Control+z');
  },
};

const find: Stop = {
  name: 'search and replace',
  open: async (page) => {
    await page.locator('.cm-content').click();
    await page.keyboard.press('Control+f');
    await page.locator('.cm-search').waitFor();
    await page.keyboard.type('person');
  },
};

const reference: Stop = {
  name: 'a reference',
  open: async (page, width) => {
    // A narrow page shows a part of the canvas, which is moved by hand.
    if (width < 1440) return false;
    await page.locator('.react-flow__edge').first().focus();
    await page.keyboard.press('Enter');
    return true;
  },
};

const worlds: Stop = {
  name: 'two worlds',
  open: async (page: Page) => {
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Search or run a command' }).fill('compare two');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').getByRole('row').nth(3).waitFor();
  },
};

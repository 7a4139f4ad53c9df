import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { describeInBrowser, useStudio } from './browser-for-tests.ts';
import { checked } from './designer-for-tests.ts';
import { openExport } from './exports-for-tests.ts';
import { type Hands, mouse, ways } from './hands-for-tests.ts';

/** Some seconds of work on one core. */
const some = 3_000_000;
/** Longer than any test. */
const many = 100_000_000;

const schemaOf = (rows: number) => `populace: 1
name: Corner shop
tables:
  many:
    rows: ${rows}
    columns:
      id: sequence
      word: lorem.word
`;

describeInBrowser('an export whose dialog is closed', () => {
  const studio = useStudio();

  it.each(ways)(
    'goes on in the schema bar, where only Cancel ends it, and its file is removed, $way',
    async ({ handsOn, way }) => {
      const { page } = await studio.open('/', { writesFiles: true });
      const hands = handsOn(page);
      await openSchema(page, many);
      const dialog = await startExport(hands);

      if (way === 'by the mouse') await dialog.getByRole('button', { name: 'Close' }).click();
      else await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
      const chip = chipOf(page);
      await chip.filter({ hasText: /many\.csv\s*\d+/ }).waitFor();
      await hands.press(chip);
      await listOf(page)
        .getByText(/of 100,000,000 rows/)
        .waitFor();
      await hands.press(listOf(page).getByRole('button', { name: 'Cancel' }));

      await listOf(page)
        .getByText(/^Cancelled after [\d,]+ rows\. The unfinished many\.csv was removed\.$/)
        .waitFor();
      await expect.poll(() => filesOf(page)).toEqual([]);
      await hands.press(listOf(page).getByRole('button', { name: 'Clear the list' }));
      await chip.waitFor({ state: 'detached' });
    },
    240_000,
  );

  it('tells its end where it is, and once to readers of the screen, and can be made again', async () => {
    const { page } = await studio.open('/', { writesFiles: true });
    await watchAnnouncements(page);
    await openSchema(page, some);
    const dialog = await startExport(mouse(page));

    await dialog.getByRole('button', { name: 'Close' }).click();
    await chipOf(page).filter({ hasText: 'many.csv saved' }).waitFor();
    await expect.poll(() => announcements(page), { timeout: 10_000 }).toEqual(['Saving many.csv', 'many.csv saved']);
    await chipOf(page).click();
    await listOf(page)
      .getByText(/^3,000,000 rows · /)
      .waitFor();
    await listOf(page).getByRole('button', { name: 'Export many.csv again' }).click();

    await listOf(page).getByRole('progressbar', { name: 'Saving many.csv' }).waitFor();
    await listOf(page).getByRole('button', { name: 'Cancel' }).click();
  }, 240_000);

  it('waits for the one that runs, and copies its command', async () => {
    const { page, context } = await studio.open('/', { writesFiles: true });
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const hands = mouse(page);
    await openSchema(page, many);
    const dialog = await startExport(hands);
    await dialog.getByRole('button', { name: 'Close' }).click();

    const second = await openExport(hands);
    await second.getByRole('textbox', { name: 'Rows of many' }).fill('10');
    await second.getByRole('button', { name: /^Save/ }).click();
    await second.getByText('Waits for many.csv.').waitFor();
    await page.keyboard.press('Escape');
    await chipOf(page).click();
    await listOf(page).getByRole('button', { name: 'Cancel', exact: true }).click();
    await listOf(page)
      .getByText(/^10 rows · /)
      .waitFor();
    const done = listOf(page)
      .getByRole('listitem')
      .filter({ hasText: /^many\.csv10 rows/ });
    await done.getByRole('button', { name: 'Copy the command for many.csv' }).click();

    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe('npx populace generate corner-shop.yaml --table many --from 0 --take 10 --out many.csv');
  }, 240_000);

  it('is asked about before the page is left', async () => {
    const { page } = await studio.open('/', { writesFiles: true });
    const hands = mouse(page);
    await openSchema(page, many);
    const dialog = await startExport(hands);
    await dialog.getByRole('button', { name: 'Close' }).click();
    const asked: string[] = [];
    page.on('dialog', (own) => {
      asked.push(own.type());
      void own.accept();
    });

    await page.reload();

    expect(asked).toEqual(['beforeunload']);
    await page.getByRole('region', { name: 'Problems' }).waitFor();
    await page.reload();
    expect(asked).toHaveLength(1);
  }, 240_000);
});

async function openSchema(page: Page, rows: number): Promise<void> {
  const file = { name: 'many.yaml', mimeType: 'text/yaml', buffer: Buffer.from(schemaOf(rows)) };
  await page.locator('input[type="file"]').setInputFiles(file);
  await checked(page);
}

async function startExport(hands: Hands): Promise<Locator> {
  const dialog = await openExport(hands);
  await hands.press(dialog.getByRole('button', { name: /^Save/ }));
  await dialog.getByRole('progressbar').waitFor();
  return dialog;
}

function chipOf(page: Page): Locator {
  return page.getByRole('region', { name: 'Schema' }).getByRole('button', { name: /many\.csv/ });
}

function listOf(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Exports' });
}

function filesOf(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const names: string[] = [];
    const folder = await navigator.storage.getDirectory();
    for await (const name of folder.keys()) names.push(name);
    return names;
  });
}

/** Notes what the live region of the app says of files, each time that it says something else. */
async function watchAnnouncements(page: Page): Promise<void> {
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(globalThis, { __heard: heard });
    const region = document.querySelector('.visually-hidden[role="status"]');
    new MutationObserver(() => {
      const words = region?.textContent ?? '';
      if (words.includes('many.csv')) heard.push(words);
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
}

async function announcements(page: Page): Promise<readonly string[]> {
  const heard = await page.evaluate((): unknown => Reflect.get(globalThis, '__heard'));
  const words = Array.isArray(heard) ? heard.map(String) : [];
  return words.filter((one, index) => one !== words[index - 1]);
}

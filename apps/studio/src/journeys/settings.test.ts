import { readFileSync } from 'node:fs';
import { AxeBuilder } from '@axe-core/playwright';
import { unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { describeInBrowser, useStudio } from './browser-for-tests.ts';
import { checked } from './designer-for-tests.ts';

describeInBrowser('the settings', () => {
  const studio = useStudio();

  it('name every source of the sample data and every package, with the texts of their licences', async () => {
    const { page } = await studio.open('/settings');

    await page.getByRole('link', { name: 'Show licences and credits' }).click();

    const data = page.getByRole('region', { name: 'Sample data' });
    await data.getByText('Contains data from GeoNames, CC BY 4.0, changed').first().waitFor();
    await data
      .getByText(/tables, for .*de_DE/)
      .first()
      .click();
    await data
      .getByText(/^de_DE: \w+/)
      .first()
      .waitFor();
    const code = page.getByRole('region', { name: /^Code of \d+ packages$/ });
    const react = code.getByRole('listitem').filter({ hasText: /^react \d/ });
    await react.getByText(/^react \d/).click();
    await react.getByText('Permission is hereby granted', { exact: false }).waitFor();
    expect((await new AxeBuilder({ page }).analyze()).violations.map(({ id }) => id)).toEqual([]);
  });

  it('keep everything until a second, other press, and offer all as a ZIP before', async () => {
    const { page, download } = await studio.open('/');
    await page.getByRole('button', { name: 'Shop', exact: true }).click();
    await checked(page);
    await page.keyboard.press('w');
    await page.getByText('Saved in this browser').waitFor();
    await page.goto(`${studio.url()}settings`);

    const archive = await download(() => page.getByRole('button', { name: 'Save all as a ZIP' }).click());
    await page.getByRole('button', { name: 'Delete everything…' }).click();
    await page.getByText('1 schema will be gone for good.', { exact: false }).waitFor();
    // The same key pressed twice must not delete.
    await page.keyboard.press('Enter');

    await page.getByRole('button', { name: 'Delete everything…' }).waitFor();
    await page.goto(studio.url());
    await page.getByRole('link', { name: /Corner shop/ }).waitFor();
    expect(Object.keys(unzipSync(readFileSync(archive)))).toEqual(['corner-shop.yaml']);
  });

  it('delete all that the browser keeps, what was deleted before too', async () => {
    const { page } = await studio.open('/', { keepsItself: true });
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.getByRole('button', { name: 'Shop', exact: true }).click();
    await checked(page);
    await page.keyboard.press('w');
    await page.getByText('Saved in this browser').waitFor();
    await page.goto(studio.url());
    await page.getByRole('button', { name: 'More of Corner shop' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('status').getByRole('button', { name: 'Undo' }).waitFor();
    await page.goto(`${studio.url()}settings`);
    await page.getByText('Dark', { exact: true }).click();
    expect(await page.evaluate(whatIsKept)).toMatchObject({ drafts: 1, named: ['populace.appearance'], workers: 1 });

    await page.getByRole('button', { name: 'Delete everything…' }).click();
    await page.getByRole('button', { name: 'Delete for good' }).click();

    await page.getByRole('heading', { name: 'Everything is deleted' }).waitFor();
    expect(await page.evaluate(whatIsKept)).toEqual({ drafts: 0, named: [], caches: [], workers: 0 });
    await page.getByRole('button', { name: 'Open the Studio anew' }).click();
    await page.getByText('No schemas yet', { exact: false }).waitFor();
    expect(await page.evaluate(() => document.documentElement.dataset['mantineColorScheme'])).toBe('light');
  });
});

/** What the Studio keeps in the browser. */
async function whatIsKept() {
  const names = [localStorage, sessionStorage].flatMap((storage) => Object.keys(storage));
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const asked = indexedDB.open('populace');
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error);
  });
  const drafts = await new Promise<number>((resolve) => {
    const asked = database.transaction('drafts').objectStore('drafts').count();
    asked.onsuccess = () => resolve(asked.result);
  });
  database.close();
  return {
    drafts,
    named: names.filter((name) => name.startsWith('populace.')),
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  };
}

import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { describeInBrowser, useStudio } from './browser-for-tests.ts';
import { checked } from './designer-for-tests.ts';
import { dropFiles } from './dropped-files-for-tests.ts';

describeInBrowser('the schemas of the browser', () => {
  const studio = useStudio();

  it('are those that somebody changed: a look at a template keeps none', async () => {
    const { page } = await studio.open('/');

    await openTemplate(page);
    await page.getByText('Not changed yet').waitFor();
    await page.goBack();
    await page.getByText('No schemas yet', { exact: false }).waitFor();
    await openTemplate(page);
    await page.reload();
    await checked(page);
    await page.keyboard.press('w');
    await page.getByText('Saved in this browser').waitFor();
    await page.goto(studio.url());

    await page.getByRole('link', { name: 'Corner shop' }).waitFor();
    expect(await namesOf(page)).toEqual(['Corner shop']);
  }, 120_000);

  it('are copied, renamed, deleted and brought back where they are listed', async () => {
    const { page } = await studio.open('/');
    await dropFiles(page, {
      'a.yaml': schemaOf('Alpha'),
      'b.json': Buffer.from('{"populace":1,"name":"Beta","tables":{}}'),
    });
    await page.getByText('2 schemas are kept.').waitFor();

    await choose(page, 'Alpha', 'Duplicate');
    await page.getByRole('link', { name: 'Alpha copy' }).waitFor();
    await choose(page, 'Alpha copy', 'Rename');
    await page.keyboard.type('Gamma');
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: 'Gamma' }).waitFor();
    await choose(page, 'Beta', 'Delete');
    await page.getByText('Beta deleted.').waitFor();
    await page.reload();
    await page.getByText('Recently deleted (1)').click();
    await page.getByRole('button', { name: 'Restore Beta' }).click();
    await page.getByText('Recently deleted', { exact: false }).waitFor({ state: 'hidden' });

    expect((await namesOf(page)).toSorted()).toEqual(['Alpha', 'Beta', 'Gamma']);
  }, 120_000);

  it('come back from the ZIP in which all were saved, but not twice', async () => {
    const { page, download } = await studio.open('/');
    await dropFiles(page, { 'a.yaml': schemaOf('Alpha'), 'b.yaml': schemaOf('Beta') });
    await page.getByText('2 schemas are kept.').waitFor();
    await page.goto(`${studio.url()}settings`);
    const archive = await download(() => page.getByRole('button', { name: 'Save all as a ZIP' }).click());
    await page.goto(studio.url());
    await choose(page, 'Beta', 'Delete');
    await page.getByText('Beta deleted.').waitFor();

    await dropFiles(page, { 'backup.zip': readFileSync(archive) });
    await page.getByText('1 schema restored. 1 was here already.').waitFor();

    expect((await namesOf(page)).toSorted()).toEqual(['Alpha', 'Beta']);
  }, 120_000);

  it('are none where a file is neither a schema nor rows', async () => {
    const { page } = await studio.open('/');

    await dropFiles(page, { 'ddl.sql': Buffer.from('CREATE TABLE customers (id serial primary key);') });

    await page
      .getByText('ddl.sql is SQL. Only CSV, TSV and lists of rows in JSON are read', { exact: false })
      .waitFor();
    await page.getByText('No schemas yet', { exact: false }).waitFor();
  }, 120_000);
});

function schemaOf(name: string): Buffer {
  return Buffer.from(`populace: 1\nname: ${name}\ntables:\n  t: { rows: 1, columns: { id: sequence } }\n`);
}

async function openTemplate(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Shop', exact: true }).click();
  await checked(page);
}

async function choose(page: Page, name: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `More of ${name}`, exact: true }).click();
  const menu = page.getByRole('menu', { name: `More of ${name}`, exact: true });
  await menu.getByRole('menuitem', { name: action }).click();
}

/** The names of the schemas that are listed. */
function namesOf(page: Page): Promise<readonly string[]> {
  return page.getByRole('region', { name: 'Recent' }).getByRole('link').allTextContents();
}

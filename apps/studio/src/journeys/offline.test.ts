import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { afterAll, expect, it } from 'vitest';
import { describeInBrowser, useStudio } from './browser-for-tests.ts';
import { generated } from './command-line-for-tests.ts';
import { checked, openTemplate } from './designer-for-tests.ts';
import { chooseFormat, chooseTables, downloadText, openExport, saveDownload } from './exports-for-tests.ts';
import { ways } from './hands-for-tests.ts';
import { cellOf, shownRow } from './rows-for-tests.ts';
import type { Visit } from './visit-for-tests.ts';

const apps = fileURLToPath(new URL('../../../', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'populace-offline-'));
const served = join(folder, 'studio');

/** A copy as in the published package, whose files a test may change. */
function copyPackage(): string {
  mkdirSync(join(folder, 'dist'));
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  cpSync(join(apps, 'cli/dist/cli.js'), join(folder, 'dist/cli.js'));
  cpSync(join(apps, 'studio/dist/app'), served, { recursive: true });
  return join(folder, 'dist/cli.js');
}

/** Changes a served file. */
function change(name: string, edit: (text: string) => string): void {
  writeFileSync(join(served, name), edit(readFileSync(join(served, name), 'utf8')));
}

/** Puts another version of the Studio where it is served, which has another title. */
function bringVersion(name: string): void {
  change('index.html', (text) => text.replace(/<title>[^<]*/, `<title>${name}`));
  change('service-worker.js', (text) => text.replace(/"version":"[^"]*"/, `"version":"${name}"`));
}

/** Waits until all files are kept and the page gets them from there. */
async function kept(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { serviceWorker } = navigator;
    await serviceWorker.ready;
    if (serviceWorker.controller === null)
      await new Promise((resolve) => serviceWorker.addEventListener('controllerchange', resolve, { once: true }));
  });
}

const versions = (page: Page): Promise<readonly string[]> => page.evaluate(() => caches.keys());

/** Has the browser look for another version, and waits until that is here and waits. */
async function awaitUpdate(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    const { installing } = registration;
    if (installing !== null && registration.waiting === null)
      await new Promise<void>((resolve) => {
        installing.addEventListener('statechange', () => {
          if (installing.state === 'installed') resolve();
        });
      });
  });
}

describeInBrowser('the Studio without network', () => {
  const studio = useStudio(copyPackage);
  afterAll(() => rmSync(folder, { recursive: true }));

  const open = (path: string): Promise<Visit> => studio.open(path, { keepsItself: true });

  it('opens any screen once it was loaded, and has every program and table', async () => {
    const { page, allow, setOffline } = await open('/');
    allow(/nothing\.js/);
    await kept(page);

    await setOffline(true);
    await page.goto(new URL('/generators/person.fullName', studio.url()).href);

    await page.getByRole('main').waitFor();
    expect(await page.evaluate(() => fetch('/nothing.js').catch(({ name }) => name))).toBe('TypeError');
    const scripts = readFileSync(join(served, 'service-worker.js'), 'utf8').match(/\/assets\/[\w-]+\.js/g) ?? [];
    expect(scripts.length).toBeGreaterThan(10);
    const lengths = await page.evaluate(
      (paths) => Promise.all(paths.map(async (path) => (await (await fetch(path)).text()).length)),
      scripts,
    );
    expect(Math.min(...lengths)).toBeGreaterThan(0);
  });

  it.each(ways)(
    'makes rows, takes changes and writes files, as the command line writes them, $way',
    async ({ handsOn }) => {
      const visit = await open('/');
      const { page } = visit;
      const hands = handsOn(page);
      await kept(page);

      await visit.setOffline(true);
      await openTemplate(hands, 'Shop');
      await hands.write(page.getByRole('textbox', { name: 'Seed' }), '31');
      await page.keyboard.press('Enter');
      await checked(page);
      await hands.write(page.getByRole('textbox', { name: 'Go to row' }), '900');
      await page.keyboard.press('Enter');
      await cellOf(page, 900, 'email');
      const row = await shownRow(page, 900);
      const dialog = await openExport(hands);
      await chooseTables(hands, dialog, ['customers']);
      await chooseFormat(hands, dialog, 'CSV');
      const saved = readFileSync(await saveDownload(visit, hands));
      await hands.press(dialog.getByRole('button', { name: 'Close' }));
      const schema = await downloadText(visit, hands);

      const { 'customers.csv': csv } = await generated(schema, 'customers.csv', '--table', 'customers');
      expect(csv?.equals(saved)).toBe(true);
      expect(saved.toString().split('\n')[901]).toContain(row['email']);
    },
    120_000,
  );

  it('shows the newest page while there is network', async () => {
    const { page } = await open('/');
    await kept(page);
    bringVersion('Newer');

    await page.reload();

    expect(await page.title()).toContain('Newer');
  });

  it('lets a newer version wait until the person asks for it', async () => {
    const visit = await open('/');
    await kept(visit.page);
    const before = await versions(visit.page);
    bringVersion('Newest');
    const other = await visit.openTab('/locales');

    await awaitUpdate(visit.page);
    expect(await visit.page.evaluate(async () => (await navigator.serviceWorker.ready).waiting?.state)).toBe(
      'installed',
    );
    const loaded = visit.page.waitForEvent('load');
    await visit.page.getByRole('button', { name: 'Reload to update' }).click();
    await loaded;

    await visit.page.getByRole('main').waitFor();
    await other.getByRole('button', { name: 'Reload to update' }).waitFor();
    expect(await visit.page.getByRole('button', { name: 'Reload to update' }).count()).toBe(0);
    expect(await versions(visit.page)).toEqual([...before, 'populace-files-Newest']);
    await visit.setOffline(true);
    await visit.page.reload();
    expect(await visit.page.title()).toContain('Newest');
  });

  it('keeps nothing of a version that is not whole', async () => {
    const { page } = await open('/');
    await kept(page);
    const before = await versions(page);
    bringVersion('Torn');
    change('service-worker.js', (text) => text.replace('"/favicon.svg"', '"/assets/gone.js","/favicon.svg"'));

    await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      await registration.update();
      const { installing } = registration;
      await new Promise<void>((resolve) => {
        installing?.addEventListener('statechange', () => {
          if (installing.state === 'redundant') resolve();
        });
      });
    });

    expect(await versions(page)).toEqual(before);
    expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state)).toBe('activated');
  });
});
